import { bridgeLimits } from '@olympus/contract/bridge/limits'
import { type ReportedStatistics, reportStatistics } from '@olympus/contract/bridge/statistics'
import { characterKey } from '../game/journal.ts'
import type { GameCharacter } from '../game/game-character.ts'
import { happens, pick } from '../random.ts'
import { batchHead } from './batch-head.ts'
import type { Simulation } from './simulation.ts'

type CountingSimulation = Pick<
  Simulation,
  'bootId' | 'client' | 'counting' | 'draws' | 'findings' | 'journal' | 'now' | 'options'
>

type Answer = { readonly result: string; readonly reason?: string | undefined }

const hasCounted = ({ counts }: GameCharacter) => Object.keys(counts.counters).length > 0

const reportOf = ({ counting, now }: CountingSimulation, character: GameCharacter): ReportedStatistics => ({
  world: character.world,
  gameId: character.gameId,
  counterEpoch: counting.epoch,
  capturedAt: now().toISOString(),
  ...character.counts,
  latest: { ...character.counts.latest, goldHeld: character.sections.summary.gold },
})

/** The game has counted nothing since that report. */
const isReported = ({ counts, sections }: GameCharacter, last: ReportedStatistics | undefined) =>
  last?.counters === counts.counters &&
  last.breakdowns === counts.breakdowns &&
  last.bestTimes === counts.bestTimes &&
  last.latest.goldHeld === sections.summary.gold

async function send(
  simulation: CountingSimulation,
  entries: readonly ReportedStatistics[],
): Promise<{ readonly entry: ReportedStatistics; readonly answer: Answer }[]> {
  const sent: { readonly entry: ReportedStatistics; readonly answer: Answer }[] = []
  for (let start = 0; start < entries.length; start += bridgeLimits.maxEntries) {
    const chunk = entries.slice(start, start + bridgeLimits.maxEntries)
    const { answers } = await simulation.client.call(reportStatistics, {
      body: { ...batchHead(simulation), entries: chunk },
    })
    const byIndex = new Map(answers.map((answer) => [answer.index, answer]))
    for (const [index, entry] of chunk.entries())
      sent.push({ entry, answer: byIndex.get(index) ?? { result: 'not answered' } })
  }
  return sent
}

/** A late report of what was counted before must change nothing. */
async function sendEarlier(simulation: CountingSimulation, earlier: readonly ReportedStatistics[]) {
  if (earlier.length === 0) return
  const sent = await send(simulation, [pick(earlier, simulation.draws.network)])
  for (const { entry, answer } of sent)
    if (answer.result === 'applied')
      simulation.findings.add(`Earlier counts of ${entry.gameId} replaced later ones`)
}

/** Reports what characters have counted since the last time. Does nothing if the key may not. */
export async function sendStatistics(simulation: CountingSimulation): Promise<void> {
  const { counting, draws, findings, journal, options } = simulation
  if (!counting.isAllowed) return
  const { reported } = counting
  const meant = [...journal.characters.values()].filter(
    (character) =>
      !character.isDeleted &&
      hasCounted(character) &&
      !isReported(character, reported.get(characterKey(character))),
  )
  const entries = meant.map((character) => reportOf(simulation, character))
  const earlier = entries.flatMap((entry) => reported.get(characterKey(entry)) ?? [])
  for (const entry of entries) reported.set(characterKey(entry), entry)
  for (const { entry, answer } of await send(simulation, entries)) {
    const { result, reason } = answer
    // The portal does not have the character yet. It is sent again.
    if (reason === 'UNKNOWN_CHARACTER') reported.delete(characterKey(entry))
    const isOvertaken = result === 'stale' && options.faults.reorder
    const isGone = reason === 'UNKNOWN_CHARACTER' || reason === 'CHARACTER_DELETED'
    if (result !== 'applied' && result !== 'unchanged' && !isOvertaken && !isGone)
      findings.add(`The counts of ${entry.gameId} are ${result} ${reason ?? ''}`.trim())
  }
  if (happens(options.faults.oldSnapshots, draws.network)) await sendEarlier(simulation, earlier)
}

/** Sends all counts again that the portal has. It must have just those. */
export async function statisticFindings(simulation: CountingSimulation): Promise<string[]> {
  const { counting, journal } = simulation
  const known = [...journal.characters.values()].filter(
    (character) => !character.isDeleted && counting.reported.has(characterKey(character)),
  )
  const sent = await send(
    simulation,
    known.map((character) => reportOf(simulation, character)),
  )
  return sent.flatMap(({ entry, answer: { result, reason } }) =>
    result === 'unchanged' || reason === 'CHARACTER_DELETED'
      ? []
      : [`The portal has other counts of ${entry.gameId}: they are ${result} ${reason ?? ''}`.trim()],
  )
}
