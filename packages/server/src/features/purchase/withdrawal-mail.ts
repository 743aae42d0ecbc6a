import { type LocaleCode, tagOf } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { compose, type Mail } from '../../mail/mail.ts'
import { moneyText } from '../../payments/money-text.ts'
import { withdrawalLetters } from './withdrawal-letters.ts'

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
  const { locale } = row
  const tag = tagOf(locale)
  const letter = withdrawalLetters[locale]({
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
  return { recipient: row.email, mail: compose(letter, locale) }
}
