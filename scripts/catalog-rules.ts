/** The plural forms of whole numbers in a language. */
function pluralForms(locale: string): string[] {
  const rules = new Intl.PluralRules(locale)
  return [...new Set(Array.from({ length: 101 }, (_, amount) => rules.select(amount)))]
}

/** Gaps of a catalog: messages without a translation, and plurals without a form of their language. */
export function catalogFaults(locale: string, catalog: string): string[] {
  const forms = pluralForms(locale)
  return catalog
    .split('\n\n')
    .slice(1)
    .filter((entry) => !entry.includes('#~'))
    .flatMap((entry) => {
      const source = /^msgid "(.*)"$/m.exec(entry)?.[1] ?? entry
      if (/^msgstr ""$(?!\n")/m.test(entry)) return [`${locale}: ${source}`]
      if (!source.includes(', plural,')) return []
      const translation = entry.slice(entry.indexOf('\nmsgstr '))
      return forms
        .filter((form) => !translation.includes(` ${form} {`))
        .map((form) => `${locale}, the form “${form}”: ${source}`)
    })
}
