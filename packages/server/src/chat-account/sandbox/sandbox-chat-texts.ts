export interface SandboxChatTexts {
  readonly badge: string
  readonly title: string
  readonly intro: string
  readonly identify: string
  readonly name: string
  readonly nameHint: string
  readonly nameMissing: string
  readonly allow: string
  readonly deny: string
  readonly noRealAccount: string
  readonly wrongLink: string
  readonly wrongLinkHint: string
  readonly backToPortal: string
}

const en: SandboxChatTexts = {
  badge: 'Test mode',
  title: 'Connect with Olympus',
  intro: 'Olympus asks for access to your chat account.',
  identify: 'It receives your name and your account number, nothing else.',
  name: 'Your name in the chat',
  nameHint: 'Enter any name. The same name always means the same chat account.',
  nameMissing: 'Enter a name.',
  allow: 'Allow',
  deny: 'Deny and go back to Olympus',
  noRealAccount: 'This is the sandbox of the chat community. No real account is connected.',
  wrongLink: 'This link is incomplete',
  wrongLinkHint: 'Go back to Olympus and connect your chat account again.',
  backToPortal: 'Back to Olympus',
}

const de: SandboxChatTexts = {
  badge: 'Testmodus',
  title: 'Mit Olympus verbinden',
  intro: 'Olympus bittet um Zugriff auf dein Chat-Konto.',
  identify: 'Es erfährt deinen Namen und die Nummer deines Kontos, sonst nichts.',
  name: 'Dein Name im Chat',
  nameHint: 'Ein beliebiger Name. Derselbe Name ist dasselbe Chat-Konto.',
  nameMissing: 'Gib einen Namen ein.',
  allow: 'Erlauben',
  deny: 'Ablehnen und zurück zu Olympus',
  noRealAccount: 'Das ist die Sandbox der Chat-Community. Es wird kein echtes Konto verbunden.',
  wrongLink: 'Dieser Link ist unvollständig',
  wrongLinkHint: 'Geh zurück zu Olympus und verbinde dein Chat-Konto noch einmal.',
  backToPortal: 'Zurück zu Olympus',
}

export type SandboxChatLocale = 'en' | 'de'

export const sandboxChatTexts: Readonly<Record<SandboxChatLocale, SandboxChatTexts>> = { en, de }
