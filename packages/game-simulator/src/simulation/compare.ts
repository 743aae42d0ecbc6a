import { setTimeout as sleep } from 'node:timers/promises'
import { reportCharacters } from '@olympus/contract/bridge/characters'
import { bridgeLimits } from '@olympus/contract/bridge/limits'
import { confirmTasks } from '@olympus/contract/bridge/tasks'
import { characterKey, type Journal, type SentSnapshot } from '../game/journal.ts'
import { awardFindings } from './award-loop.ts'
import { batchHead } from './batch-head.ts'
import type { Simulation } from './simulation.ts'
import { statisticFindings } from './statistics-loop.ts'

const pauseMs = 500
/** Portals look every ten seconds for leases that have ended. */
const requeueMs = 11_000
const patienceMs = 30_000

const chunksOf = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / bridgeLimits.maxEntries) }, (_, index) =>
    values.slice(index * bridgeLimits.maxEntries, (index + 1) * bridgeLimits.maxEntries),
  )

/** Confirms every task again that the game has done. The portal must know of each. */
async function taskFindings(simulation: Simulation): Promise<string[]> {
  const { client, journal } = simulation
  const found: string[] = []
  for (const tasks of chunksOf([...journal.done.values()])) {
    const entries = tasks.map(({ id, leaseToken }) => ({ id, leaseToken }))
    const { answers } = await client.call(confirmTasks, { body: { ...batchHead(simulation), entries } })
    const results = new Map(answers.map((answer) => [answer.index, answer]))
    for (const [index, { id }] of tasks.entries()) {
      const { result, reason } = results.get(index) ?? { result: 'not answered' }
      const isExpected = result === 'unchanged' || (result === 'applied' && !journal.confirmed.has(id))
      if (!isExpected)
        found.push(`Task ${id} is done, but its confirmation is ${result} ${reason ?? ''}`.trim())
    }
  }
  return found
}

function reportOf({ gameId, accountId, revision, capturedAt, hashes }: SentSnapshot) {
  const sections = Object.fromEntries(Object.entries(hashes).map(([name, hash]) => [name, { hash }]))
  return { gameId, accountId, revision, capturedAt, sections }
}

/** Sends the last snapshot of each character again, by its hashes. The portal must have just that. */
async function snapshotFindings(simulation: Simulation): Promise<string[]> {
  const { client, journal } = simulation
  const found: string[] = []
  const stored = [...journal.sent.values()].filter(
    (snapshot) => snapshot.isStored && journal.characters.get(characterKey(snapshot))?.isDeleted === false,
  )
  for (const world of new Set(stored.map((snapshot) => snapshot.world)))
    for (const snapshots of chunksOf(stored.filter((snapshot) => snapshot.world === world))) {
      const body = { ...batchHead(simulation), world, entries: snapshots.map(reportOf) }
      const { answers } = await client.call(reportCharacters, { body })
      for (const { index, result, reason, wanted = [] } of answers)
        if (result !== 'unchanged' || wanted.length > 0)
          found.push(
            `The last snapshot of ${snapshots[index]?.gameId} is ${result} ${reason ?? ''} ${wanted.join(' ')}`.trim(),
          )
    }
  return found
}

/** Items that two characters have. Each item of the game has a serial number of its own. */
export function duplicatedItems({ characters }: Pick<Journal, 'characters'>): string[] {
  const owners = new Map<unknown, string>()
  const found: string[] = []
  for (const { gameId, sections, isDeleted } of characters.values()) {
    if (isDeleted) continue
    const entries = [...sections.equipment.items, ...sections.inventory.items, ...sections.bazaar.listings]
    for (const { item } of entries) {
      const serial = item['serial']
      if (serial === undefined) continue
      const owner = owners.get(serial)
      if (owner !== undefined) found.push(`Item ${String(serial)} is with ${owner} and with ${gameId}`)
      owners.set(serial, gameId)
    }
  }
  return found
}

/** Listings that two characters have, or one has twice. */
export function duplicatedListings({ characters }: Pick<Journal, 'characters'>): string[] {
  const owners = new Map<string, string>()
  const found: string[] = []
  for (const { gameId, world, sections, isDeleted } of characters.values()) {
    if (isDeleted) continue
    const { listings, bids = [] } = sections.bazaar
    const ids = [...listings.map(({ listingId }) => listingId), ...bids.map(({ bidId }) => bidId)]
    for (const id of ids) {
      const owner = owners.get(`${world} ${id}`)
      if (owner !== undefined) found.push(`Listing ${id} is with ${owner} and with ${gameId}`)
      owners.set(`${world} ${id}`, gameId)
    }
  }
  return found
}

/**
 * Does tasks until none comes any more: also those that the game has done, but whose confirmation was
 * interrupted, and those whose claim was. Both come back when their lease ends.
 */
export async function settleInterrupted(
  { options, journal }: Simulation,
  drain: () => Promise<number>,
): Promise<void> {
  const quietMs = options.leaseMs + requeueMs
  const startedAt = performance.now()
  const isInterrupted = () => [...journal.done.keys()].some((id) => !journal.confirmed.has(id))
  for (let quietSince = startedAt; ;) {
    if ((await drain()) > 0) quietSince = performance.now()
    else await sleep(pauseMs)
    const isQuiet = performance.now() - quietSince > quietMs
    const isPatient = performance.now() - startedAt < patienceMs
    if (isQuiet && !(isPatient && isInterrupted())) return
  }
}

/** Compares what the game did with what the portal says, over HTTP. */
export const compareWithPortal = async (simulation: Simulation): Promise<string[]> => [
  ...(await taskFindings(simulation)),
  ...(await snapshotFindings(simulation)),
  ...(await awardFindings(simulation)),
  ...(await statisticFindings(simulation)),
  ...duplicatedItems(simulation.journal),
  ...duplicatedListings(simulation.journal),
]
