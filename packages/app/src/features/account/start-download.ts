/** Has the browser fetch a file of the portal's own host; the page stays where it is. */
export function startDownload(path: string): void {
  const { pathname, search } = new URL(path, location.origin)
  const link = document.createElement('a')
  link.href = pathname + search
  link.download = ''
  link.click()
}
