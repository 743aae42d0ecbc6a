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
    en: 'the terms and policies you accepted',
    de: 'die Bedingungen und Erklärungen, die du akzeptiert hast',
  },
  purchases: { en: 'your purchases of Olympus Coins', de: 'deine Käufe von Olympus Coins' },
  'purchase-consents': {
    en: 'what you declared for each purchase',
    de: 'was du bei jedem Kauf erklärt hast',
  },
  'spending-limits': {
    en: 'the spending limits you set',
    de: 'die Grenzen, die du deinen Käufen gesetzt hast',
  },
  'ledger-entries': {
    en: 'every change to your balance ("player") and to what you owe ("debt")',
    de: 'jede Änderung deines Guthabens ("player") und dessen, was du schuldest ("debt")',
  },
  'shop-orders': { en: 'what you bought in the shop', de: 'was du im Shop gekauft hast' },
  'gifts-given': { en: 'the gifts you sent', de: 'was du anderen geschenkt hast' },
  'gifts-received': { en: 'the gifts you received', de: 'was andere dir geschenkt haben' },
  coupons: { en: 'the coupons you claimed', de: 'Gutscheine, die du eingelöst hast' },
  deliveries: {
    en: 'the items delivered to your characters',
    de: 'Gegenstände, die an deine Charaktere geschickt wurden',
  },
  characters: {
    en: 'your characters, as the game servers report them',
    de: 'deine Charaktere, wie die Spielserver sie melden',
  },
  sessions: { en: 'the devices you logged in on', de: 'Geräte, die sich angemeldet haben' },
  'known-devices': {
    en: 'when a browser was first and last recognized',
    de: 'wann ein Browser zum ersten und zum letzten Mal wiedererkannt wurde',
  },
  'security-events': {
    en: 'security events of your account',
    de: 'was die Sicherheit deines Kontos betraf',
  },
  passkeys: { en: 'your passkeys by name', de: 'deine Passkeys mit ihren Namen' },
  connections: {
    en: 'the accounts you connected',
    de: 'Konten anderswo, die du verbunden hast',
  },
}

const texts = {
  en: {
    head: ({ username, createdAt }: ReadmeValues) =>
      `Everything Olympus stores about ${username}, as of ${createdAt.toISOString()}.`,
    body: 'Each kind of data is included twice: as JSON for programs and as CSV for spreadsheets. Times are in UTC. In CSV files, an apostrophe precedes any text that a spreadsheet would read as a formula. Passwords, keys and codes are not included. We store them only as hashes or encrypted.',
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
