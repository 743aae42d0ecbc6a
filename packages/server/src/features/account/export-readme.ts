import type { LocaleCode } from '@olympus/contract/locales'

interface ReadmeValues {
  readonly username: string
  readonly createdAt: Date
}

const sectionDescriptions: Readonly<Record<string, { readonly en: string; readonly de: string }>> = {
  account: {
    en: 'your account, its settings and balance',
    de: 'dein Konto, seine Einstellungen und sein Guthaben',
  },
  consents: {
    en: 'the terms and policies that you accepted',
    de: 'die Bedingungen und Erklärungen, die du akzeptiert hast',
  },
  purchases: { en: 'your purchases of Olympus Coins', de: 'deine Käufe von Olympus Coins' },
  'purchase-consents': {
    en: 'what you declared for each purchase',
    de: 'was du bei jedem Kauf erklärt hast',
  },
  'spending-limits': {
    en: 'the limits that you set to your purchases',
    de: 'die Grenzen, die du deinen Käufen gesetzt hast',
  },
  'ledger-entries': {
    en: 'every change of your balance ("player") and of what you owe ("debt")',
    de: 'jede Änderung deines Guthabens ("player") und dessen, was du schuldest ("debt")',
  },
  'shop-orders': { en: 'what you bought in the shop', de: 'was du im Shop gekauft hast' },
  'gifts-given': { en: 'what you gave to others', de: 'was du anderen geschenkt hast' },
  'gifts-received': { en: 'what others gave to you', de: 'was andere dir geschenkt haben' },
  coupons: { en: 'coupons that you claimed', de: 'Gutscheine, die du eingelöst hast' },
  deliveries: {
    en: 'items that were sent to your characters',
    de: 'Gegenstände, die an deine Charaktere geschickt wurden',
  },
  characters: {
    en: 'your characters, as the game servers report them',
    de: 'deine Charaktere, wie die Spielserver sie melden',
  },
  sessions: { en: 'devices that logged in', de: 'Geräte, die sich angemeldet haben' },
  'known-devices': {
    en: 'when a browser was first and last recognized',
    de: 'wann ein Browser zum ersten und zum letzten Mal wiedererkannt wurde',
  },
  'security-events': {
    en: 'what happened to the security of your account',
    de: 'was die Sicherheit deines Kontos betraf',
  },
  passkeys: { en: 'your passkeys by name', de: 'deine Passkeys mit ihren Namen' },
  connections: {
    en: 'accounts elsewhere that you connected',
    de: 'Konten anderswo, die du verbunden hast',
  },
}

const texts = {
  en: {
    head: ({ username, createdAt }: ReadmeValues) =>
      `Everything that Olympus keeps about ${username}, on ${createdAt.toISOString()}.`,
    body: 'Each kind of data is here twice: as JSON, for programs, and as CSV, for spreadsheets. Times are in UTC. In CSV an apostrophe stands before a text that a spreadsheet would take for a formula. Passwords, keys and codes are not included: we keep them only as hashes or encrypted.',
  },
  de: {
    head: ({ username, createdAt }: ReadmeValues) =>
      `Alles, was Olympus über ${username} speichert, Stand ${createdAt.toISOString()}.`,
    body: 'Jede Art von Daten liegt zweimal bei: als JSON für Programme und als CSV für Tabellenprogramme. Zeiten sind in UTC. In CSV steht ein Apostroph vor einem Text, den ein Tabellenprogramm für eine Formel hielte. Passwörter, Schlüssel und Codes sind nicht dabei: Wir speichern sie nur als Hash oder verschlüsselt.',
  },
}

/** The README of an export, which describes its files. */
export function exportReadme(sections: readonly string[], locale: LocaleCode, values: ReadmeValues): string {
  const language = locale === 'de' ? 'de' : 'en'
  const { head, body } = texts[language]
  const lines = sections.map((name) => `${name}: ${sectionDescriptions[name]?.[language] ?? name}`)
  return [head(values), '', body, '', ...lines, ''].join('\r\n')
}
