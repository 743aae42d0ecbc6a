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

export interface PurchaseToMove extends Moved {
  readonly id: number
  readonly accountId: number
  readonly coins: number
  readonly bonusCoins: number
  readonly amountCents: number
  readonly withdrawnAt: Date | null
}

interface SettledPayment extends Returned {
  readonly paidAt: Date | null
  readonly paymentReference: string | null
}

interface Credit {
  readonly purchase: PurchaseToMove
  readonly payment: SettledPayment
  readonly coins: number
}

async function creditCoins(transaction: Transaction, { purchase, payment, coins }: Credit) {
  const { id, accountId } = purchase
  const { paidAt, paymentReference } = payment
  if (!paidAt) throw new Error(`Purchase ${id} is not paid`)
  const wallet = await lockPlayer(transaction, accountId)
  const { transactionId } = await postOrFail(transaction, {
    kind: 'donation',
    reference: `donation:${id}`,
    entries: creditEntries(wallet, 'house:sales', coins),
  })
  const repaidCoins = Math.min(wallet.debtCoins, coins)
  const { recipient, mail } = await purchaseMail(transaction, id, { paidAt, paymentReference, repaidCoins })
  await queueMail(transaction, recipient, mail)
  return transactionId
}

interface Reversal {
  readonly purchase: PurchaseToMove
  readonly act: LedgerAct
  readonly moved: Moved
}

/** Posts a reversal or a reinstatement. Returns the new totals. */
async function reverseOrReinstate(transaction: Transaction, { purchase, act, moved }: Reversal) {
  const { id, accountId } = purchase
  const { kind, coins } = act
  const { reversedCoins, reversals } = moved
  const wallet = await lockPlayer(transaction, accountId)
  const isReversal = kind === 'reverse'
  await postOrFail(transaction, {
    kind: isReversal ? 'donation-reversal' : 'donation-reinstatement',
    reference: `donation:${id}:${reversals + 1}`,
    entries: (isReversal ? reversalEntries : creditEntries)(wallet, 'house:sales', coins),
  })
  return { reversedCoins: reversedCoins + (isReversal ? coins : -coins), reversals: reversals + 1 }
}

interface ReturnNotice {
  readonly purchaseId: number
  readonly act: LedgerAct
  readonly returned: Returned
}

async function queueReturnMail(transaction: Transaction, { purchaseId, act, returned }: ReturnNotice) {
  const letter = await returnMail(transaction, purchaseId, { act, returned })
  if (letter) await queueMail(transaction, letter.recipient, letter.mail)
}

/** Posts the due credits and reversals of a purchase to the ledger, and emails the player. */
export async function moveCoins(
  transaction: Transaction,
  purchase: PurchaseToMove,
  payment: SettledPayment,
): Promise<Moved> {
  const { creditedTransactionId, reversedCoins, reversals, withdrawnAt } = purchase
  let moved: Moved = { creditedTransactionId, reversedCoins, reversals }
  const isCredited = creditedTransactionId !== null
  const acts = dueActs(purchase, { ...payment, withdrawnAt }, { isCredited, reversedCoins })
  for (const act of acts)
    moved =
      act.kind === 'credit'
        ? {
            ...moved,
            creditedTransactionId: await creditCoins(transaction, { purchase, payment, coins: act.coins }),
          }
        : { ...moved, ...(await reverseOrReinstate(transaction, { purchase, act, moved })) }
  const returnAct = acts.find(({ kind }) => kind !== 'credit')
  // A withdrawal has its own mail.
  if (returnAct && !withdrawnAt)
    await queueReturnMail(transaction, { purchaseId: purchase.id, act: returnAct, returned: payment })
  return moved
}
