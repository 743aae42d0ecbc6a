import type { LocaleCode } from '@olympus/contract/locales'
import { textIn } from '../../localized-text.ts'
import type { FolderData, SectionData } from './read-sections.ts'

interface ReadmeValues {
  readonly username: string
  readonly createdAt: Date
}

interface Contents {
  readonly sections: readonly SectionData[]
  readonly folders: readonly FolderData[]
}

const texts = {
  en: {
    head: ({ username, createdAt }: ReadmeValues) =>
      `Everything Olympus stores about ${username}, as of ${createdAt.toISOString()}.`,
    body: 'Each kind of data is included twice: as JSON for programs and as CSV for spreadsheets. Folders contain JSON only. Times are in UTC. In CSV files, an apostrophe precedes any text that a spreadsheet would read as a formula. Passwords, keys and codes are not included. We store them only as hashes or encrypted.',
  },
  de: {
    head: ({ username, createdAt }: ReadmeValues) =>
      `Alles, was Olympus über ${username} speichert, Stand ${createdAt.toISOString()}.`,
    body: 'Jede Art von Daten liegt zweimal bei: als JSON für Programme und als CSV für Tabellenprogramme. In Ordnern liegt nur JSON. Zeiten sind in UTC. In CSV steht ein Apostroph vor einem Text, den ein Tabellenprogramm für eine Formel hielte. Passwörter, Schlüssel und Codes sind nicht dabei: Wir speichern sie nur als Hash oder verschlüsselt.',
  },
}

/** The README of an export, which describes its files. */
export function exportReadme(
  { sections, folders }: Contents,
  locale: LocaleCode,
  values: ReadmeValues,
): string {
  const { head, body } = texts[locale === 'de' ? 'de' : 'en']
  const lines = [
    ...sections.map(({ name, description }) => `${name}: ${textIn(description, locale)}`),
    ...folders.map(({ folder, description }) => `${folder}/: ${textIn(description, locale)}`),
  ]
  return [head(values), '', body, '', ...lines, ''].join('\r\n')
}
