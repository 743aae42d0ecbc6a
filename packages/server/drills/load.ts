import {
  buyRandomQuantity,
  claimCoupon,
  type DrillContext,
  giveGift,
  readPage,
  repeatRandomOrder,
} from './actions.ts'
import { changeCharacters, redeemItem } from './character-actions.ts'
import { pickRandom } from './random.ts'
import type { Payments } from './payments.ts'
import { repeatRandomSpin, useWheel } from './wheel-actions.ts'
import type { Player } from './world.ts'

const webhookSenders = 4

type Action = (player: Player) => Promise<void>

function weightedActions(
  context: DrillContext,
  payments: Payments,
  changesCharacters: boolean,
): readonly Action[] {
  const repeated = (times: number, action: Action): Action[] => Array.from({ length: times }, () => action)
  return [
    ...repeated(5, (player) => buyRandomQuantity(context, player)),
    ...repeated(2, (player) => giveGift(context, player)),
    ...repeated(2, (player) => claimCoupon(context, player)),
    ...repeated(2, () => repeatRandomOrder(context)),
    ...repeated(3, (player) => useWheel(context, player)),
    ...repeated(1, () => repeatRandomSpin(context)),
    ...repeated(1, (player) => payments.purchase(player)),
    ...(changesCharacters
      ? [
          ...repeated(2, (player) => changeCharacters(context, player)),
          ...repeated(1, (player) => redeemItem(context, player)),
        ]
      : []),
    ...repeated(3, (player) => readPage(context, player)),
  ]
}

export interface Load {
  /** Rejects if a player got no answer or an impossible one. */
  readonly failure: Promise<never>
  /** Waits for running actions and outstanding webhooks. */
  stop(): Promise<void>
}

interface LoadOptions {
  readonly atOnce: number
  /** Whether players swap and delete characters. What the game has deleted does not return with a backup. */
  readonly changesCharacters: boolean
}

/** Runs actions of players and webhooks of Stripe until stopped. */
export function startLoad(
  context: DrillContext,
  payments: Payments,
  { atOnce, changesCharacters }: LoadOptions,
): Load {
  const actions = weightedActions(context, payments, changesCharacters)
  const stopped = new AbortController()
  let isLastWebhookQueued = false
  const traffic = Array.from({ length: atOnce }, async () => {
    while (!stopped.signal.aborted) await pickRandom(actions)(pickRandom(context.world.players))
  })
  const senders = Array.from({ length: webhookSenders }, () => payments.deliver(() => isLastWebhookQueued))
  return {
    failure: Promise.all([...traffic, ...senders]).then(() => new Promise<never>(() => {})),
    async stop() {
      stopped.abort()
      await Promise.allSettled(traffic)
      isLastWebhookQueued = true
      await Promise.allSettled(senders)
    },
  }
}
