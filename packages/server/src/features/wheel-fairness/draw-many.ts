import { createHmac } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RewardSet, rowOfDraw } from '@olympus/contract/wheel-draw'
import { limits } from '@olympus/contract/limits'
import type { Random } from '../../random.ts'
import { type TableRow, type TableSets, weightTotalOf } from './table-rules.ts'

interface DrawInput {
  readonly serverSeed: Uint8Array
  readonly clientSeed: string
  readonly nonce: number
  readonly set: RewardSet
  readonly weightTotal: number
}

const wordRange = 2 ** 32
const wordBytes = 4

/** What `drawNumber` of the contract draws, without its promises: many draws take a tenth of the time. */
export function drawAtOnce({ serverSeed, clientSeed, nonce, set, weightTotal }: DrawInput): number {
  const limit = wordRange - (wordRange % weightTotal)
  for (let block = 0; ; block++) {
    const words = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${set}:${block}`).digest()
    for (let offset = 0; offset < words.length; offset += wordBytes) {
      const word = words.readUInt32BE(offset)
      if (word < limit) return word % weightTotal
    }
  }
}

/** How often each row was drawn. */
export type Drawn = Readonly<Record<RewardSet, number[]>>

const spinsAtOnce = 10_000
const seedBytes = 32
const clientSeedBytes = 16

const weightsOf = (rows: readonly TableRow[]) => ({
  weights: rows.map(({ weight }) => weight),
  weightTotal: weightTotalOf(rows),
})

/** Draws spins as one account does, with new seeds as often as it has them. Others run in between. */
export async function drawMany(sets: TableSets, spins: number, random: Random): Promise<Drawn> {
  const drawn = { regular: sets.regular.map(() => 0), jackpot: sets.jackpot.map(() => 0) }
  const tables = { regular: weightsOf(sets.regular), jackpot: weightsOf(sets.jackpot) }
  let serverSeed = random.bytes(seedBytes)
  let clientSeed = random.bytes(clientSeedBytes).toString('hex')
  for (let spinNo = 1; spinNo <= spins; spinNo++) {
    const nonce = (spinNo - 1) % limits.seedMaxSpins
    if (nonce === 0 && spinNo > 1) {
      serverSeed = random.bytes(seedBytes)
      clientSeed = random.bytes(clientSeedBytes).toString('hex')
    }
    const set = spinNo % limits.jackpotEverySpins === 0 ? 'jackpot' : 'regular'
    const { weights, weightTotal } = tables[set]
    const row = rowOfDraw(weights, drawAtOnce({ serverSeed, clientSeed, nonce, set, weightTotal }))
    drawn[set][row] = (drawn[set][row] ?? 0) + 1
    if (spinNo % spinsAtOnce === 0) await nextTurn()
  }
  return drawn
}
