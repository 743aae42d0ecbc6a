import { type LocaleCode, tagOf } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { compose, type Mail } from '../../mail/mail.ts'
import { moneyText } from '../../payments/money-text.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { disputeLetters } from './dispute-letters.ts'
import { refundLetters } from './refund-letters.ts'
import { reinstatementLetters } from './reinstatement-letters.ts'
import type { LedgerAct, Returned } from './return-rules.ts'

interface Row {
  readonly accountId: number
  readonly username: string
  readonly email: string
  readonly locale: LocaleCode
  readonly currency: string
  readonly isDeleted: boolean
}

const lettersOf = ({ kind }: LedgerAct, { disputedCents }: Returned) => {
  if (kind === 'reinstate') return reinstatementLetters
  return disputedCents > 0 ? disputeLetters : refundLetters
}

/** The mail about coins reversed or reinstated after a return. Null if the account is deleted. */
export async function returnMail(
  transaction: Transaction,
  purchaseId: number,
  { act, returned }: { readonly act: LedgerAct; readonly returned: Returned },
): Promise<{ recipient: string; mail: Mail } | null> {
  const { accountId, username, email, locale, currency, isDeleted } = await transaction.one<Row>(sql`
    select account_id, username, email, donation.locale, currency, deleted_at is not null as is_deleted
    from donation join account on account.id = donation.account_id where donation.id = ${purchaseId}`)
  if (isDeleted) return null
  const { debtCoins } = await lockPlayer(transaction, accountId)
  const tag = tagOf(locale)
  const letter = lettersOf(act, returned)[locale]({
    username,
    purchaseId,
    coins: act.coins.toLocaleString(tag),
    price: moneyText({ amountCents: returned.refundedCents + returned.disputedCents, currency }, locale),
    debt: debtCoins > 0 ? debtCoins.toLocaleString(tag) : null,
  })
  return { recipient: email, mail: compose(letter, locale) }
}
