import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import type { Database } from '../src/database/database.ts'
import { Client } from './client.ts'
import { bookProblems, compareRestored, type Restored } from './compare-restored.ts'
import { waitUntilDelivered } from './drill.ts'
import { startLoad } from './load.ts'
import { Payments } from './payments.ts'
import { DrillRecord } from './record.ts'
import type { Kept, RestorablePortal } from './restorable-portal.ts'

const answersBetweenSteps = 60

interface RestoreReport extends Restored {
  /** After the restore. */
  readonly answers: ReadonlyMap<string, number>
}

/** Runs load during `act`. Every request is answered when it returns. */
async function underLoad<Value>(
  { address, world, stripe }: RestorablePortal,
  atOnce: number,
  act: (record: DrillRecord, moreTraffic: () => Promise<void>) => Promise<Value>,
): Promise<{ readonly record: DrillRecord; readonly value: Value }> {
  const record = new DrillRecord()
  const context = { client: new Client({ address }), record, world }
  const load = startLoad(context, new Payments(context, stripe), {
    atOnce,
    changesCharacters: false,
  })
  async function moreTraffic(): Promise<void> {
    const until = record.acknowledged + answersBetweenSteps
    while (record.acknowledged < until) await sleep(10)
  }
  const value = await Promise.race([
    moreTraffic().then(() => act(record, moreTraffic)),
    load.failure,
  ]).finally(() => load.stop())
  return { record, value }
}

/** A game that knows an ID takes the delivery for a repeat and hands nothing out. */
async function reusedDeliveries(
  database: Database,
  { orders }: DrillRecord,
  handedOutBefore: readonly number[],
): Promise<string[]> {
  const orderIds = [...orders.values()].map(({ orderId }) => orderId)
  const reused = await database.query<{ id: number }>(sql`
    select delivery_id as id from shop_order
    where id = any(${orderIds}::bigint[]) and delivery_id = any(${handedOutBefore}::bigint[])`)
  return reused.map(({ id }) => `Delivery ${id} of a new order had been handed out before the restore`)
}

/** Restores the database of a busy portal, and compares it with what the portal had acknowledged. */
export async function runRestoreDrill(portal: RestorablePortal, atOnce: number): Promise<RestoreReport> {
  try {
    const { record, value: kept } = await underLoad<Kept>(portal, atOnce, portal.backUp)
    const handedOut = portal.game?.handedOut() ?? []
    await portal.destroy()
    await portal.restore()
    const restored = await portal.withDatabase((database) =>
      compareRestored(database, { record, world: portal.world, kept }),
    )

    await portal.start()
    const again = await underLoad(portal, atOnce, async (_, moreTraffic) => moreTraffic())
    if (portal.game) await portal.withDatabase(waitUntilDelivered)
    await portal.stop()
    const laterProblems = await portal.withDatabase(async (database) => [
      ...(await bookProblems(database, portal.world)),
      ...(await reusedDeliveries(database, again.record, handedOut)),
    ])
    return {
      ...restored,
      answers: again.record.answers,
      problems: [
        ...record.problems,
        ...restored.problems,
        ...again.record.problems,
        ...laterProblems,
        ...portal.problems,
        ...(portal.game?.problems ?? []),
        ...(restored.lost > 0 ? [] : ['Nothing was lost: the drill proves nothing']),
      ],
    }
  } finally {
    await portal.tearDown()
  }
}
