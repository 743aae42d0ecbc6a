import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import type { Database } from '../src/database/database.ts'
import { type DrillContext, repeatAllOrders } from './actions.ts'
import { isChanging } from './character-actions.ts'
import { pickRandom } from './random.ts'
import { Client, type Times } from './client.ts'
import { DrillRecord } from './record.ts'
import { type Fault, faults } from './faults.ts'
import type { Fleet } from './fleet.ts'
import { startLoad } from './load.ts'
import { Payments } from './payments.ts'
import { compareWithDatabase } from './compare-with-database.ts'
import { setUpDrill, type DrillSetup, type SetupOptions } from './setup.ts'

export interface DrillOptions extends SetupOptions {
  readonly faults: readonly Fault[]
  /** The number of faults, in order; with `seconds`, random faults until the time is over. */
  readonly length: { readonly rounds: number } | { readonly seconds: number }
  /** The number of concurrent actions. */
  readonly atOnce: number
  /** Called before each fault. */
  readonly onFault?: (fault: Fault, acknowledged: number) => void
}

export interface DrillReport {
  readonly answers: ReadonlyMap<string, number>
  readonly faultCounts: ReadonlyMap<Fault, number>
  readonly times: Times
  /** Deliveries that reached the game more than once. */
  readonly repeatedDeliveries: number
  /** Memory of the servers in each fifth of the drill: the median, in MB. */
  readonly memoryMb: readonly number[]
  /** Null where the statistics do not survive the faults. */
  readonly deadlocks: number | null
  /** Empty if the database matches what was acknowledged. */
  readonly problems: readonly string[]
}

const answersBetweenFaults = 30
const shortestPauseMs = 500
const longestPauseMs = 5000
const deliveryTimeoutMs = 120_000

/** Runs the faults one after another under load. */
async function* scheduleFaults(
  { faults: chosen, length }: DrillOptions,
  record: DrillRecord,
): AsyncGenerator<Fault> {
  if ('rounds' in length) {
    for (let round = 0; round < length.rounds; round++) {
      const until = record.acknowledged + answersBetweenFaults
      while (record.acknowledged < until) await sleep(10)
      yield chosen[round % chosen.length] as Fault
    }
    return
  }
  const endsAt = performance.now() + length.seconds * 1000
  for (let leftMs = length.seconds * 1000; leftMs > 0; leftMs = endsAt - performance.now()) {
    await sleep(Math.min(randomInt(shortestPauseMs, longestPauseMs), leftMs))
    if (chosen.length > 0) yield pickRandom(chosen)
  }
}

export async function waitUntilDelivered(database: Database): Promise<void> {
  const endsAt = performance.now() + deliveryTimeoutMs
  for (;;) {
    const { pending } = await database.one<{ pending: number }>(sql`
      select (select count(*) from task where state in ('queued', 'claimed'))
        + (select count(*) from character_swap where state = 'pending')
        + (select count(*) from character_selection where state in ('pending', 'running')) as pending`)
    if (pending === 0) return
    if (performance.now() > endsAt) throw new Error(`${pending} tasks or selections never reached the game`)
    await sleep(200)
  }
}

/** Waits until each swap and permanent selection is over, as far as players see. */
async function waitUntilChanged({ client, record, world }: DrillContext): Promise<void> {
  const endsAt = performance.now() + deliveryTimeoutMs
  for (const player of world.players)
    while (await isChanging({ client, record }, player)) {
      if (performance.now() > endsAt) throw new Error(`The characters of ${player.email} are changing still`)
      await sleep(1000)
    }
}

const memorySampleMs = 2000
const memoryParts = 5

function sampleMemory(fleet: Fleet): { stop(): number[] } {
  const samples: number[] = []
  const timer = setInterval(() => void samples.push(fleet.memoryMb()), memorySampleMs)
  return {
    stop() {
      clearInterval(timer)
      const size = Math.max(1, Math.ceil(samples.length / memoryParts))
      return Array.from({ length: memoryParts }, (_, part) => {
        const sorted = samples.slice(part * size, (part + 1) * size).sort((one, other) => one - other)
        return sorted[Math.floor(sorted.length / 2)] ?? 0
      })
    },
  }
}

const deadlocksOf = (database: Database) =>
  database.one<{ deadlocks: number }>(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  )

async function drillWith(setup: DrillSetup, options: DrillOptions): Promise<DrillReport> {
  const { targets, world, withDatabase } = setup
  const { fleet, game, postgresql } = targets
  const record = new DrillRecord()
  const client = new Client(fleet)
  const context = { client, record, world }
  const payments = new Payments(context, setup.stripe)
  const load = startLoad(context, payments, { atOnce: options.atOnce, changesCharacters: true })
  const faultCounts = new Map<Fault, number>()

  async function injectFaults(): Promise<void> {
    for await (const fault of scheduleFaults(options, record)) {
      options.onFault?.(fault, record.acknowledged)
      await faults[fault](targets)
      faultCounts.set(fault, (faultCounts.get(fault) ?? 0) + 1)
    }
  }

  const memory = sampleMemory(fleet)
  await Promise.race([injectFaults(), load.failure]).finally(() => load.stop())
  const memoryMb = memory.stop()
  await repeatAllOrders(context, options.atOnce)
  await payments.visitStatusPages()
  if (postgresql) await withDatabase(waitUntilDelivered)
  // The embedded database belongs to the server. The game itself waits until no task comes any more, but not
  // for a report that is asked for again later.
  else await waitUntilChanged(context)
  await game.finish()
  const keepsStatistics = postgresql && options.faults.length === 0
  const { deadlocks } = keepsStatistics ? await withDatabase(deadlocksOf) : { deadlocks: null }
  await fleet.stop()
  const differences = await withDatabase((database) => compareWithDatabase(database, { record, world, game }))
  return {
    answers: record.answers,
    faultCounts,
    times: client.times,
    repeatedDeliveries: game.repeatedDeliveries(),
    memoryMb,
    deadlocks,
    problems: [...record.problems, ...fleet.problems, ...game.problems, ...differences],
  }
}

/** Breaks a portal repeatedly under load, then compares what it acknowledged with its database. */
export async function runDrill(options: DrillOptions): Promise<DrillReport> {
  const setup = await setUpDrill(options)
  try {
    return await drillWith(setup, options)
  } finally {
    await setup.tearDown()
  }
}
