import { reportScores } from '@olympus/contract/bridge/scores'
import { achieve } from '../game/achieve.ts'
import { pick } from '../random.ts'
import { batchHead } from './batch-head.ts'
import type { Reporter } from './reporter.ts'
import type { Sessions } from './sessions.ts'
import type { Simulation } from './simulation.ts'

/** What a portal without these boards, or between seasons, says. */
const expectedRefusals = new Set(['UNKNOWN_BOARD', 'SEASON_CLOSED'])

/** Lets an online character achieve something, and reports its scores. */
export async function achieveSomething(
  simulation: Pick<
    Simulation,
    'bootId' | 'client' | 'draws' | 'findings' | 'journal' | 'mayScore' | 'newScoreId' | 'now'
  >,
  sessions: Pick<Sessions, 'online'>,
  reporter: Pick<Reporter, 'markChanged'>,
): Promise<void> {
  const { client, draws, findings, journal, mayScore, newScoreId, now } = simulation
  const online = sessions.online()
  if (online.length === 0) return
  const before = pick(online, draws.scores)
  const { character, scores } = achieve(before, { draw: draws.scores, now: now() })
  if (character !== before) journal.write({ characters: [character] })
  if (character.sections !== before.sections) reporter.markChanged(character)
  if (!mayScore || scores.length === 0) return
  const { world, gameId } = character
  const reachedAt = now().toISOString()
  const entries = scores.map((score) => ({ ...score, world, gameId, scoreId: newScoreId(), reachedAt }))
  const { answers } = await client.call(reportScores, { body: { ...batchHead(simulation), entries } })
  for (const { index, reason } of answers)
    if (reason && !expectedRefusals.has(reason))
      findings.add(`A score of ${gameId} for ${entries[index]?.board} was refused: ${reason}`)
}
