/** The plural forms of whole numbers in a language. */
function pluralForms(locale: string): string[] {
  const rules = new Intl.PluralRules(locale)
  return [...new Set(Array.from({ length: 101 }, (_, amount) => rules.select(amount)))]
}

/** Values (`{name}`, `{total, plural, …}`) and tags (`<0>`) of a message, sorted. */
const placeholdersOf = (text: string): string =>
  [...new Set(text.match(/\{\w+(?=[,}])|<\/?\d+\/?>/g))].sort().join(' ')

/** The text of a PO field, which may go over several lines. */
const textOf = (entry: string, field: 'msgid' | 'msgstr'): string =>
  (new RegExp(`^${field} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? '').replaceAll(/^"|"$\n?/gm, '')

/** Faults of a catalog: messages without a translation, other placeholders, and missing plural forms. */
export function catalogFaults(locale: string, catalog: string): string[] {
  const forms = pluralForms(locale)
  return catalog
    .split('\n\n')
    .slice(1)
    .filter((entry) => !entry.includes('#~'))
    .flatMap((entry) => {
      const source = textOf(entry, 'msgid')
      const translation = textOf(entry, 'msgstr')
      if (translation === '') return [`${locale}: ${source}`]
      if (placeholdersOf(source) !== placeholdersOf(translation))
        return [`${locale}, other placeholders: ${source}`]
      if (!source.includes(', plural,')) return []
      return forms
        .filter((form) => !translation.includes(` ${form} {`))
        .map((form) => `${locale}, the form “${form}”: ${source}`)
    })
}
