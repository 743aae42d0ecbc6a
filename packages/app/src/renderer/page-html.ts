import { firstRepliesMarkup, type FirstReplies } from '@olympus/contract/first-replies'
import { inlineGameIcons, spriteScript } from '@olympus/ui/game-icon/inline-game-icons'
import { media } from '@olympus/ui/theme/media'

import { firstPaintEndId } from '../shared/navigation/first-paint-end-id.ts'
import { keepEarlyUse } from './early-use.ts'
import { usedStyles } from './used-styles.ts'

/** What the server replaces with a new nonce in each answer. */
const nonceLater = '%CSP_NONCE%'

interface Style {
  /** Path of the file, relative to the built portal. */
  readonly name: string
  /** Paths of the files that it is joined from. */
  readonly contains: readonly string[]
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

/**
 * The whole styles. Scripts wait for them, since they may add elements to the page, and the first paint does
 * not, since they come after the content.
 */
const linked = ({ name, contains }: Style) =>
  `<link rel="stylesheet" crossorigin fetchpriority="low" href="/${name}">${contains.map(disabledLink).join('')}`

/** Scripts do not request styles that have a link. */
const disabledLink = (name: string) => `<link rel="stylesheet" href="/${name}" disabled>`

const styleElement = (text: string, nonce: string) => `<style nonce="${nonce}">${text}</style>`

const script = (text: string) => `<script>${text}</script>`

/**
 * The Content-Security-Policy allows no style attributes in HTML, but scripts may set styles. Rules with the
 * same effect apply until then, since a page may be painted before. Values with `&` or `<` wait for the
 * script.
 */
const setStyles =
  `for (const element of document.querySelectorAll('[data-style]')) ` +
  '{ element.style.cssText = element.dataset.style; delete element.dataset.style }'

function elementStyles(root: string): string {
  const texts = new Set([...root.matchAll(/ data-style="([^"&<]*)"/g)].map(([, text = '']) => text))
  return [...texts].map((text) => `[data-style="${text}"]{${text}}`).join('')
}

function rootOf(markup: string, attributes = ''): string {
  const allowed = markup.replaceAll(' style="', ' data-style="')
  const root = `<div id="root"${attributes}>${allowed}</div>`
  return allowed === markup ? root : root + script(setStyles)
}

const keepEarlyUseScript = `(${keepEarlyUse})()`

/** All inline scripts that this adds to a page. */
export const inlineScripts = [keepEarlyUseScript, setStyles, spriteScript]

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
  /** Styles besides those of files. */
  readonly style?: string
  readonly nonce: string
}

const mark = (id: string) => `<template id="${id}"></template>`

/** Follows the content. With a link that names `#root`, Chromium painted parts of it. */
const contentEndId = 'content-end'

const expectLink = (id: string, condition = '') =>
  `<link rel="expect" href="#${id}" blocking="render"${condition && ` media="${condition}"`}>`

/**
 * Holds the first paint. Otherwise Chromium paints an empty page, then its header, and then the content,
 * which may move the header. Browsers that do not know the link paint as they read. See `FirstPaintEnd`.
 */
const holdsPaint = (markup: string) =>
  markup.includes(mark(firstPaintEndId))
    ? expectLink(firstPaintEndId, media.mobile) + expectLink(contentEndId, media.aboveMobile)
    : expectLink(contentEndId)

/** Puts a rendered page and its styles into the built `index.html`. Its scripts come after its content. */
function usablePage(
  template: string,
  { markup: rendered, address, styles, ...frame }: Page,
  { after = '', style = '', nonce }: PageParts,
): string {
  const { markup, symbols } = inlineGameIcons(rendered)
  // Its fonts come before its code.
  const scripts = entry.exec(template)?.[0].replace('<script', '<script fetchpriority="low"') ?? ''
  const shown = frame.parts.length > 0 ? ` data-parts="${[...new Set(frame.parts)].join(' ')}"` : ''
  const root = rootOf(markup, ` data-page="${escaped(address).replaceAll('"', '&quot;')}"${shown}`)
  const links = styles.map(linked).join('')
  return withParts(template, [
    ...headOf({ markup, ...frame }),
    [
      /<link rel="stylesheet"[^>]*>/,
      holdsPaint(markup) + styleElement(usedStyles(styles, root) + elementStyles(root) + style, nonce),
    ],
    [entry, ''],
    [/<div id="root"><\/div>/, script(keepEarlyUseScript) + root + mark(contentEndId) + symbols + after],
    // Inline scripts of the template would wait for styles that come before them.
    [/<\/body>/, `${links}${scripts}</body>`],
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
  const after = firstRepliesMarkup(replies) + preloads
  const style = timeZone === null ? hidesTimes : ''
  const html = usablePage(template, page, { after, style, nonce })
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
export function frameHtml(template: string, frame: Frame): string {
  const root = rootOf(`<div inert>${unusable(frame.markup)}</div>`)
  return withParts(template, [
    ...headOf(frame),
    [/<\/head>/, `${styleElement(elementStyles(root), nonceLater)}</head>`],
    [/<div id="root"><\/div>/, root],
  ])
}
