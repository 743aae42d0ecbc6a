import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import type { Database } from '../src/database/database.ts'
import { repeatAll } from './acts.ts'
import { pick } from './chance.ts'
import { Client, type Times } from './client.ts'
import { Diary } from './diary.ts'
import { type Fault, faults } from './faults.ts'
import { startLoad } from './load.ts'
import { Payments } from './payments.ts'
import { reckon } from './reckoning.ts'
import { setUpStand, type Stand, type StandOptions } from './stand.ts'

export interface DrillOptions extends StandOptions {
  readonly faults: readonly Fault[]
  /** The number of faults, in turn; with `seconds`, random faults until the time is over. */
  readonly length: { readonly rounds: number } | { readonly seconds: number }
  /** The number of concurrent acts. */
  readonly atOnce: number
  /** Called before each fault. */
  readonly onFault?: (fault: Fault, acknowledged: number) => void
}

export interface DrillReport {
  readonly answers: ReadonlyMap<string, number>
  readonly survived: ReadonlyMap<Fault, number>
  readonly times: Times
  /** Deliveries that reached the game more than once; null without a game. */
  readonly repeats: number | null
  /** Null where the statistics do not survive the faults. */
  readonly deadlocks: number | null
  /** Empty if the database matches what was acknowledged. */
  readonly problems: readonly string[]
}

const actsBetweenFaults = 30
const shortestPauseMs = 500
const longestPauseMs = 5000
const deliveredWithinMs = 120_000

/** Runs the faults one after another under load. */
async function* faultsInTime({ faults: chosen, length }: DrillOptions, diary: Diary): AsyncGenerator<Fault> {
  if ('rounds' in length) {
    for (let round = 0; round < length.rounds; round++) {
      const until = diary.acknowledged + actsBetweenFaults
      while (diary.acknowledged < until) await sleep(10)
      yield chosen[round % chosen.length] as Fault
    }
    return
  }
  const endsAt = performance.now() + length.seconds * 1000
  for (let leftMs = length.seconds * 1000; leftMs > 0; leftMs = endsAt - performance.now()) {
    await sleep(Math.min(randomInt(shortestPauseMs, longestPauseMs), leftMs))
    if (chosen.length > 0) yield pick(chosen)
  }
}

async function untilDelivered(database: Database): Promise<void> {
  const endsAt = performance.now() + deliveredWithinMs
  for (;;) {
    const { left } = await database.one<{ left: number }>(
      sql`select count(*) as left from delivery where state in ('queued', 'claimed')`,
    )
    if (left === 0) return
    if (performance.now() > endsAt) throw new Error(`${left} deliveries never reached the game`)
    await sleep(200)
  }
}

const deadlocksOf = (database: Database) =>
  database.one<{ deadlocks: number }>(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  )

async function drillOn(stand: Stand, options: DrillOptions): Promise<DrillReport> {
  const { machinery, world, withDatabase } = stand
  const { fleet, game, postgresql } = machinery
  const diary = new Diary()
  const client = new Client(fleet)
  const stage = { client, diary, world }
  const payments = new Payments(stage, stand.stripe)
  const load = startLoad(stage, payments, options.atOnce)
  const survived = new Map<Fault, number>()

  async function mistreat(): Promise<void> {
    for await (const fault of faultsInTime(options, diary)) {
      options.onFault?.(fault, diary.acknowledged)
      await faults[fault](machinery)
      survived.set(fault, (survived.get(fault) ?? 0) + 1)
    }
  }

  await Promise.race([mistreat(), load.failure]).finally(() => load.stop())
  await repeatAll(stage, options.atOnce)
  await payments.ask()
  if (game) await withDatabase(untilDelivered)
  const isUntouched = postgresql && options.faults.length === 0
  const { deadlocks } = isUntouched ? await withDatabase(deadlocksOf) : { deadlocks: null }
  await fleet.stop()
  const handedOut = game?.handedOut() ?? null
  const differences = await withDatabase((database) => reckon(database, { diary, world, handedOut }))
  return {
    answers: diary.answers,
    survived,
    times: client.times,
    repeats: game?.repeats() ?? null,
    deadlocks,
    problems: [...diary.problems, ...fleet.problems, ...(game?.problems ?? []), ...differences],
  }
}

/** Breaks a portal repeatedly under load, then compares what it acknowledged with its database. */
export async function runDrill(options: DrillOptions): Promise<DrillReport> {
  const stand = await setUpStand(options)
  try {
    return await drillOn(stand, options)
  } finally {
    await stand.tearDown()
  }
}
