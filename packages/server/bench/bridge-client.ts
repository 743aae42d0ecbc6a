// Runs in a process of its own, so that it takes no time from the server that it measures.
import { randomUUID } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { combatOf, fullSections, sectionHashes } from './bridge-bodies.ts'

/** A game server that reports the same characters again and again. */
export interface ReportOrder {
  readonly kind: 'report'
  readonly port: number
  readonly key: string
  readonly bootId: string
  readonly epoch: number
  readonly accountIds: readonly number[]
  /**
   * `base`: all sections with the bodies that the next two modes build on. `unchanged`: only their hashes.
   * `push`: one section has changed. `full`: all have changed.
   */
  readonly mode: 'base' | 'full' | 'push' | 'unchanged'
  readonly entries: number
  readonly atOnce: number
  /** Without it, as fast as the portal answers. */
  readonly perSecond?: number
  readonly forMs: number
  /** Goes on until so many are stored. */
  readonly untilStored?: number
  readonly firstCounter: number
}

/** A player who opens one page after another. */
export interface PlayerOrder {
  readonly kind: 'player'
  readonly port: number
  readonly token: string
  readonly paths: readonly string[]
  readonly forMs: number
}

export interface ReportResult {
  readonly stored: number
  readonly perSecond: number
  readonly counter: number
}

export interface PlayerResult {
  readonly times: readonly number[]
}

const base = fullSections(0)

function sectionsOf(mode: ReportOrder['mode'], mark: number) {
  if (mode === 'base') return base
  if (mode === 'full') return fullSections(mark)
  return mode === 'push' ? { ...sectionHashes(base), combat: combatOf(mark) } : sectionHashes(base)
}

async function report(order: ReportOrder): Promise<ReportResult> {
  // Game servers have machines of their own. This one must not take the processors from what it measures.
  setPriority(constants.priority.PRIORITY_LOW)
  const { port, key, bootId, epoch, accountIds, mode, entries: size, atOnce, forMs } = order
  const startedAt = performance.now()
  let [counter, next, stored, sent] = [order.firstCounter, 0, 0, 0]

  function entryOf() {
    const accountId = accountIds[next++ % accountIds.length] ?? 0
    counter += 1
    const sections = sectionsOf(mode, counter)
    const capturedAt = new Date().toISOString()
    return { gameId: `bench-${accountId}`, accountId, revision: { epoch, counter }, capturedAt, sections }
  }

  async function work() {
    while (performance.now() - startedAt < forMs || stored < (order.untilStored ?? 0)) {
      const dueMs = order.perSecond ? (sent / order.perSecond) * 1000 : 0
      sent += size
      await sleep(Math.max(0, startedAt + dueMs - performance.now()))
      const sentAt = new Date().toISOString()
      const entries = Array.from({ length: size }, entryOf)
      const reply = await fetch(`http://127.0.0.1:${port}/api/bridge/v1/characters`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ bootId, batchId: randomUUID(), sentAt, world: 'main', entries }),
      })
      const { data } = (await reply.json()) as { data: { counts: Record<string, number> } | null }
      // What two batches report at once may arrive in another order, and one of it is stale.
      if (data?.counts['refused'] !== 0)
        throw new Error(`${mode}: ${reply.status} ${JSON.stringify(data).slice(0, 500)}`)
      stored += size
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  return { stored, perSecond: (stored / (performance.now() - startedAt)) * 1000, counter }
}

async function play({ port, token, paths, forMs }: PlayerOrder): Promise<PlayerResult> {
  const startedAt = performance.now()
  const times: number[] = []
  for (let turn = 0; performance.now() - startedAt < forMs; turn++) {
    const sentAt = performance.now()
    const path = paths[turn % paths.length] ?? ''
    const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await reply.arrayBuffer()
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`)
    times.push(performance.now() - sentAt)
    await sleep(10)
  }
  return { times }
}

process.once('message', async (order: PlayerOrder | ReportOrder) => {
  process.send?.(order.kind === 'report' ? await report(order) : await play(order))
  process.disconnect()
})
