import type { Letters } from '../../mail/mail.ts'

export interface PurchaseValues {
  readonly username: string
  readonly purchaseId: number
  readonly coins: string
  /** Null without a bonus. */
  readonly bonusCoins: string | null
  readonly totalCoins: string
  readonly price: string
  readonly method: 'card' | 'mobile-wallet'
  readonly paidAt: string
  readonly paymentReference: string | null
  readonly consentedAt: string
  readonly termsVersion: string
  /** The last day of the withdrawal period. */
  readonly withdrawableUntil: string
}

/** Receipt of a purchase with the declarations of the player. */
export const purchaseLetters: Letters<PurchaseValues> = {
  en: (values) => ({
    subject: `Your purchase of ${values.totalCoins} Olympus Coins`,
    greeting: `Hello ${values.username},`,
    paragraphs: [
      `Thank you for your purchase. ${values.totalCoins} Olympus Coins for ${values.price} have been added to your balance. Donation ID: ${values.purchaseId}.`,
      `Receipt: ${values.coins} Olympus Coins${values.bonusCoins ? ` and ${values.bonusCoins} as a bonus` : ''}. Total: ${values.price}, VAT included. Paid on ${values.paidAt} (UTC) by ${values.method === 'card' ? 'card' : 'mobile wallet'}.${values.paymentReference ? ` Payment reference: ${values.paymentReference}.` : ''}`,
      `On ${values.consentedAt} (UTC) you declared:`,
      `1. You accept the terms and conditions, version ${values.termsVersion}.`,
      '2. You agree that the digital content is activated immediately after payment.',
      '3. You understand that you lose your right of cancellation once the content is activated.',
      `Even so, you can withdraw from this purchase until the end of ${values.withdrawableUntil} (UTC), as long as you have not spent its coins. To do so, open it under Logs, Donation.`,
      'Please keep this email as confirmation of the contract.',
    ],
  }),
  de: (values) => ({
    subject: `Dein Kauf von ${values.totalCoins} Olympus Coins`,
    greeting: `Hallo ${values.username},`,
    paragraphs: [
      `danke für deinen Kauf. ${values.totalCoins} Olympus Coins für ${values.price} sind deinem Guthaben gutgeschrieben. Aufladungs-ID: ${values.purchaseId}.`,
      `Beleg: ${values.coins} Olympus Coins${values.bonusCoins ? ` und ${values.bonusCoins} als Bonus` : ''}. Gesamtbetrag: ${values.price} inkl. MwSt. Bezahlt am ${values.paidAt} (UTC) ${values.method === 'card' ? 'mit Karte' : 'mit mobiler Geldbörse'}.${values.paymentReference ? ` Zahlungsreferenz: ${values.paymentReference}.` : ''}`,
      `Am ${values.consentedAt} (UTC) hast du erklärt:`,
      `1. Du akzeptierst die Nutzungsbedingungen in der Fassung ${values.termsVersion}.`,
      '2. Du stimmst zu, dass der digitale Inhalt sofort nach der Zahlung bereitgestellt wird.',
      '3. Du hast verstanden, dass du dein Widerrufsrecht verlierst, sobald der Inhalt bereitgestellt ist.',
      `Darüber hinaus kannst du diesen Kauf bis zum Ende des ${values.withdrawableUntil} (UTC) widerrufen, solange seine Coins nicht ausgegeben sind: Öffne ihn unter Protokolle, Aufladung.`,
      'Bitte bewahre diese Mail als Bestätigung des Vertrags auf.',
    ],
  }),
}
