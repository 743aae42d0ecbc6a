import type { Letters } from '../../mail/mail.ts'

interface GiftValues {
  readonly username: string
  readonly giver: string
  readonly item: string
  readonly quantity: number
  readonly character: string
}

/**
 * Mail about a received gift. It omits the giver's message, so players cannot send text from our address.
 */
export const giftLetters: Letters<GiftValues> = {
  en: ({ username, giver, item, quantity, character }) => ({
    subject: `${giver} sent you a gift`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `${giver} bought a gift for your character ${character}: ${quantity} × ${item}.`,
      'It is on its way to the game. Under Logs, Shop you can track its delivery and read the message, if there is one.',
    ],
  }),
  de: ({ username, giver, item, quantity, character }) => ({
    subject: `${giver} hat dir ein Geschenk geschickt`,
    greeting: `Hallo ${username},`,
    paragraphs: [
      `${giver} hat deinem Charakter ${character} etwas geschenkt: ${quantity} × ${item}.`,
      'Das Geschenk ist auf dem Weg ins Spiel. Unter Protokolle, Shop siehst du, wo es gerade ist, und ob eine Nachricht dabei war.',
    ],
  }),
}
