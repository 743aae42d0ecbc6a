import { randomUUID } from 'node:crypto'
import { type ReportedStatistics, reportStatistics } from '@olympus/contract/bridge/statistics'
import { accountOf, checkedGameId, report, snapshotOf } from './character-checks.ts'
import type { Check } from './checks.ts'
import { type Boot, expectEqual, Finding, type Probe, resultsOf, Skipped } from './probe.ts'

const dayMs = 24 * 60 * 60 * 1000
const tooOldDays = 401

type Counted = Partial<Pick<ReportedStatistics, 'breakdowns' | 'counters'>>

/** Counts of the character that the check uses. */
const countsOf = (
  probe: Probe,
  { world }: Boot,
  counted: Counted & { readonly epoch: number; readonly at?: number },
): ReportedStatistics => ({
  world,
  gameId: checkedGameId(accountOf(probe)),
  counterEpoch: counted.epoch,
  capturedAt: new Date(counted.at ?? Date.now()).toISOString(),
  counters: counted.counters ?? {},
  breakdowns: counted.breakdowns ?? {},
  bestTimes: {},
  latest: {},
})

async function send(probe: Probe, { bootId }: Boot, entries: readonly ReportedStatistics[]) {
  const body = { bootId, batchId: randomUUID(), sentAt: new Date().toISOString(), entries: [...entries] }
  const reply = await probe.send(reportStatistics, { body })
  if (reply.key === 'SCOPE_MISSING') throw new Skipped('needs a key with the scope statistics')
  if (reply.key !== 'SUCCESS') throw new Finding(`was refused: ${reply.status} ${reply.key}`)
  return resultsOf(reply.data.answers)
}

/** A boot whose character the portal has. Its epoch is later than those of earlier checks. */
async function greetWithCharacter(probe: Probe): Promise<Boot> {
  const boot = await probe.greet()
  await report(probe, boot, [snapshotOf(probe, boot, 1)])
  return boot
}

/** What a character has counted. */
export const statisticChecks: readonly Check[] = [
  {
    name: 'counters grow, and the same ones change nothing',
    async run(probe) {
      const boot = await greetWithCharacter(probe)
      const { epoch } = boot
      const counted = { epoch, counters: { monstersKilled: 5 }, breakdowns: { families: { 0: 5 } } }
      expectEqual(await send(probe, boot, [countsOf(probe, boot, counted)]), ['applied'], 'the first ones')
      expectEqual(await send(probe, boot, [countsOf(probe, boot, counted)]), ['unchanged'], 'the same again')
      const more = { epoch, counters: { monstersKilled: 6 }, breakdowns: { families: { 0: 6 } } }
      expectEqual(await send(probe, boot, [countsOf(probe, boot, more)]), ['applied'], 'more')
    },
  },
  {
    name: 'a counter that falls is refused, unless a new epoch begins',
    async run(probe) {
      const boot = await greetWithCharacter(probe)
      const { epoch } = boot
      const after = (duelsWon: number) =>
        send(probe, boot, [countsOf(probe, boot, { epoch, counters: { duelsWon } })])
      expectEqual(await after(9), ['applied'], 'nine')
      expectEqual(await after(8), ['refused COUNTER_FELL'], 'eight')
      const next = await probe.greet()
      expectEqual(
        await send(probe, next, [countsOf(probe, next, { epoch: next.epoch, counters: { duelsWon: 1 } })]),
        ['applied'],
        'one in the next epoch',
      )
      expectEqual(
        await send(probe, next, [countsOf(probe, next, { epoch, counters: { duelsWon: 10 } })]),
        ['stale'],
        'the earlier epoch',
      )
    },
  },
  {
    name: 'counts from before the last ones are stale',
    async run(probe) {
      const boot = await greetWithCharacter(probe)
      const { epoch } = boot
      const [first, second] = [3, 4].map((duelsWon, place) =>
        countsOf(probe, boot, { epoch, counters: { duelsWon }, at: Date.now() - 60_000 + place * 1000 }),
      ) as [ReportedStatistics, ReportedStatistics]
      // Later than what another check has sent.
      const last = countsOf(probe, boot, { epoch, counters: { duelsWon: 5 } })
      expectEqual(await send(probe, boot, [last]), ['applied'], 'the last one')
      expectEqual(await send(probe, boot, [first, second]), ['stale', 'stale'], 'earlier ones')
    },
  },
  {
    name: 'counts of more than 400 days ago, and of an unknown character, are refused',
    async run(probe) {
      const boot = await greetWithCharacter(probe)
      const { epoch } = boot
      const old = countsOf(probe, boot, { epoch, at: Date.now() - tooOldDays * dayMs })
      const unknown = { ...countsOf(probe, boot, { epoch }), gameId: randomUUID() }
      expectEqual(
        await send(probe, boot, [old, unknown]),
        ['refused OUT_OF_RANGE', 'refused UNKNOWN_CHARACTER'],
        'results',
      )
    },
  },
]
