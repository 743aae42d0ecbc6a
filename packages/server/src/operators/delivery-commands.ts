import { type FailedDelivery, listFailedDeliveries } from '../features/deliveries/list-failed-deliveries.ts'
import { listStuckDeliveries, type StuckDelivery } from '../features/deliveries/list-stuck-deliveries.ts'
import { refundDelivery } from '../features/tasks/refund-delivery.ts'
import { findTask } from '../features/tasks/find-task.ts'
import { resendTask } from '../features/tasks/resend-task.ts'
import { idOf, type OperatorCommand, Refusal } from './operator-command.ts'
import { recordAct } from './record-act.ts'

const listed = 200
const stuckAfter = 5

/** Game servers wrote the name, so it is printed as JSON. */
const itemOf = ({ itemId, gameItem }: FailedDelivery | StuckDelivery) =>
  itemId ?? `game item ${gameItem?.vnum} ${JSON.stringify(gameItem?.name ?? '')}`

const whatOf = (task: FailedDelivery | StuckDelivery) => {
  const { kind, quantity, characterId, accountId } = task
  return `${kind}${kind === 'delivery' ? ` of ${quantity} × ${itemOf(task)}` : ''} for character ${characterId} of account ${accountId}`
}

const triesOf = ({ attempts, gameServer, reason, gameNote }: FailedDelivery | StuckDelivery) =>
  `${attempts} attempts, last ${gameServer ?? '-'}: ${reason ?? '-'}${gameNote === null ? '' : ` ${JSON.stringify(gameNote)}`}`

function failedLine(delivery: FailedDelivery): string {
  const outcome =
    delivery.refundedCoins !== null
      ? `refunded ${delivery.refundedCoins} OC`
      : delivery.replacedById !== null
        ? `replaced by ${delivery.replacedById}`
        : delivery.isKeptAsCoupon
          ? 'kept as an item coupon'
          : delivery.isSettledSwap
            ? 'the swap is over'
            : delivery.isCharacterGone
              ? 'its character is gone'
              : 'can be resent'
  return `${delivery.id}  ${delivery.settledAt.toISOString()}  ${whatOf(delivery)}, ${triesOf(delivery)}; ${outcome}`
}

const stuckLine = (delivery: StuckDelivery) =>
  `${delivery.id}  ${delivery.state} since ${delivery.queuedAt.toISOString()}  ${whatOf(delivery)}, ${triesOf(delivery)}; due ${delivery.dueAt.toISOString()}`

/** Game servers wrote some of the values, so texts and objects are printed as JSON. */
const textOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : JSON.stringify(value)

const refusals = {
  unknown: 'there is none',
  delivered: 'it was delivered',
  refunded: 'what was paid for it went back to the account',
  replaced: 'another delivery replaced it',
  'kept-as-coupon': 'the player has it as an item coupon',
  'swap-over': 'the swap is over, and an activation was given back; the player can request another one',
  'character-gone': 'its character is deleted, or is being deleted by a permanent selection',
  'under-way': 'it is under way',
  'no-delivery': 'it is no delivery, and cost nothing',
  'not-delayed': 'it is not delayed',
}

export const deliveryCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'deliveries list-failed',
    summary: `the last ${listed} deliveries and other tasks that failed, why, and whether they can be resent`,
    async run({ database, print }) {
      for (const delivery of await listFailedDeliveries(database, listed)) print(failedLine(delivery))
      return true
    },
  },
  {
    kind: 'reading',
    name: 'deliveries list-stuck',
    summary: `delayed deliveries and other tasks, and those that were tried ${stuckAfter} times or more and still wait, the oldest first`,
    async run({ database, print }) {
      const stuck = await listStuckDeliveries(database, { attempts: stuckAfter, limit: listed })
      for (const delivery of stuck) print(stuckLine(delivery))
      return stuck.length === 0
    },
  },
  {
    kind: 'reading',
    name: 'deliveries show',
    operands: ['<id>'],
    summary:
      "a delivery or another task: what for whom, its progress, and the game's reference of what it did",
    async run({ database, print }, [id]) {
      const taskId = idOf(id)
      const task = await findTask(database, taskId)
      if (!task) throw new Refusal(`There is no delivery ${taskId}`)
      for (const [name, value] of Object.entries(task)) print(`${name}: ${textOf(value)}`)
      return true
    },
  },
  {
    kind: 'act',
    name: 'deliveries resend',
    operands: ['<id>'],
    summary: 'queues a delivery or another task that failed or is delayed once more',
    async run({ database, print }, [id], by) {
      const deliveryId = idOf(id)
      await database.transaction(async (transaction) => {
        const outcome = await resendTask(transaction, deliveryId)
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
        if (typeof outcome === 'string')
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
