import { buy, claim, give, look, repeat, type Stage } from './acts.ts'
import { pick } from './chance.ts'
import type { Payments } from './payments.ts'
import type { Player } from './world.ts'

const postmen = 4

type Act = (player: Player) => Promise<void>

function actsOf(stage: Stage, payments: Payments): readonly Act[] {
  const often = (times: number, act: Act): Act[] => Array.from({ length: times }, () => act)
  return [
    ...often(5, (player) => buy(stage, player)),
    ...often(2, (player) => give(stage, player)),
    ...often(2, (player) => claim(stage, player)),
    ...often(2, () => repeat(stage)),
    ...often(1, (player) => payments.purchase(player)),
    ...often(3, (player) => look(stage, player)),
  ]
}

export interface Load {
  /** Rejects if a player got no answer or an impossible one. */
  readonly failure: Promise<never>
  /** Waits for running acts and outstanding webhooks. */
  stop(): Promise<void>
}

/** Runs acts of players and webhooks of Stripe until stopped. */
export function startLoad(stage: Stage, payments: Payments, atOnce: number): Load {
  const acts = actsOf(stage, payments)
  const over = new AbortController()
  let isLastLetterWritten = false
  const traffic = Array.from({ length: atOnce }, async () => {
    while (!over.signal.aborted) await pick(acts)(pick(stage.world.players))
  })
  const mail = Array.from({ length: postmen }, () => payments.deliver(() => isLastLetterWritten))
  return {
    failure: Promise.all([...traffic, ...mail]).then(() => new Promise<never>(() => {})),
    async stop() {
      over.abort()
      await Promise.allSettled(traffic)
      isLastLetterWritten = true
      await Promise.allSettled(mail)
    },
  }
}
