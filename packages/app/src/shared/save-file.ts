const linkLifetimeMs = 60_000

/** Downloads texts as one file. */
export function saveFile(fileName: string, type: string, texts: Iterable<string>): void {
  const url = URL.createObjectURL(new Blob([...texts], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser may still be reading the file.
  setTimeout(() => URL.revokeObjectURL(url), linkLifetimeMs)
}
