import type { LocaleCode } from '@olympus/contract/locales'
import { compose, letterIn, type Letters, type Mail } from '../../mail/mail.ts'
import { momentText } from '../../mail/moment-text.ts'

interface WithLink {
  readonly username: string
  readonly url: string
}

const activation: Letters<WithLink> = {
  en: ({ username, url }) => ({
    subject: 'Activate your Olympus account',
    greeting: `Welcome, ${username}!`,
    paragraphs: [
      'Your account is almost ready. Activate it with the link below. The link is valid for 48 hours.',
      'If you did not register, ignore this email. Nothing happens unless you activate the account.',
    ],
    action: { label: 'Activate account', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Aktiviere dein Olympus-Konto',
    greeting: `Willkommen, ${username}!`,
    paragraphs: [
      'Dein Konto ist fast bereit. Aktiviere es mit dem Link unten; er gilt 48 Stunden.',
      'Wenn du dich nicht registriert hast, ignoriere diese Mail: Ohne Aktivierung passiert nichts.',
    ],
    action: { label: 'Konto aktivieren', url },
  }),
}

const alreadyRegistered: Letters<WithLink> = {
  en: ({ username, url }) => ({
    subject: 'You already have an Olympus account',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Someone tried to register a new account with your email address. You already have one, so we did not create another.',
      'If this was you, just log in. If not, you do not need to do anything.',
    ],
    action: { label: 'Log in', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Du hast schon ein Olympus-Konto',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Jemand wollte mit deiner E-Mail-Adresse ein neues Konto registrieren. Es gibt schon eins, darum wurde kein weiteres angelegt.',
      'Wenn du das warst, melde dich einfach an. Wenn nicht, musst du nichts tun.',
    ],
    action: { label: 'Anmelden', url },
  }),
}

interface NewDevice extends WithLink {
  /** Null if unknown. */
  readonly device: string | null
  readonly address: string
  readonly at: Date
}

const newDevice: Letters<NewDevice> = {
  en: ({ username, url, device, address, at }) => ({
    subject: 'New device logged in to your Olympus account',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Someone logged in to your account from a new device.',
      `Device: ${device ?? 'unknown'}`,
      `IP address: ${address}`,
      `Time: ${momentText(at, 'en-US')}`,
      'If this was you, you do not need to do anything. If not, log out the device with the link below and reset your password right away.',
    ],
    action: { label: 'Log out this device', url },
  }),
  de: ({ username, url, device, address, at }) => ({
    subject: 'Neues Gerät in deinem Olympus-Konto angemeldet',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Jemand hat sich mit einem Gerät in deinem Konto angemeldet, auf dem es bisher nicht benutzt wurde.',
      `Gerät: ${device ?? 'unbekannt'}`,
      `IP-Adresse: ${address}`,
      `Zeit: ${momentText(at, 'de-DE')}`,
      'Wenn du das warst, musst du nichts tun. Wenn nicht, melde das Gerät mit dem Link unten ab und setze sofort dein Passwort zurück.',
    ],
    action: { label: 'Dieses Gerät abmelden', url },
  }),
}

export const activationMail = (locale: LocaleCode, values: WithLink): Mail =>
  compose(letterIn(activation, locale, values), locale)

export const alreadyRegisteredMail = (locale: LocaleCode, values: WithLink): Mail =>
  compose(letterIn(alreadyRegistered, locale, values), locale)

export const newDeviceMail = (locale: LocaleCode, values: NewDevice): Mail =>
  compose(letterIn(newDevice, locale, values), locale)
