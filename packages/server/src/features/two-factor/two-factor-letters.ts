import type { Letters } from '../../mail/mail.ts'

interface Named {
  readonly username: string
}

export interface WithLink extends Named {
  readonly url: string
}

interface CodesLeft extends Named {
  readonly backupCodesLeft: number
}

export const twoFactorEnabledLetters: Letters<Named> = {
  en: ({ username }) => ({
    subject: 'Two-factor authentication is on',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Two-factor authentication was turned on for your Olympus account. From now on, you also need a code from your authenticator app to log in. All other devices were logged out.',
      'Keep your backup codes in a safe place. With one of them, you can log in without your phone.',
      'If this was not you, reset your password right away and contact support.',
    ],
  }),
  de: ({ username }) => ({
    subject: 'Die Zwei-Faktor-Authentifizierung ist an',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Für dein Olympus-Konto wurde die Zwei-Faktor-Authentifizierung eingeschaltet. Ab jetzt brauchst du zum Anmelden auch einen Code deiner Authenticator-App. Alle anderen Geräte wurden abgemeldet.',
      'Bewahre deine Backup-Codes an einem sicheren Ort auf: Mit einem davon kannst du dich ohne dein Handy anmelden.',
      'Wenn du das nicht warst, setze sofort dein Passwort zurück und wende dich an den Support.',
    ],
  }),
}

export const twoFactorDisabledLetters: Letters<Named> = {
  en: ({ username }) => ({
    subject: 'Two-factor authentication is off',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Two-factor authentication was turned off for your Olympus account. You now need only your password to log in, and your backup codes no longer work. All other devices were logged out.',
      'If this was not you, reset your password right away and turn two-factor authentication on again under Settings, Security.',
    ],
  }),
  de: ({ username }) => ({
    subject: 'Die Zwei-Faktor-Authentifizierung ist aus',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Für dein Olympus-Konto wurde die Zwei-Faktor-Authentifizierung ausgeschaltet. Zum Anmelden genügt jetzt dein Passwort, und deine Backup-Codes gelten nicht mehr. Alle anderen Geräte wurden abgemeldet.',
      'Wenn du das nicht warst, setze sofort dein Passwort zurück und schalte die Zwei-Faktor-Authentifizierung unter Einstellungen, Sicherheit wieder ein.',
    ],
  }),
}

/** Sent when the key that sealed the second factors is lost. */
export const twoFactorLostLetters: Letters<WithLink> = {
  en: ({ username, url }) => ({
    subject: 'Set a new password for your Olympus account',
    greeting: `Hello ${username},`,
    paragraphs: [
      'We lost the key with which we check the codes of your authenticator app, so we had to turn off two-factor authentication for your Olympus account. Your backup codes no longer work, and all devices were logged out.',
      'Your password alone must not open an account that was protected by two factors, so it no longer works. Set a new one now. Passkeys still work.',
      'Then turn two-factor authentication on again under Settings, Security.',
    ],
    action: { label: 'Reset password', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Lege ein neues Passwort für dein Olympus-Konto fest',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Wir haben den Schlüssel verloren, mit dem wir die Codes deiner Authenticator-App prüfen. Darum mussten wir die Zwei-Faktor-Authentifizierung deines Olympus-Kontos ausschalten. Deine Backup-Codes gelten nicht mehr, und alle Geräte wurden abgemeldet.',
      'Ein Konto, das zwei Faktoren geschützt haben, darf das Passwort allein nicht öffnen. Darum gilt es nicht mehr: Setze jetzt ein neues. Passkeys gelten weiter.',
      'Schalte danach die Zwei-Faktor-Authentifizierung unter Einstellungen, Sicherheit wieder ein.',
    ],
    action: { label: 'Passwort zurücksetzen', url },
  }),
}

export const backupCodeUsedLetters: Letters<CodesLeft> = {
  en: ({ username, backupCodesLeft }) => ({
    subject: 'A backup code was used',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Someone used a backup code of your Olympus account. A backup code works only once.',
      backupCodesLeft === 0
        ? 'You have no backup codes left. Create new ones under Settings, Security.'
        : `Backup codes left: ${backupCodesLeft}. You can create new ones under Settings, Security.`,
      'If this was not you, reset your password right away and create new backup codes.',
    ],
  }),
  de: ({ username, backupCodesLeft }) => ({
    subject: 'Ein Backup-Code wurde verwendet',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Jemand hat einen Backup-Code deines Olympus-Kontos verwendet. Ein Backup-Code gilt nur einmal.',
      backupCodesLeft === 0
        ? 'Du hast keine Backup-Codes mehr. Erstelle neue unter Einstellungen, Sicherheit.'
        : `Verbleibende Backup-Codes: ${backupCodesLeft}. Neue kannst du unter Einstellungen, Sicherheit erstellen.`,
      'Wenn du das nicht warst, setze sofort dein Passwort zurück und erstelle neue Backup-Codes.',
    ],
  }),
}

export const backupCodesRenewedLetters: Letters<Named> = {
  en: ({ username }) => ({
    subject: 'New backup codes were created',
    greeting: `Hello ${username},`,
    paragraphs: [
      'New backup codes were created for your Olympus account. The old ones no longer work.',
      'If this was not you, reset your password right away and create new backup codes under Settings, Security.',
    ],
  }),
  de: ({ username }) => ({
    subject: 'Neue Backup-Codes wurden erstellt',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Für dein Olympus-Konto wurden neue Backup-Codes erstellt. Die alten gelten nicht mehr.',
      'Wenn du das nicht warst, setze sofort dein Passwort zurück und erstelle unter Einstellungen, Sicherheit neue Backup-Codes.',
    ],
  }),
}
