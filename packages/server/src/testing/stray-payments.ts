import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import { settleEvent } from '../features/purchase/settle-purchase.ts'
import { silentLog } from '../log.ts'
import type { PaymentFact, PaymentProvider } from '../payments/payment-provider.ts'
import { act, operate } from './operator-terminal.ts'

const unknownPurchase = 2 ** 40

const paymentOf = (reference: string, amountCents = 4999) => ({
  at: new Date(),
  amountCents,
  currency: 'EUR',
  paymentReference: reference,
})

/** The fact of a payment of 49.99 EUR, or another amount. */
export const paidWith = (reference: string, amountCents?: number): PaymentFact => ({
  kind: 'paid',
  ...paymentOf(reference, amountCents),
})

export const refundOf = (reference: string, amountCents?: number) =>
  ({ kind: 'refunded', ...paymentOf(reference, amountCents), reference: `re_${randomUUID()}` }) as const

interface Donation {
  readonly id: number
  readonly state: string
}

/** Payments that match no purchase, and what operators do with them. */
export function strayPayments(database: Database) {
  const settle = (fact: PaymentFact, purchaseId: number | null = null) =>
    settleEvent({ database, log: silentLog }, 'sandbox', {
      eventId: `evt_${randomUUID()}`,
      eventType: 'test',
      purchaseId,
      checkoutReference: null,
      paymentReference: 'paymentReference' in fact ? fact.paymentReference : null,
      fact,
    })

  return {
    settle,
    /** Returns the reference of a new payment. */
    async stray(amountCents?: number): Promise<string> {
      const reference = `pi_${randomUUID()}`
      await settle(paidWith(reference, amountCents), unknownPurchase)
      return reference
    },
    assign: (reference: string, account: number | string, given: { provider?: PaymentProvider } = {}) =>
      act(database, ['donations', 'assign', reference, String(account)], given),
    dismiss: (reference: string) => act(database, ['donations', 'dismiss', reference]),
    async isListed(reference: string): Promise<boolean> {
      const { lines } = await operate(database, ['donations', 'list-unmatched'])
      return lines.some((line) => line.includes(reference))
    },
    donationsOf: (accountId: number) =>
      database.query<Donation>(
        sql`select id, state from donation where account_id = ${accountId} order by id`,
      ),
  }
}
