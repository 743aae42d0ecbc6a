import type { LocaleCode } from '@olympus/contract/locales'

/** The quotation marks of each language. */
const quotes: Readonly<Record<LocaleCode, readonly [open: string, close: string]>> = {
  cn: ['“', '”'],
  hk: ['「', '」'],
  cz: ['„', '“'],
  de: ['„', '“'],
  en: ['"', '"'],
  es: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
  it: ['«', '»'],
  pl: ['„', '”'],
  tr: ['“', '”'],
}

const sharesOf = (text: string, part: string) => text.split(part).length - 1

/** What is wrong with the punctuation of a text: foreign or unpaired quotation marks, wrong spaces. */
export function typographyProblems(text: string, locale: LocaleCode): string[] {
  const [open, close] = quotes[locale]
  const unquoted = text.replaceAll(open, '').replaceAll(close, '')
  const checks = {
    'quotation mark of another language': /["„“”«»「」『』‘‚]/u.test(unquoted),
    'unpaired quotation mark': sharesOf(text, open) !== sharesOf(text, close),
    'straight apostrophe': locale !== 'en' && text.includes("'"),
    'space before a mark': locale !== 'fr' && /\p{L} [:;?!]/u.test(text),
    'no no-break space': locale === 'fr' && /[^\u00a0\d/][:;?!](?:\s|$)/u.test(text),
    'two spaces': / {2}/.test(text),
  }
  return Object.entries(checks).flatMap(([problem, isFound]) => (isFound ? [problem] : []))
}
