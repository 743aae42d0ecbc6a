import { type FailedDelivery, listFailedDeliveries } from '../features/deliveries/list-failed-deliveries.ts'
import { listStuckDeliveries, type StuckDelivery } from '../features/deliveries/list-stuck-deliveries.ts'
import { refundDelivery } from '../features/deliveries/refund-delivery.ts'
import { resendDelivery } from '../features/deliveries/resend-delivery.ts'
import { idOf, type OperatorCommand, Refusal } from './operator-command.ts'
import { recordAct } from './record-act.ts'

const listed = 200
const stuckAfter = 5

const whatOf = ({ quantity, itemId, characterId, accountId }: FailedDelivery | StuckDelivery) =>
  `${quantity} × ${itemId} for character ${characterId} of account ${accountId}`

const triesOf = ({ attempts, gameServer, reason, gameNote }: FailedDelivery | StuckDelivery) =>
  `${attempts} attempts, last ${gameServer ?? '-'}: ${reason ?? '-'}${gameNote === null ? '' : ` ${JSON.stringify(gameNote)}`}`

function failedLine(delivery: FailedDelivery): string {
  const outcome =
    delivery.refundedCoins !== null
      ? `refunded ${delivery.refundedCoins} OC`
      : delivery.replacedById !== null
        ? `replaced by ${delivery.replacedById}`
        : 'can be resent'
  return `${delivery.id}  ${delivery.settledAt.toISOString()}  ${whatOf(delivery)}, ${triesOf(delivery)}; ${outcome}`
}

const stuckLine = (delivery: StuckDelivery) =>
  `${delivery.id}  ${delivery.state} since ${delivery.queuedAt.toISOString()}  ${whatOf(delivery)}, ${triesOf(delivery)}; due ${delivery.dueAt.toISOString()}`

const refusals = {
  unknown: 'there is none',
  delivered: 'it was delivered',
  refunded: 'what was paid for it went back to the account',
  replaced: 'another delivery replaced it',
  'under-way': 'it is under way',
  'not-delayed': 'it is not delayed',
}

export const deliveryCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'deliveries list-failed',
    summary: `the last ${listed} deliveries that failed, why, and whether they can be resent`,
    async run({ database, print }) {
      for (const delivery of await listFailedDeliveries(database, listed)) print(failedLine(delivery))
      return true
    },
  },
  {
    kind: 'reading',
    name: 'deliveries list-stuck',
    summary: `delayed deliveries, and those that were tried ${stuckAfter} times or more and still wait, the oldest first`,
    async run({ database, print }) {
      const stuck = await listStuckDeliveries(database, { attempts: stuckAfter, limit: listed })
      for (const delivery of stuck) print(stuckLine(delivery))
      return stuck.length === 0
    },
  },
  {
    kind: 'act',
    name: 'deliveries resend',
    operands: ['<id>'],
    summary: 'queues a delivery that failed or is delayed once more',
    async run({ database, print }, [id], by) {
      const deliveryId = idOf(id)
      await database.transaction(async (transaction) => {
        const outcome = await resendDelivery(transaction, deliveryId)
        if (outcome !== 'resent')
          throw new Refusal(`Delivery ${deliveryId} is not resent: ${refusals[outcome]}`)
        await recordAct(transaction, { by, command: 'deliveries resend', details: { deliveryId } })
      })
      print(`Delivery ${deliveryId} is queued again`)
    },
  },
  {
    kind: 'act',
    name: 'deliveries refund',
    operands: ['<id>'],
    summary: 'gives up a delayed delivery and pays back what was paid for it',
    async run({ database, print }, [id], by) {
      const deliveryId = idOf(id)
      const { refundedCoins } = await database.transaction(async (transaction) => {
        const outcome = await refundDelivery(transaction, deliveryId)
        if (outcome === 'unknown' || outcome === 'not-delayed')
          throw new Refusal(`Delivery ${deliveryId} is not refunded: ${refusals[outcome]}`)
        await recordAct(transaction, {
          by,
          command: 'deliveries refund',
          details: { deliveryId, ...outcome },
        })
        return outcome
      })
      print(`Delivery ${deliveryId} has failed; ${refundedCoins} OC went back to the account`)
    },
  },
]
