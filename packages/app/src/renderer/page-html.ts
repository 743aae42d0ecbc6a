import type { FirstReplies } from '@olympus/api-client/first-replies'

import { keepEarlyUse } from './early-use.ts'

/** What the server replaces with a new nonce in each answer. */
const nonceLater = '%CSP_NONCE%'

interface Style {
  /** Path of the file, relative to the built portal; null without one. */
  readonly name: string | null
  readonly text: string
}

interface Frame {
  /** Content of `#root`. */
  readonly markup: string
  /** Empty if it is a player's data. */
  readonly title: string
  /** See `lazyPart`. */
  readonly parts: readonly string[]
  /** BCP 47. */
  readonly tag: string
}

interface Page extends Frame {
  /** The path with its language, by which the browser recognizes the page: `/de/login`. */
  readonly address: string
  readonly styles: readonly Style[]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Links of styles in the page count as loaded, so that the scripts do not request them again. */
const linked = (name: string) => `<link rel="stylesheet" crossorigin href="/${name}" disabled>`

const inlined = ({ name, text }: Style, nonce: string) =>
  `<style nonce="${nonce}">${text}</style>${name === null ? '' : linked(name)}`

const script = (text: string) => `<script>${text}</script>`

/** The Content-Security-Policy allows no style attributes in HTML, but scripts may set styles. */
const setStyles = `for (const element of document.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style`

function rootOf(markup: string, attributes = ''): string {
  const allowed = markup.replaceAll(' style="', ' data-style="')
  const root = `<div id="root"${attributes}>${allowed}</div>`
  return allowed === markup ? root : root + script(setStyles)
}

const keepEarlyUseScript = `(${keepEarlyUse})()`

/** All inline scripts that this adds to a page. */
export const inlineScripts = [keepEarlyUseScript, setStyles]

function replaced(html: string, from: RegExp, to: string): string {
  if (!from.test(html)) throw new Error(`index.html has no ${from}`)
  // A function, since `$` in a replacement text has a meaning.
  return html.replace(from, () => to)
}

const entry = /<script type="module"[^>]*><\/script>/

const withParts = (template: string, parts: readonly (readonly [RegExp, string])[]) =>
  parts.reduce((html, [from, to]) => replaced(html, from, to), template)

const headOf = ({ tag, title }: Frame) =>
  [
    [/<html lang="[^"]*"/, `<html lang="${tag}"`],
    [/<title>[^<]*<\/title>/, `<title>${title && `${escaped(title)} - `}Olympus</title>`],
  ] as const

interface PageParts {
  /** What comes after the content, before the scripts. */
  readonly after?: string
  readonly nonce: string
}

/** Puts a rendered page and its styles into the built `index.html`. Its scripts come after its content. */
function usablePage(
  template: string,
  { markup, address, styles, ...frame }: Page,
  { after = '', nonce }: PageParts,
): string {
  const [scripts = ''] = entry.exec(template) ?? []
  const shown = frame.parts.length > 0 ? ` data-parts="${[...new Set(frame.parts)].join(' ')}"` : ''
  const root = rootOf(markup, ` data-page="${escaped(address).replaceAll('"', '&quot;')}"${shown}`)
  return withParts(template, [
    ...headOf({ markup, ...frame }),
    [/<link rel="stylesheet"[^>]*>/, styles.map((style) => inlined(style, nonce)).join('')],
    [entry, ''],
    [/<div id="root"><\/div>/, script(keepEarlyUseScript) + root + after + scripts],
  ])
}

/** A page as a visitor sees it first. */
export const pageHtml = (template: string, page: Page): string =>
  usablePage(template, page, { nonce: nonceLater })

interface PlayerPage extends Page {
  /** Of the player; null if it is unknown. */
  readonly timeZone: string | null
  /** See `readFirstReplies`. */
  readonly replies: FirstReplies
  /** Markup that names what the page loads. */
  readonly preloads: string
  readonly nonce: string
}

/** Hides moments, not durations, until the browser shows them in its time zone. */
const hidesTimes = '[data-time-zone=unknown] time:not([datetime^=P]){visibility:hidden}'

/** The page of a player with the replies that it shows. */
export function playerPageHtml(template: string, player: PlayerPage): string {
  const { replies, preloads, nonce, timeZone, ...page } = player
  const data = JSON.stringify(replies).replaceAll('<', String.raw`\u003c`)
  const after = `<script type="application/json" id="first-replies">${data}</script>${preloads}`
  const styles = timeZone === null ? [...page.styles, { name: null, text: hidesTimes }] : page.styles
  const html = usablePage(template, { ...page, styles }, { after, nonce })
  return replaced(
    html,
    /<html lang="[^"]*"/,
    `<html lang="${page.tag}" data-time-zone="${timeZone ?? 'unknown'}"`,
  )
}

/** `inert` is for people. Scripts that fill in forms see that a field cannot be changed yet. */
const unusable = (markup: string) =>
  markup
    .replaceAll(/<(input|textarea)\b/g, '<$1 readonly')
    .replaceAll('<select', '<select aria-disabled="true"')

/**
 * Puts the frame of a player's page into the built `index.html`. React replaces it as soon as it knows the
 * player. Until then nothing in it can be used.
 */
export const frameHtml = (template: string, frame: Frame): string =>
  withParts(template, [
    ...headOf(frame),
    [/<div id="root"><\/div>/, rootOf(`<div inert>${unusable(frame.markup)}</div>`)],
  ])
