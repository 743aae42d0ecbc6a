import type { Letters } from '../../mail/mail.ts'
import { momentText } from '../../mail/moment-text.ts'

interface WithLink {
  readonly username: string
  readonly url: string
}

export const passwordResetLetters: Letters<WithLink> = {
  en: ({ username, url }) => ({
    subject: 'Reset your Olympus password',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Someone asked to reset the password of your account. If this was you, set a new password with the link below. The link works once, within one hour.',
      'If this was not you, ignore this email. Your password stays the same.',
    ],
    action: { label: 'Set new password', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Setze dein Olympus-Passwort zurück',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Jemand hat für dein Konto ein neues Passwort angefordert. Wenn du das warst, lege es mit dem Link unten fest; er gilt eine Stunde und nur einmal.',
      'Wenn du das nicht warst, ignoriere diese Mail: Dein Passwort bleibt, wie es ist.',
    ],
    action: { label: 'Neues Passwort festlegen', url },
  }),
}

/** For an account that is not activated and may have been registered by a stranger. */
export const firstPasswordLetters: Letters<WithLink> = {
  en: ({ username, url }) => ({
    subject: 'Set a password for your Olympus account',
    greeting: `Hello ${username},`,
    paragraphs: [
      'An account was registered with your email address and is waiting for activation. Set your own password with the link below. This activates the account, and no other password works for it. The link works once, within one hour.',
      'If you do not want an account, ignore this email. Nothing happens unless you activate it.',
    ],
    action: { label: 'Set password', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Lege ein Passwort für dein Olympus-Konto fest',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Mit deiner E-Mail-Adresse wurde ein Konto registriert, das auf seine Aktivierung wartet. Lege mit dem Link unten ein eigenes Passwort fest: Damit ist das Konto aktiv, und kein anderes Passwort öffnet es. Der Link gilt eine Stunde und nur einmal.',
      'Wenn du kein Konto möchtest, ignoriere diese Mail: Ohne Aktivierung passiert nichts.',
    ],
    action: { label: 'Passwort festlegen', url },
  }),
}

interface Changed extends WithLink {
  readonly address: string
  readonly at: Date
}

export const passwordWasResetLetters: Letters<Changed> = {
  en: ({ username, url, address, at }) => ({
    subject: 'Your password was reset',
    greeting: `Hello ${username},`,
    paragraphs: [
      'The password of your Olympus account was reset with a link from an email. All devices were logged out.',
      `IP address: ${address}`,
      `Time: ${momentText(at, 'en-US')}`,
      'If this was you, you do not need to do anything. If not, someone can read your email. Change the password of your mailbox, then set a new one for Olympus with the link below.',
    ],
    action: { label: 'Reset password', url },
  }),
  de: ({ username, url, address, at }) => ({
    subject: 'Dein Passwort wurde zurückgesetzt',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Das Passwort deines Olympus-Kontos wurde mit einem Link aus einer Mail zurückgesetzt. Alle Geräte wurden abgemeldet.',
      `IP-Adresse: ${address}`,
      `Zeit: ${momentText(at, 'de-DE')}`,
      'Wenn du das warst, musst du nichts mehr tun. Wenn nicht, kann jemand deine Mails lesen: Ändere das Passwort deines Postfachs und lege danach mit dem Link unten ein neues für Olympus fest.',
    ],
    action: { label: 'Passwort zurücksetzen', url },
  }),
}
