declare module '*.icons' {
  const icons: Record<string, string>
  export default icons
}
declare module 'virtual:manifest' {
  const files: { texts: Record<string, Record<string, string>>; rules: Record<string, Record<string, string>> }
  export default files
}
