import { defaultLocale, isLocaleCode, type LocaleCode, locales, tagOf } from '@olympus/contract/locales'
import { descriptionOf } from './page-descriptions.ts'
import { hasContent } from './page-preloads.ts'
import { splitLocale } from './portal-redirects.ts'

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

interface PageHead {
  readonly publicUrl: string
  readonly pathname: string
  readonly isKnown: boolean
  /** The language that its texts will have. */
  readonly language: LocaleCode
  /** Markup. */
  readonly preloads: string
  /** Markup. */
  readonly data?: string
}

/**
 * Gives the page of an address its language, description, what it preloads, its data and, if there is
 * such a page, its other languages.
 */
export function withHead(
  html: string,
  { publicUrl, pathname, isKnown, language, preloads, data = '' }: PageHead,
): string {
  const { prefix, rest } = splitLocale(pathname)
  const first = prefix.slice(1)
  const code = isLocaleCode(first) ? first : defaultLocale
  const links = isKnown ? alternates(publicUrl, code, rest) : ''
  const isReadable = hasContent(html)
  // Functions: `$` in a replacement text has a meaning.
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${tagOf(language)}"`)
    .replace(
      /<meta name="description" content="[^"]*"/,
      () => `<meta name="description" content="${escaped(descriptionOf(rest, language))}"`,
    )
    .replace('</head>', () => `${isReadable ? '' : preloads}${links}</head>`)
    .replace('</body>', () => `${isReadable ? preloads : ''}${data}</body>`)
}
