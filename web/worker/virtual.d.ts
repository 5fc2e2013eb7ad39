declare module 'virtual:push-texts' {
  const texts: Record<'it' | 'en', Record<string, string>>
  export default texts
}
