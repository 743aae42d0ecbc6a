import { type LocaleCode, locales } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { compose, letterIn, type Letters, type Mail } from '../../mail/mail.ts'
import { moneyText } from '../../payments/money-text.ts'

interface Values {
  readonly username: string
  readonly purchaseId: number
  readonly coins: string
  readonly price: string
  readonly withdrawnAt: string
}

const letters: Letters<Values> = {
  en: ({ username, purchaseId, coins, price, withdrawnAt }) => ({
    subject: `You have withdrawn from your purchase ${purchaseId}`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `We received your withdrawal from the contract for your purchase on ${withdrawnAt} (UTC). Donation ID: ${purchaseId}.`,
      `${coins} Olympus Coins have been taken back from your balance. We will refund ${price} to the method you paid with, within 14 days at the latest.`,
      'Please keep this email as confirmation of your withdrawal.',
    ],
  }),
  de: ({ username, purchaseId, coins, price, withdrawnAt }) => ({
    subject: `Du hast deinen Kauf ${purchaseId} widerrufen`,
    greeting: `Hallo ${username},`,
    paragraphs: [
      `wir haben deinen Widerruf des Kaufs am ${withdrawnAt} (UTC) erhalten. Aufladungs-ID: ${purchaseId}.`,
      `${coins} Olympus Coins wurden von deinem Guthaben zurückgebucht. ${price} werden auf dem Weg erstattet, auf dem du bezahlt hast, spätestens binnen 14 Tagen.`,
      'Bitte bewahre diese Mail als Bestätigung des Widerrufs auf.',
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
  readonly withdrawnAt: Date
}

/** The mail that confirms a withdrawal. */
export async function withdrawalMail(
  queries: Queries,
  purchaseId: number,
): Promise<{ recipient: string; mail: Mail }> {
  const row = await queries.one<Row>(sql`
    select username, email, donation.locale, coins + bonus_coins as coins, amount_cents, currency, withdrawn_at
    from donation join account on account.id = donation.account_id where donation.id = ${purchaseId}`)
  const locale = letters[row.locale] ? row.locale : 'en'
  const tag = locales.find(({ code }) => code === locale)?.tag
  const letter = letterIn(letters, row.locale, {
    username: row.username,
    purchaseId,
    coins: row.coins.toLocaleString(tag),
    price: moneyText(row, locale),
    withdrawnAt: row.withdrawnAt.toLocaleString(tag, {
      dateStyle: 'long',
      timeStyle: 'medium',
      timeZone: 'UTC',
    }),
  })
  return { recipient: row.email, mail: compose(letter, row.locale) }
}
