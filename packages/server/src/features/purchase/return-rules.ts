import type { Asked } from './settlement-rules.ts'

/** A refund or dispute as far as it is known. */
export interface PaymentReturn {
  readonly kind: 'refund' | 'dispute'
  readonly amountCents: number
  readonly currency: string
  readonly returnedAt: Date | null
  readonly undoneAt: Date | null
}

export interface Returned {
  readonly refundedCents: number
  readonly disputedCents: number
  /** The last time that money went back or came again. */
  readonly returnedAt: Date | null
}

const isOut = ({ returnedAt, undoneAt }: PaymentReturn) => returnedAt !== null && undoneAt === null

/** Banks dispute in their own currency: what that is of the payment is not known, so it counts as all of it. */
const amountOf = ({ amountCents, currency }: PaymentReturn, asked: Asked) =>
  currency.toUpperCase() === asked.currency ? amountCents : asked.amountCents

/** What of a payment is back with the payer now. */
export function returnedOf(returns: readonly PaymentReturn[], asked: Asked): Returned {
  const sumOf = (kind: PaymentReturn['kind']) => {
    const amounts = returns
      .filter((one) => one.kind === kind && isOut(one))
      .map((one) => amountOf(one, asked))
    return Math.min(
      amounts.reduce((sum, cents) => sum + cents, 0),
      asked.amountCents,
    )
  }
  const moments = returns.flatMap(({ returnedAt, undoneAt }) => [returnedAt, undoneAt])
  const times = moments.filter((moment) => moment !== null).map((moment) => moment.getTime())
  return {
    refundedCents: sumOf('refund'),
    disputedCents: sumOf('dispute'),
    returnedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  }
}

interface Sold {
  readonly amountCents: number
  readonly coins: number
  readonly bonusCoins: number
}

interface Standing extends Omit<Returned, 'returnedAt'> {
  readonly paidAt: Date | null
  readonly withdrawnAt: Date | null
}

interface Posted {
  readonly isCredited: boolean
  readonly reversedCoins: number
}

/**
 * Of the coins of a payment, those that go back with its money: the same share, rounded in favor of the player. A withdrawal
 * takes all before any money has moved.
 */
export function coinsTakenBack(
  sold: Sold,
  { refundedCents, disputedCents, withdrawnAt }: Omit<Standing, 'paidAt'>,
) {
  const coins = sold.coins + sold.bonusCoins
  const returnedCents = refundedCents + disputedCents
  if (withdrawnAt || returnedCents >= sold.amountCents) return coins
  return Number((BigInt(coins) * BigInt(returnedCents)) / BigInt(sold.amountCents))
}

/** `reverse`: takes coins back; `reinstate`: gives them again. */
export interface LedgerAct {
  readonly kind: 'credit' | 'reverse' | 'reinstate'
  readonly coins: number
}

/** What the ledger has to do, in this order. A payment of which all is back before it was credited is not credited. */
export function dueActs(sold: Sold, standing: Standing, { isCredited, reversedCoins }: Posted): LedgerAct[] {
  const coins = sold.coins + sold.bonusCoins
  const takenCoins = coinsTakenBack(sold, standing)
  if (!standing.paidAt || (!isCredited && takenCoins === coins)) return []
  const acts: LedgerAct[] = isCredited ? [] : [{ kind: 'credit', coins }]
  if (takenCoins > reversedCoins) acts.push({ kind: 'reverse', coins: takenCoins - reversedCoins })
  if (takenCoins < reversedCoins) acts.push({ kind: 'reinstate', coins: reversedCoins - takenCoins })
  return acts
}
