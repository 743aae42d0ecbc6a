import { type LocaleCode, locales } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { compose, letterIn, type Letters, type Mail } from '../../mail/mail.ts'
import { moneyText } from '../../payments/money-text.ts'

interface Values {
  readonly username: string
  readonly donationId: number
  readonly coins: string
  readonly price: string
  readonly consentedAt: string
  readonly termsVersion: string
}

const letters: Letters<Values> = {
  en: ({ username, donationId, coins, price, consentedAt, termsVersion }) => ({
    subject: `Your purchase of ${coins} Olympus Coins`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `thank you for your purchase. ${coins} Olympus Coins for ${price} have been added to your balance. Donation ID: ${donationId}.`,
      `On ${consentedAt} (UTC) you declared:`,
      `1. You accept the terms and conditions, version ${termsVersion}.`,
      '2. You agree that the digital content is activated immediately after payment.',
      '3. You understand that you lose your right of cancellation once the content is activated.',
      'Please keep this mail as confirmation of the contract.',
    ],
  }),
  de: ({ username, donationId, coins, price, consentedAt, termsVersion }) => ({
    subject: `Dein Kauf von ${coins} Olympus Coins`,
    greeting: `Hallo ${username},`,
    paragraphs: [
      `danke für deinen Kauf. ${coins} Olympus Coins für ${price} sind deinem Guthaben gutgeschrieben. Spenden-ID: ${donationId}.`,
      `Am ${consentedAt} (UTC) hast du erklärt:`,
      `1. Du akzeptierst die Nutzungsbedingungen in der Fassung ${termsVersion}.`,
      '2. Du stimmst zu, dass der digitale Inhalt sofort nach der Zahlung bereitgestellt wird.',
      '3. Du hast verstanden, dass du dein Widerrufsrecht verlierst, sobald der Inhalt bereitgestellt ist.',
      'Bitte bewahre diese Mail als Bestätigung des Vertrags auf.',
    ],
  }),
}

interface Row {
  readonly username: string
  readonly email: string
  readonly locale: LocaleCode
  readonly coins: number
  readonly amountCents: number
  readonly currency: string
  readonly givenAt: Date
  readonly textVersion: string
}

/** The mail that confirms a purchase and what the player declared for it. */
export async function purchaseMail(
  queries: Queries,
  donationId: number,
): Promise<{ recipient: string; mail: Mail }> {
  const row = await queries.one<Row>(sql`
    select username, email, donation.locale, coins + bonus_coins as coins, amount_cents, currency, given_at, text_version
    from donation
    join account on account.id = donation.account_id
    join purchase_consent on purchase_consent.donation_id = donation.id and kind = 'terms'
    where donation.id = ${donationId}`)
  const locale = letters[row.locale] ? row.locale : 'en'
  const tag = locales.find(({ code }) => code === locale)?.tag
  const letter = letterIn(letters, row.locale, {
    username: row.username,
    donationId,
    coins: row.coins.toLocaleString(tag),
    price: moneyText(row, locale),
    consentedAt: row.givenAt.toLocaleString(tag, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' }),
    termsVersion: row.textVersion,
  })
  return { recipient: row.email, mail: compose(letter, row.locale) }
}
