import type { LocaleCode } from '@olympus/contract/locales'
import { compose, letterIn, type Letters, type Mail } from '../../mail/mail.ts'

interface WithLink {
  readonly username: string
  readonly url: string
}

const activation: Letters<WithLink> = {
  en: ({ username, url }) => ({
    subject: 'Activate your Olympus account',
    greeting: `Welcome, ${username}!`,
    paragraphs: [
      'Your account is almost ready. Activate it with the link below; it is valid for 48 hours.',
      'If you did not register, ignore this mail: without activation nothing happens.',
    ],
    action: { label: 'Activate account', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Aktiviere deinen Olympus-Account',
    greeting: `Willkommen, ${username}!`,
    paragraphs: [
      'Dein Account ist fast bereit. Aktiviere ihn mit dem Link unten; er gilt 48 Stunden.',
      'Wenn du dich nicht registriert hast, ignoriere diese Mail: Ohne Aktivierung passiert nichts.',
    ],
    action: { label: 'Account aktivieren', url },
  }),
}

const alreadyRegistered: Letters<WithLink> = {
  en: ({ username, url }) => ({
    subject: 'You already have an Olympus account',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Somebody tried to register a new account with your e-mail address. There is one already, so no other was made.',
      'If it was you, just log in. If it was not, you need not do anything.',
    ],
    action: { label: 'Log in', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Du hast schon einen Olympus-Account',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'Jemand wollte mit deiner E-Mail-Adresse einen neuen Account registrieren. Es gibt schon einen, darum wurde kein weiterer angelegt.',
      'Wenn du das warst, melde dich einfach an. Wenn nicht, musst du nichts tun.',
    ],
    action: { label: 'Anmelden', url },
  }),
}

export const activationMail = (locale: LocaleCode, values: WithLink): Mail =>
  compose(letterIn(activation, locale, values), locale)

export const alreadyRegisteredMail = (locale: LocaleCode, values: WithLink): Mail =>
  compose(letterIn(alreadyRegistered, locale, values), locale)
