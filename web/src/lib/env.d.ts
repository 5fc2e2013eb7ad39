declare module '*.icons' {
  const icons: Record<string, string>
  export default icons
}
declare module 'virtual:manifest' {
  const files: { texts: Record<string, Record<string, string>>; rules: Record<string, Record<string, string>> }
  export default files
}
declare module 'virtual:tiles' {
  const tiles: import('../boards/zombies/tiledata').TileRow[]
  export default tiles
}
