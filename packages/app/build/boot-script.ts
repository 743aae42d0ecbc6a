import type { Plugin } from 'vite'

import { locales } from '../../contract/src/locales.ts'

const tags = Object.fromEntries(locales.map(({ code, tag }) => [code, tag]))

// Runs before the first paint, so it is small and makes no requests. Storage may be disabled.
const script = `{
const root = document.documentElement
const code = /^\\/(..)(?:\\/|$)/.exec(location.pathname)?.[1] ?? /(?:^|; )locale=(..)/.exec(document.cookie)?.[1]
root.lang = ${JSON.stringify(tags)}[code] ?? root.lang
try {
  for (const name of ['theme', 'banner']) {
    const value = localStorage.getItem('olympus:' + name)
    if (value) root.dataset[name] = value
  }
} catch {}
}`

/** Sets theme, banner and language on `<html>` before the first paint. The server allows its hash. */
export const bootScript = (): Plugin => ({
  name: 'olympus-boot-script',
  transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head-prepend' }],
})
