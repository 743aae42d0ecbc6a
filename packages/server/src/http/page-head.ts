import { defaultLocale, isLocaleCode, type LocaleCode, locales, tagOf } from '@olympus/contract/locales'
import type { OwnText } from '../localized-text.ts'
import { splitLocale } from './portal-redirects.ts'

/** What search engines and link previews say about the portal. */
const descriptions: OwnText = {
  cn: '网络游戏 Olympus 的账号、Olympus Coins 与商城',
  hk: '網絡遊戲 Olympus 的帳號、Olympus Coins 與商店',
  cz: 'Účet, Olympus Coins a obchod online hry Olympus',
  de: 'Konto, Olympus Coins und Shop des Onlinespiels Olympus',
  en: 'Account, Olympus Coins and shop of the online game Olympus',
  es: 'Cuenta, Olympus Coins y tienda del juego en línea Olympus',
  fr: 'Compte, Olympus Coins et boutique du jeu en ligne Olympus',
  it: 'Account, Olympus Coins e negozio del gioco online Olympus',
  pl: 'Konto, Olympus Coins i sklep gry online Olympus',
  tr: 'Çevrim içi oyun Olympus’un hesabı, Olympus Coins ve mağazası',
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const addressOf = (publicUrl: string, code: LocaleCode, path: string) =>
  `${publicUrl}${code === defaultLocale ? '' : `/${code}`}${path === '/' ? '' : path}` || '/'

/** The addresses of a page in every language, for search engines. `path`: without a language. */
function alternates(publicUrl: string, code: LocaleCode, path: string): string {
  const link = (rel: string, to: LocaleCode, hreflang?: string) =>
    `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escaped(addressOf(publicUrl, to, path))}">`
  return [
    link('canonical', code),
    ...locales.map((locale) => link('alternate', locale.code, locale.catalog)),
    link('alternate', defaultLocale, 'x-default'),
  ].join('')
}

/**
 * Gives the page of an address its language, description and, if there is such a page, its other
 * languages.
 */
export function withHead(
  html: string,
  { publicUrl, pathname, isKnown }: { publicUrl: string; pathname: string; isKnown: boolean },
): string {
  const { prefix, rest } = splitLocale(pathname)
  const first = prefix.slice(1)
  const code = isLocaleCode(first) ? first : defaultLocale
  const links = isKnown ? alternates(publicUrl, code, rest) : ''
  // Functions: `$` in a replacement text has a meaning.
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${tagOf(code)}"`)
    .replace(
      /<meta name="description" content="[^"]*"/,
      () => `<meta name="description" content="${escaped(descriptions[code])}"`,
    )
    .replace('</head>', () => `${links}</head>`)
}
