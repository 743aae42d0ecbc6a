import { type LocaleCode, tagOf } from '@olympus/contract/locales'
import type { PurchaseMethod } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { compose, type Mail } from '../../mail/mail.ts'
import { moneyText } from '../../payments/money-text.ts'
import { assignedPurchaseLetters } from './assigned-purchase-letters.ts'
import { purchaseLetters } from './purchase-letters.ts'
import { withdrawalEnd } from './withdrawal-rules.ts'

interface Row {
  readonly username: string
  readonly email: string
  readonly locale: LocaleCode
  readonly coins: number
  readonly bonusCoins: number
  readonly amountCents: number
  readonly currency: string
  readonly method: PurchaseMethod
  /** Null if an operator assigned the payment: the player declared nothing. */
  readonly givenAt: Date | null
  readonly textVersion: string | null
}

/** What is known of the payment, which is not written down yet. */
interface Payment {
  readonly paidAt: Date
  /** The coins that paid off a debt. */
  readonly repaidCoins: number
  readonly paymentReference: string | null
}

/** The mail that confirms a purchase, and what the player declared for it. */
export async function purchaseMail(
  queries: Queries,
  purchaseId: number,
  { paidAt, paymentReference, repaidCoins }: Payment,
): Promise<{ recipient: string; mail: Mail }> {
  const row = await queries.one<Row>(sql`
    select username, email, donation.locale, coins, bonus_coins, amount_cents, currency, method, given_at, text_version
    from donation
    join account on account.id = donation.account_id
    left join purchase_consent on purchase_consent.donation_id = donation.id and kind = 'terms'
    where donation.id = ${purchaseId}`)
  const { givenAt, locale, textVersion } = row
  const tag = tagOf(locale)
  const moment = (at: Date) =>
    at.toLocaleString(tag, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })
  const lastDay = new Date(withdrawalEnd(paidAt).getTime() - 1)
  const values = {
    username: row.username,
    purchaseId,
    coins: row.coins.toLocaleString(tag),
    bonusCoins: row.bonusCoins > 0 ? row.bonusCoins.toLocaleString(tag) : null,
    repaidCoins: repaidCoins > 0 ? repaidCoins.toLocaleString(tag) : null,
    totalCoins: (row.coins + row.bonusCoins).toLocaleString(tag),
    price: moneyText(row, locale),
    method: row.method,
    paidAt: moment(paidAt),
    paymentReference,
    withdrawableUntil: lastDay.toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' }),
  }
  const letter =
    givenAt && textVersion
      ? purchaseLetters[locale]({
          ...values,
          consentedAt: moment(givenAt),
          termsVersion: textVersion,
        })
      : assignedPurchaseLetters[locale](values)
  return { recipient: row.email, mail: compose(letter, locale) }
}
