import { type FailedDelivery, listFailedDeliveries } from '../features/deliveries/list-failed-deliveries.ts'
import { resendDelivery } from '../features/deliveries/resend-delivery.ts'
import { idOf, type OperatorCommand, Refusal } from './operator-command.ts'
import { recordAct } from './record-act.ts'

const listed = 200

function lineOf(delivery: FailedDelivery): string {
  const { id, accountId, characterId, itemId, quantity, settledAt, attempts, gameServer, reason } = delivery
  const outcome =
    delivery.refundedCoins !== null
      ? `refunded ${delivery.refundedCoins} OC`
      : delivery.replacedById !== null
        ? `replaced by ${delivery.replacedById}`
        : 'can be resent'
  return `${id}  ${settledAt.toISOString()}  ${quantity} × ${itemId} for character ${characterId} of account ${accountId}, ${attempts} attempts, last ${gameServer ?? '-'}: ${JSON.stringify(reason)}; ${outcome}`
}

const refusals = {
  unknown: 'there is none',
  delivered: 'it was delivered',
  refunded: 'what was paid for it went back to the account',
  replaced: 'another delivery replaced it',
  'under-way': 'it is under way',
}

export const deliveryCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'deliveries list-failed',
    summary: `the last ${listed} deliveries that failed, why, and whether they can be resent`,
    async run({ database, print }) {
      for (const delivery of await listFailedDeliveries(database, listed)) print(lineOf(delivery))
      return true
    },
  },
  {
    kind: 'act',
    name: 'deliveries resend',
    operand: '<id>',
    summary: 'queues a delivery that failed once more',
    async run({ database, print }, operand, by) {
      const deliveryId = idOf(operand)
      await database.transaction(async (transaction) => {
        const outcome = await resendDelivery(transaction, deliveryId)
        if (outcome !== 'resent')
          throw new Refusal(`Delivery ${deliveryId} is not resent: ${refusals[outcome]}`)
        await recordAct(transaction, by, 'deliveries resend', { deliveryId })
      })
      print(`Delivery ${deliveryId} is queued again`)
    },
  },
]
