import type { Letters } from '../../mail/mail.ts'

interface NamedPasskey {
  readonly username: string
  /** The name of the passkey. */
  readonly name: string
}

export const passkeyAddedLetters: Letters<NamedPasskey> = {
  en: ({ username, name }) => ({
    subject: 'A passkey was added',
    greeting: `Hello ${username},`,
    paragraphs: [
      `The passkey "${name}" was added to your Olympus account. Anyone who can unlock it can log in with it.`,
      'If this was not you, reset your password right away and remove the passkey under Settings, Security.',
    ],
  }),
  de: ({ username, name }) => ({
    subject: 'Ein Passkey wurde hinzugefügt',
    greeting: `Hallo ${username},`,
    paragraphs: [
      `Der Passkey „${name}“ wurde deinem Olympus-Konto hinzugefügt. Wer ihn entsperren kann, kann sich damit anmelden.`,
      'Wenn du das nicht warst, setze sofort dein Passwort zurück und entferne den Passkey unter Einstellungen, Sicherheit.',
    ],
  }),
}

export const passkeyRemovedLetters: Letters<NamedPasskey> = {
  en: ({ username, name }) => ({
    subject: 'A passkey was removed',
    greeting: `Hello ${username},`,
    paragraphs: [
      `The passkey "${name}" was removed from your Olympus account. Nobody can log in with it anymore.`,
      'If this was not you, reset your password right away.',
    ],
  }),
  de: ({ username, name }) => ({
    subject: 'Ein Passkey wurde entfernt',
    greeting: `Hallo ${username},`,
    paragraphs: [
      `Der Passkey „${name}“ wurde von deinem Olympus-Konto entfernt. Niemand kann sich mehr damit anmelden.`,
      'Wenn du das nicht warst, setze sofort dein Passwort zurück.',
    ],
  }),
}
