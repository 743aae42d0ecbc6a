import type { Letters } from '../../mail/mail.ts'
import { momentText } from '../../mail/moment-text.ts'

interface WithLink {
  readonly username: string
  readonly url: string
}

export const passwordChangedLetters: Letters<WithLink> = {
  en: ({ username, url }) => ({
    subject: 'Your password was changed',
    greeting: `Hello ${username},`,
    paragraphs: [
      'The password of your Olympus account was changed. All other devices were logged out.',
      'If this was you, you do not need to do anything. If not, set a new password with the link below right away.',
    ],
    action: { label: 'Reset password', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Dein Passwort wurde geändert',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Das Passwort deines Olympus-Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet.',
      'Wenn du das warst, musst du nichts weiter tun. Wenn nicht, setze sofort über den Link unten ein neues Passwort.',
    ],
    action: { label: 'Passwort zurücksetzen', url },
  }),
}

export const dataExportedLetters: Letters<WithLink> = {
  en: ({ username, url }) => ({
    subject: 'Your data was downloaded',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Someone who is logged in to your Olympus account and knows its password downloaded a copy of everything we store about you.',
      'If this was you, you do not need to do anything. If not, set a new password with the link below right away.',
    ],
    action: { label: 'Reset password', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Deine Daten wurden heruntergeladen',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Jemand, der bei deinem Olympus-Konto angemeldet ist und das Passwort kennt, hat eine Kopie von allem heruntergeladen, was wir über dich speichern.',
      'Wenn du das warst, musst du nichts weiter tun. Wenn nicht, setze sofort über den Link unten ein neues Passwort.',
    ],
    action: { label: 'Passwort zurücksetzen', url },
  }),
}

interface WithDate extends WithLink {
  readonly deletionAt: Date
}

export const deletionRequestedLetters: Letters<WithDate> = {
  en: ({ username, deletionAt, url }) => ({
    subject: 'Your account will be deleted',
    greeting: `Hello ${username},`,
    paragraphs: [
      `You asked us to delete your Olympus account. We will delete it on ${momentText(deletionAt, 'en-US')}. All other devices were logged out.`,
      'Until then you can change your mind: log in, open your account settings and choose to keep your account. After that, nobody can restore it. You will lose your characters, items and unspent coins.',
      'If this was not you, cancel the deletion right away and change your password.',
    ],
    action: { label: 'Open settings', url },
  }),
  de: ({ username, deletionAt, url }) => ({
    subject: 'Dein Konto wird gelöscht',
    greeting: `Hallo ${username},`,
    paragraphs: [
      `Du hast uns gebeten, dein Olympus-Konto zu löschen. Das geschieht am ${momentText(deletionAt, 'de-DE')}. Alle anderen Geräte wurden abgemeldet.`,
      'Bis dahin kannst du es zurücknehmen: Melde dich an, öffne die Einstellungen deines Kontos und behalte das Konto. Danach kann es niemand zurückholen. Charaktere, Gegenstände und nicht ausgegebene Coins gehen mit ihm verloren.',
      'Wenn du das nicht warst, nimm es sofort zurück und ändere dein Passwort.',
    ],
    action: { label: 'Einstellungen öffnen', url },
  }),
}

export const deletionCancelledLetters: Letters<WithLink> = {
  en: ({ username, url }) => ({
    subject: 'Your account will not be deleted',
    greeting: `Hello ${username},`,
    paragraphs: [
      'The deletion of your Olympus account was canceled. Nothing changes.',
      'If this was not you, set a new password with the link below right away.',
    ],
    action: { label: 'Reset password', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Dein Konto bleibt bestehen',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Die Löschung deines Olympus-Kontos wurde zurückgenommen. Alles bleibt, wie es ist.',
      'Wenn du das nicht warst, setze sofort über den Link unten ein neues Passwort.',
    ],
    action: { label: 'Passwort zurücksetzen', url },
  }),
}
