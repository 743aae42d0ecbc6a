import { keepEarlyUse } from './early-use.ts'

interface Style {
  /** Path of the file, relative to the built portal. */
  readonly name: string
  readonly text: string
}

interface Page {
  /** Content of `#root`. */
  readonly markup: string
  readonly title: string
  /** BCP 47. */
  readonly tag: string
  /** The path with its language, by which the browser recognizes the page: `/de/login`. */
  readonly address: string
  readonly styles: readonly Style[]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Links of styles in the page count as loaded, so that the scripts do not request them again. */
const inlined = ({ name, text }: Style) =>
  `<style nonce="%CSP_NONCE%">${text}</style><link rel="stylesheet" crossorigin href="/${name}" disabled>`

const script = (text: string) => `<script nonce="%CSP_NONCE%">${text}</script>`

/** The Content-Security-Policy allows no style attributes in HTML, but scripts may set styles. */
const setStyles = `for (const element of document.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style`

function rootOf(markup: string, address: string): string {
  const allowed = markup.replaceAll(' style="', ' data-style="')
  const root = `${script(`(${keepEarlyUse})()`)}<div id="root" data-page="${address}">${allowed}</div>`
  return allowed === markup ? root : root + script(setStyles)
}

function replaced(html: string, from: RegExp, to: string): string {
  if (!from.test(html)) throw new Error(`index.html has no ${from}`)
  // A function, since `$` in a replacement text has a meaning.
  return html.replace(from, () => to)
}

const entry = /<script type="module"[^>]*><\/script>/

/** Puts a rendered page and its styles into the built `index.html`. Its scripts come after its content. */
export function pageHtml(template: string, { markup, title, tag, address, styles }: Page): string {
  const [scripts = ''] = entry.exec(template) ?? []
  const parts: [RegExp, string][] = [
    [/<html lang="[^"]*"/, `<html lang="${tag}"`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)} - Olympus</title>`],
    [/<link rel="stylesheet"[^>]*>/, styles.map(inlined).join('')],
    [entry, ''],
    [/<div id="root"><\/div>/, rootOf(markup, address) + scripts],
  ]
  return parts.reduce((html, [from, to]) => replaced(html, from, to), template)
}
