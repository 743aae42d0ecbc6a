/** Downloads a file from the portal's own host without leaving the page. */
export function startDownload(path: string): void {
  const { pathname, search } = new URL(path, location.origin)
  const link = document.createElement('a')
  link.href = pathname + search
  link.download = ''
  link.click()
}
