import type { Asked } from './settlement-rules.ts'

/** The known state of a refund or dispute. */
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
  /** When money was last returned, or a return was last undone. */
  readonly returnedAt: Date | null
}

const isOut = ({ returnedAt, undoneAt }: PaymentReturn) => returnedAt !== null && undoneAt === null

/** A dispute in another currency counts as the full payment, because the share is unknown. */
const amountOf = ({ amountCents, currency }: PaymentReturn, asked: Asked) =>
  currency.toUpperCase() === asked.currency ? amountCents : asked.amountCents

/** The amounts of a payment that are currently returned to the payer. */
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
 * The coins to take back for the returned money: the same share, rounded in favor of the player.
 * A withdrawal takes all coins back before any money has moved.
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

/** `reverse` takes coins back; `reinstate` returns them to the player. */
export interface LedgerAct {
  readonly kind: 'credit' | 'reverse' | 'reinstate'
  readonly coins: number
}

/**
 * The ledger entries that are due, in order. A payment that was fully returned before its credit gets none.
 */
export function dueActs(sold: Sold, standing: Standing, { isCredited, reversedCoins }: Posted): LedgerAct[] {
  const coins = sold.coins + sold.bonusCoins
  const takenCoins = coinsTakenBack(sold, standing)
  if (!standing.paidAt || (!isCredited && takenCoins === coins)) return []
  const acts: LedgerAct[] = isCredited ? [] : [{ kind: 'credit', coins }]
  if (takenCoins > reversedCoins) acts.push({ kind: 'reverse', coins: takenCoins - reversedCoins })
  if (takenCoins < reversedCoins) acts.push({ kind: 'reinstate', coins: reversedCoins - takenCoins })
  return acts
}
