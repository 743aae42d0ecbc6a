import type { Letters } from '../../mail/mail.ts'

interface WithLink {
  readonly username: string
  readonly url: string
}

interface WithAddress extends WithLink {
  readonly newEmail: string
}

/** Sent to the new address. */
export const confirmEmailLetters: Letters<WithLink> = {
  en: ({ username, url }) => ({
    subject: 'Confirm your new email address',
    greeting: `Hello ${username},`,
    paragraphs: [
      'This address was entered as the new email address of your Olympus account. Confirm it with the link below. The link is valid for 24 hours. Your old address stays valid until you confirm.',
      'If this was not you, ignore this email. Nothing changes unless you confirm.',
    ],
    action: { label: 'Confirm email address', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Bestätige deine neue E-Mail-Adresse',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Diese Adresse wurde als neue E-Mail-Adresse deines Olympus-Kontos eingetragen. Bestätige sie mit dem Link unten; er gilt 24 Stunden. Bis dahin gilt die alte Adresse weiter.',
      'Wenn du das nicht warst, ignoriere diese Mail: Ohne Bestätigung passiert nichts.',
    ],
    action: { label: 'E-Mail-Adresse bestätigen', url },
  }),
}

/** Sent to the owner of an address that another account entered as its new one. */
export const addressTakenLetters: Letters<WithLink> = {
  en: ({ username, url }) => ({
    subject: 'You already have an Olympus account',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Someone entered your address as the new email address of another Olympus account. It already belongs to your account, so nothing changed.',
      'If this was you, log in to your existing account. If not, you do not need to do anything.',
    ],
    action: { label: 'Log in', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Du hast schon ein Olympus-Konto',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Jemand hat deine Adresse als neue E-Mail-Adresse eines anderen Olympus-Kontos eingetragen. Sie gehört schon zu deinem Konto, darum wurde nichts geändert.',
      'Wenn du das warst, melde dich bei dem Konto an, das du hast. Wenn nicht, musst du nichts tun.',
    ],
    action: { label: 'Anmelden', url },
  }),
}

/** Sent to the old address before anything changes. */
export const emailChangeRequestedLetters: Letters<WithAddress> = {
  en: ({ username, newEmail, url }) => ({
    subject: 'A new email address was entered for your account',
    greeting: `Hello ${username},`,
    paragraphs: [
      `Someone asked to change the email address of your Olympus account to ${newEmail}. The change takes effect once that address is confirmed.`,
      'If this was not you, open your account settings now, cancel the change and set a new password.',
    ],
    action: { label: 'Open settings', url },
  }),
  de: ({ username, newEmail, url }) => ({
    subject: 'Für dein Konto wurde eine neue E-Mail-Adresse eingetragen',
    greeting: `Hallo ${username},`,
    paragraphs: [
      `Jemand möchte die E-Mail-Adresse deines Olympus-Kontos in ${newEmail} ändern. Sie ändert sich, sobald diese Adresse bestätigt ist.`,
      'Wenn du das nicht warst, öffne jetzt die Einstellungen deines Kontos, brich die Änderung ab und setze ein neues Passwort.',
    ],
    action: { label: 'Einstellungen öffnen', url },
  }),
}

/** Sent to the old address after the change. */
export const emailChangedLetters: Letters<WithAddress> = {
  en: ({ username, newEmail, url }) => ({
    subject: 'Your email address was changed',
    greeting: `Hello ${username},`,
    paragraphs: [
      `The email address of your Olympus account is now ${newEmail}. This is the last email to this address.`,
      'If this was not you, undo the change with the link below. The link is valid for 7 days. It restores this address and logs out all devices.',
    ],
    action: { label: 'Undo the change', url },
  }),
  de: ({ username, newEmail, url }) => ({
    subject: 'Deine E-Mail-Adresse wurde geändert',
    greeting: `Hallo ${username},`,
    paragraphs: [
      `Die E-Mail-Adresse deines Olympus-Kontos ist jetzt ${newEmail}. Das ist die letzte Mail an diese Adresse.`,
      'Wenn du das nicht warst, nimm es über den Link unten zurück. Er gilt 7 Tage, macht diese Adresse wieder gültig und meldet alle Geräte ab.',
    ],
    action: { label: 'Änderung rückgängig machen', url },
  }),
}

/** Sent to the restored address. */
export const emailChangeUndoneLetters: Letters<WithLink> = {
  en: ({ username, url }) => ({
    subject: 'Your email address is valid again',
    greeting: `Hello ${username},`,
    paragraphs: [
      'The change of your email address was undone, and all devices were logged out of your Olympus account.',
      'The person who changed the address may know your password, so it no longer works. Set a new one now. If the deletion of your account was requested, it is canceled. Two-factor authentication and passkeys set up later than one week before the change were removed.',
      'Then check two-factor authentication, passkeys and connections in the settings.',
    ],
    action: { label: 'Reset password', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Deine E-Mail-Adresse gilt wieder',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Die Änderung deiner E-Mail-Adresse wurde rückgängig gemacht, und alle Geräte wurden von deinem Olympus-Konto abgemeldet.',
      'Wer die Adresse geändert hat, kennt vielleicht dein Passwort; darum öffnet es dein Konto nicht mehr: Setze jetzt ein neues. Eine beantragte Löschung ist abgebrochen. Zwei-Faktor-Authentifizierung und Passkeys, die ab einer Woche vor der Änderung eingerichtet wurden, sind entfernt.',
      'Prüfe danach in den Einstellungen Zwei-Faktor-Authentifizierung, Passkeys und Verbindungen.',
    ],
    action: { label: 'Passwort zurücksetzen', url },
  }),
}
