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
  /** Rejects when somebody was not served, or was told what cannot be. */
  readonly failure: Promise<never>
  /** Lets what is under way end, with everything that Stripe still has to tell. */
  stop(): Promise<void>
}

/** Players act, so many at once, and Stripe tells of their payments, until it is stopped. */
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
