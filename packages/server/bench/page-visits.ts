import { fork } from 'node:child_process'
import { on } from 'node:events'
import path from 'node:path'
import { systemClock } from '../src/clock.ts'
import type { Database } from '../src/database/database.ts'
import { startSession } from '../src/features/auth/start-session.ts'
import { createAccessTokens } from '../src/features/sessions/access-token.ts'
import { createSigningKeys } from '../src/features/sessions/signing-keys.ts'
import { systemRandom } from '../src/random.ts'
import { testSecretBox } from '../src/testing/test-secret-box.ts'
import type { Visit, VisitOrder, VisitResult } from './characters-client.ts'
import { accountOf } from './load-characters.ts'

const allowedP99Ms = 30
/** On a machine that takes longer for a control, the other figures say nothing. */
const allowedControlMs = 10
/** The visits of one round take less time than a session stays checked. */
export const visitsPerRound = 100
export const publicUrl = 'http://localhost:3000'

export const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
export const print = (what: string, figures: string): void =>
  void process.stdout.write(`${what.padEnd(40)} ${figures}\n`)
const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

/** A player who looks at a character of their own. */
export interface Player {
  readonly token: string
  readonly characterId: number
}

export async function createPlayers(database: Database, characterIds: readonly number[]): Promise<Player[]> {
  const outside = { clock: systemClock, newId: () => systemRandom.uuid() }
  const keys = createSigningKeys({ database, secretBox: testSecretBox, ...outside })
  const accessTokens = createAccessTokens({ keys, issuer: publicUrl, clock: systemClock })
  const players: Player[] = []
  for (const characterId of characterIds) {
    const device = { accountId: accountOf(characterId), bindSecret: 'bench', userAgent: '', address: '' }
    const { claims } = await startSession(database, systemRandom, device)
    players.push({ characterId, token: await accessTokens.sign(claims) })
  }
  return players
}

export interface Measured {
  readonly name: string
  /** Whether the goal holds for it, or it is a control. */
  readonly kind: 'control' | 'goal' | 'other'
  readonly pathOf: (characterId: number) => string
  /** Who visits it in each round, in place of the players of the round. */
  readonly visitors?: readonly Player[]
}

interface Figures {
  readonly times: number[]
  bytes: number
  processorMicroseconds: number
}

interface Visits {
  readonly port: number
  readonly atOnce: number
  readonly measured: readonly Measured[]
}

/** Lets players visit pages from a process of its own. */
export async function measurePages({ port, atOnce, measured }: Visits, players: readonly Player[]) {
  const client = fork(path.join(import.meta.dirname, 'characters-client.ts'))
  const answers = on(client, 'message', { close: ['exit'] })
  const visit = async (visits: readonly Visit[]): Promise<VisitResult> => {
    client.send({ port, visits, atOnce } satisfies VisitOrder)
    const { value, done } = await answers.next()
    if (done) throw new Error('The client ended without a result')
    return (value as [VisitResult])[0]
  }
  const figures = new Map(
    measured.map((each): [Measured, Figures] => [each, { times: [], bytes: 0, processorMicroseconds: 0 }]),
  )
  for (let from = 0; from < players.length; from += visitsPerRound) {
    const visitors = players.slice(from, from + visitsPerRound)
    for (const [each, sums] of figures) {
      const ofRound = each.visitors ?? visitors
      // A page has asked for the user before.
      await visit(ofRound.map(({ token }) => ({ token, path: '/api/user/v2' })))
      const before = process.cpuUsage()
      const visits = ofRound.map(({ token, characterId }) => ({ token, path: each.pathOf(characterId) }))
      const { times, bytes } = await visit(visits)
      const { user, system } = process.cpuUsage(before)
      // The first round fills caches and lets the connections prepare their statements.
      if (from === 0) continue
      sums.times.push(...times)
      sums.bytes += bytes
      sums.processorMicroseconds += user + system
    }
  }
  client.disconnect()
  return figures
}

/** Prints figures. False if a goal is missed, or the machine is too busy to tell. */
export function reportPages(figures: ReadonlyMap<Measured, Figures>): boolean {
  const slow: string[] = []
  const busy: string[] = []
  for (const [{ name, kind }, { times, bytes, processorMicroseconds }] of figures) {
    const count = times.length
    const [p50, p99] = [at(times, 0.5), at(times, 0.99)]
    const spread = `median ${numbers.format(p50)} ms, p90 ${numbers.format(at(times, 0.9))} ms, p99 ${numbers.format(p99)} ms`
    const processor = `${numbers.format(processorMicroseconds / count / 1000)} ms of processor`
    print(name, `${spread}, ${processor}, ${numbers.format(bytes / count / 1000)} kB`)
    if (kind === 'goal' && !(p99 <= allowedP99Ms)) slow.push(name)
    if (kind === 'control' && !(p99 <= allowedControlMs)) busy.push(name)
  }
  if (slow.length > 0) print(`p99 over ${allowedP99Ms} ms`, slow.join(', '))
  if (busy.length > 0) print('The machine is too busy to tell', busy.join(', '))
  return slow.length === 0 && busy.length === 0
}
