import type { Plugin } from 'vite'

// Runs before the first paint, so it is small and makes no requests. Storage may be disabled. The server
// knows the language; reading the cookie would wait for the browser's process.
const script = `{
const root = document.documentElement
try {
  for (const name of ['theme', 'banner']) {
    const value = localStorage.getItem('olympus:' + name)
    if (value) root.dataset[name] = value
  }
} catch {}
}`

/** Sets theme and banner on `<html>` before the first paint. The server allows its hash. */
export const bootScript = (): Plugin => ({
  name: 'olympus-boot-script',
  transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head-prepend' }],
})
