import type { LocaleCode } from '@olympus/contract/locales'
import { compose, letterIn, type Letters, type Mail } from '../../mail/mail.ts'
import { deviceText } from '../devices/device-text.ts'
import { describeDevice } from '../devices/describe-device.ts'

interface StolenSession {
  readonly username: string
  /** User-Agent of the client that presented the token. */
  readonly userAgent: string
  readonly address: string
  /** URL of the page for changing the password. */
  readonly url: string
}

const deviceOf = (userAgent: string) => deviceText(describeDevice(userAgent))

const stolenSession: Letters<StolenSession> = {
  en: ({ username, userAgent, address, url }) => ({
    subject: 'We ended a session of your Olympus account',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Someone used a key of one of your sessions that is outdated or belongs to another device. This happens when a key is stolen, so we ended that session everywhere.',
      `It was used from: ${deviceOf(userAgent) ?? 'unknown device'}, IP address ${address}.`,
      'Log in again and change your password. This logs out all other devices. If you do not recognize this device, also scan your computer for malware.',
    ],
    action: { label: 'Change password', url },
  }),
  de: ({ username, userAgent, address, url }) => ({
    subject: 'Wir haben eine Sitzung deines Olympus-Kontos beendet',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Jemand hat einen Schlüssel einer deiner Sitzungen verwendet, der veraltet ist oder zu einem anderen Gerät gehört. Das kommt vor, wenn ein Schlüssel gestohlen wurde. Darum haben wir diese Sitzung überall beendet.',
      `Verwendet wurde er von: ${deviceOf(userAgent) ?? 'unbekanntes Gerät'}, IP-Adresse ${address}.`,
      'Melde dich neu an und ändere dein Passwort; das meldet alle anderen Geräte ab. Wenn du dieses Gerät nicht kennst, prüfe deinen Computer auch auf Schadsoftware.',
    ],
    action: { label: 'Passwort ändern', url },
  }),
}

export const stolenSessionMail = (locale: LocaleCode, values: StolenSession): Mail =>
  compose(letterIn(stolenSession, locale, values), locale)
