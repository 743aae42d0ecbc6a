import sql from 'sql-template-tag'
import { Failure } from '../failure.ts'
import { refundOrderOf } from '../features/purchase/refund-purchase.ts'
import { settlePurchase } from '../features/purchase/settle-purchase.ts'
import { idOf, type OperatorCommand, type OperatorPorts, Refusal } from './operator-command.ts'
import { type Attribution, recordAct } from './record-act.ts'

const name = 'donations refund'

/** Records the refund before calling the provider, so no refund goes unrecorded. */
const recordedOrder = ({ database, provider }: OperatorPorts, purchaseId: number, by: Attribution) =>
  database.transaction(async (transaction) => {
    const order = await refundOrderOf(transaction, purchaseId, provider.name)
    if ('refusal' in order)
      throw new Refusal(`Donation ${purchaseId} is not refunded: it is ${refusals(order.refusal)}`)
    const { amountCents, currency, idempotencyKey } = order
    await recordAct(transaction, {
      by,
      command: name,
      details: { donationId: purchaseId, amountCents, currency, idempotencyKey },
    })
    return order
  })

const refusals = (refusal: string) =>
  ({
    unknown: 'not there',
    'other-provider': 'paid with another payment provider than the configured one',
  })[refusal] ?? refusal

interface Outcome {
  readonly state: string
  readonly refundedCents: number
  readonly currency: string
  readonly reversedCoins: number
  readonly owedCoins: number
}

export const refundPurchaseCommand: OperatorCommand = {
  kind: 'act',
  name,
  operands: ['<id>'],
  summary: 'refunds what is left of a payment and takes its coins back',
  async run(ports, [id], by) {
    const purchaseId = idOf(id)
    const order = await recordedOrder(ports, purchaseId, by)
    const fact = await ports.provider.refund(order)
    if (fact instanceof Failure)
      throw new Refusal(
        fact.key === 'PAYMENT_PROVIDER_UNAVAILABLE'
          ? 'The payment provider does not answer. Run the command again: nothing is refunded twice'
          : `The payment provider refuses to refund ${order.paymentReference}`,
      )
    await settlePurchase(ports, purchaseId, [fact])
    const outcome = await ports.database.one<Outcome>(sql`
      select state, refunded_cents, currency, reversed_coins, coalesce(-(
        select balance_coins from ledger_account where name = 'debt:' || donation.account_id
      ), 0) as owed_coins
      from donation where id = ${purchaseId}`)
    const { state, refundedCents, currency, reversedCoins, owedCoins } = outcome
    if (fact.kind !== 'refunded') throw new Refusal(`The refund failed; donation ${purchaseId} is ${state}`)
    ports.print(
      `Donation ${purchaseId} is ${state}: ${refundedCents} minor units of ${currency} refunded, ${reversedCoins} OC taken back; the account owes ${owedCoins} OC`,
    )
  },
}
