import { bridgeLimits } from '@olympus/contract/bridge/limits'
import { awardTickets } from '@olympus/contract/bridge/tickets'
import type { GameCharacter } from '../game/game-character.ts'
import type { Award } from '../game/journal.ts'
import { between, happens } from '../random.ts'
import { batchHead } from './batch-head.ts'
import type { Simulation } from './simulation.ts'

const awardChance = 0.01
const maxTickets = 2

type AwardingSimulation = Pick<
  Simulation,
  'awards' | 'bootId' | 'client' | 'draws' | 'findings' | 'journal' | 'now'
>

/** Lets a character that plays earn tickets of the fortune wheel, now and then. */
export function earnTickets(
  { awards, bootId, draws, journal }: Pick<AwardingSimulation, 'awards' | 'bootId' | 'draws' | 'journal'>,
  { gameId, world }: Pick<GameCharacter, 'gameId' | 'world'>,
): void {
  if (!awards.areAllowed || !happens(awardChance, draws.awards)) return
  const awardId = `${bootId.slice(0, 8)}-${++awards.earned}`
  journal.write({ award: { world, gameId, awardId, tickets: between(1, maxTickets, draws.awards) } })
}

/** Sends awards of one world and takes note of what the portal answers. Returns what is wrong. */
async function send(
  simulation: AwardingSimulation,
  world: string,
  awards: readonly Award[],
): Promise<string[]> {
  const { client, journal } = simulation
  const entries = awards.map(({ gameId, awardId, tickets }) => ({ gameId, awardId, tickets }))
  const { answers } = await client.call(awardTickets, { body: { ...batchHead(simulation), world, entries } })
  const found: string[] = []
  const answered: Award[] = []
  for (const { index, result, reason } of answers) {
    const award = awards[index]
    const isNew = award?.answer === undefined
    // The portal does not have the character yet. It is sent again.
    if (!award || (isNew && reason === 'UNKNOWN_CHARACTER')) continue
    answered.push({ ...award, answer: result === 'refused' ? 'refused' : 'given' })
    const isExpected =
      result === 'unchanged' || (isNew && (result === 'applied' || reason === 'CHARACTER_DELETED'))
    if (!isExpected) found.push(`The award ${award.awardId} is ${result} ${reason ?? ''}`.trim())
  }
  journal.write({ answered })
  return found
}

async function sendAll(
  simulation: AwardingSimulation,
  isMeant: (award: Award) => boolean,
): Promise<string[]> {
  if (!simulation.awards.areAllowed) return []
  const meant = [...simulation.journal.awards.values()].filter(isMeant)
  const found: string[] = []
  for (const [world, own] of Map.groupBy(meant, (award) => award.world))
    for (let start = 0; start < own.length; start += bridgeLimits.maxEntries)
      found.push(...(await send(simulation, world, own.slice(start, start + bridgeLimits.maxEntries))))
  return found
}

/** Sends what characters have earned, also before a kill. */
export const sendAwards = async (simulation: AwardingSimulation): Promise<void> =>
  simulation.findings.add(...(await sendAll(simulation, ({ answer }) => answer === undefined)))

/** Sends every award again that the portal has given. It must know of each. */
export const awardFindings = (simulation: AwardingSimulation): Promise<string[]> =>
  sendAll(simulation, ({ answer }) => answer === 'given')
