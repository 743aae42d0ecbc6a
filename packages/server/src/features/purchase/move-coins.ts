import type { Transaction } from '../../database/database.ts'
import { queueMail } from '../../mail/mail.ts'
import { creditEntries, reversalEntries } from '../ledger/ledger-rules.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { postOrFail } from '../ledger/post.ts'
import { purchaseMail } from './purchase-mail.ts'
import { returnMail } from './return-mail.ts'
import { dueActs, type LedgerAct, type Returned } from './return-rules.ts'

interface Moved {
  readonly creditedTransactionId: number | null
  readonly reversedCoins: number
  readonly reversals: number
}

export interface MovedDonation extends Moved {
  readonly id: number
  readonly accountId: number
  readonly coins: number
  readonly bonusCoins: number
  readonly amountCents: number
  readonly withdrawnAt: Date | null
}

interface Settled extends Returned {
  readonly paidAt: Date | null
  readonly paymentReference: string | null
}

async function credit(
  transaction: Transaction,
  { id, accountId }: MovedDonation,
  { paidAt, paymentReference }: Settled,
  coins: number,
) {
  if (!paidAt) throw new Error(`Donation ${id} is not paid`)
  const standing = await lockPlayer(transaction, accountId)
  const { transactionId } = await postOrFail(transaction, {
    kind: 'donation',
    reference: `donation:${id}`,
    entries: creditEntries(standing, 'house:sales', coins),
  })
  const { recipient, mail } = await purchaseMail(transaction, id, { paidAt, paymentReference })
  await queueMail(transaction, recipient, mail)
  return transactionId
}

async function change(
  transaction: Transaction,
  { id, accountId }: MovedDonation,
  { kind, coins }: LedgerAct,
  { reversedCoins, reversals }: Moved,
) {
  const standing = await lockPlayer(transaction, accountId)
  const isReversal = kind === 'reverse'
  await postOrFail(transaction, {
    kind: isReversal ? 'donation-reversal' : 'donation-reinstatement',
    reference: `donation:${id}:${reversals + 1}`,
    entries: (isReversal ? reversalEntries : creditEntries)(standing, 'house:sales', coins),
  })
  return { reversedCoins: reversedCoins + (isReversal ? coins : -coins), reversals: reversals + 1 }
}

async function tell(
  transaction: Transaction,
  { id, withdrawnAt }: MovedDonation,
  acts: readonly LedgerAct[],
  returned: Returned,
) {
  if (acts.length === 0) return
  const act = acts.find(({ kind }) => kind !== 'credit')
  // A withdrawal has a mail of its own.
  if (act && !withdrawnAt) {
    const letter = await returnMail(transaction, id, { act, returned })
    if (letter) await queueMail(transaction, letter.recipient, letter.mail)
  }
}

/** Posts what is due to the ledger, by the donation's money that came and went, and tells the player. */
export async function moveCoins(
  transaction: Transaction,
  donation: MovedDonation,
  settled: Settled,
): Promise<Moved> {
  const { creditedTransactionId, reversedCoins, reversals } = donation
  let moved: Moved = { creditedTransactionId, reversedCoins, reversals }
  const standing = { ...settled, withdrawnAt: donation.withdrawnAt }
  const acts = dueActs(donation, standing, { isCredited: creditedTransactionId !== null, reversedCoins })
  for (const act of acts)
    moved =
      act.kind === 'credit'
        ? { ...moved, creditedTransactionId: await credit(transaction, donation, settled, act.coins) }
        : { ...moved, ...(await change(transaction, donation, act, moved)) }
  await tell(transaction, donation, acts, settled)
  return moved
}
