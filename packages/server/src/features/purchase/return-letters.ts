import type { Letters } from '../../mail/mail.ts'

interface ReturnValues {
  readonly username: string
  readonly purchaseId: number
  /** Number of coins reversed or reinstated, formatted. */
  readonly coins: string
  /** The returned part of the payment, formatted. */
  readonly price: string
  /** Coins owed, formatted; null without a debt. */
  readonly debt: string | null
}

/** Money of a purchase was refunded. */
export const refundLetters: Letters<ReturnValues> = {
  en: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Refund of your purchase ${purchaseId}`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `We refunded ${price} of your purchase and took back the matching ${coins} Olympus Coins. Donation ID: ${purchaseId}.`,
      ...(debt
        ? [
            `You had already spent some of them, so you owe ${debt} Olympus Coins. You can spend coins again once your next purchases have paid it off. Nothing else in your account changes.`,
          ]
        : []),
    ],
  }),
  de: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Erstattung deines Kaufs ${purchaseId}`,
    greeting: `Hallo ${username},`,
    paragraphs: [
      `${price} deines Kaufs wurden erstattet. ${coins} Olympus Coins, die dazu gehörten, wurden zurückgebucht. Aufladungs-ID: ${purchaseId}.`,
      ...(debt
        ? [
            `Ein Teil davon war schon ausgegeben: Du schuldest ${debt} Olympus Coins. Bis deine nächsten Käufe sie ausgeglichen haben, kannst du keine Coins ausgeben; alles andere in deinem Konto bleibt, wie es ist.`,
          ]
        : []),
    ],
  }),
}

/** The bank of the payer disputed the payment of a purchase. */
export const disputeLetters: Letters<ReturnValues> = {
  en: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Your purchase ${purchaseId} was disputed`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `The bank took back ${price} of your purchase, so we took back the matching ${coins} Olympus Coins. Donation ID: ${purchaseId}.`,
      ...(debt
        ? [
            `You had already spent some of them, so you owe ${debt} Olympus Coins. You can spend coins again once your next purchases have paid it off. Nothing else in your account changes.`,
          ]
        : []),
      'If you did not ask your bank for this, contact support.',
    ],
  }),
  de: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Dein Kauf ${purchaseId} wurde beanstandet`,
    greeting: `Hallo ${username},`,
    paragraphs: [
      `die Bank hat ${price} deines Kaufs zurückgeholt. ${coins} Olympus Coins, die dazu gehörten, wurden zurückgebucht. Aufladungs-ID: ${purchaseId}.`,
      ...(debt
        ? [
            `Ein Teil davon war schon ausgegeben: Du schuldest ${debt} Olympus Coins. Bis deine nächsten Käufe sie ausgeglichen haben, kannst du keine Coins ausgeben; alles andere in deinem Konto bleibt, wie es ist.`,
          ]
        : []),
      'Wenn du deine Bank nicht darum gebeten hast, wende dich an den Support.',
    ],
  }),
}

/** A return was undone: a refund failed or a dispute was won. */
export const reinstatementLetters: Letters<ReturnValues> = {
  en: ({ username, purchaseId, coins, debt }) => ({
    subject: `The coins of your purchase ${purchaseId} are back`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `The payment for your purchase is valid again, so we returned ${coins} Olympus Coins to you. Donation ID: ${purchaseId}.`,
      ...(debt ? [`We used them to pay off what you owe. You still owe ${debt} Olympus Coins.`] : []),
    ],
  }),
  de: ({ username, purchaseId, coins, debt }) => ({
    subject: `Die Coins deines Kaufs ${purchaseId} sind wieder da`,
    greeting: `Hallo ${username},`,
    paragraphs: [
      `die Zahlung deines Kaufs gilt wieder, darum hast du ${coins} Olympus Coins zurückbekommen. Aufladungs-ID: ${purchaseId}.`,
      ...(debt ? [`Sie wurden mit deinen Schulden verrechnet: ${debt} Olympus Coins sind noch offen.`] : []),
    ],
  }),
}
