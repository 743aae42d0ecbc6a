declare module '*.svg?no-inline' {
  const url: string
  export default url
}

declare module '*.svg?raw' {
  const text: string
  export default text
}
