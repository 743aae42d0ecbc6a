import { rewardSets } from '@olympus/contract/wheel-draw'
import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { expectedCounts, fitOf } from '../features/wheel-fairness/chi-square-rules.ts'
import { drawMany } from '../features/wheel-fairness/draw-many.ts'
import { type TableRow, weightTotalOf } from '../features/wheel-fairness/table-rules.ts'
import type { OperatorCommand } from './operator-command.ts'
import { readJsonFile, refuseProblems } from './read-json-file.ts'
import { itemsOf, setsOf, TableFile, tableProblems } from './wheel-files.ts'
import { wheelItemProblems } from './wheel-item-problems.ts'
import { UsageError } from './refusal.ts'

const defaultSpins = 1_000_000
const maxSpins = 10_000_000
/** Of fair draws, one in a million differs as much. */
const leastP = 1e-6

function spinsOf(option: string | undefined): number {
  const spins = Number(option ?? defaultSpins)
  if (!Number.isInteger(spins) || spins < 1 || spins > maxSpins)
    throw new UsageError(`--spins: expected a whole number up to ${maxSpins}`)
  return spins
}

/** Prices in the shop, by item. */
async function pricesOf(queries: Queries, items: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await queries.query<{ id: string; priceCoins: number }>(
    sql`select id, price_coins from item where id = any(${[...items]}::text[])`,
  )
  return new Map(rows.map(({ id, priceCoins }) => [id, priceCoins]))
}

const what = (row: TableRow) => {
  if ('item' in row) return `${row.quantity} × ${row.item}`
  return 'coins' in row ? `${row.coins} OC` : `${row.tickets} tickets`
}

/** In coins; null for tickets, which have no price. */
function worthOf(row: TableRow, prices: ReadonlyMap<string, number>): number | null {
  if ('coins' in row) return row.coins
  return 'item' in row ? (prices.get(row.item) ?? 0) * row.quantity : null
}

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })

function* linesOf(rows: readonly TableRow[], drawn: readonly number[], prices: ReadonlyMap<string, number>) {
  const weights = rows.map(({ weight }) => weight)
  const total = weightTotalOf(rows)
  const spins = drawn.reduce((sum, count) => sum + count, 0)
  const expected = expectedCounts(weights, spins)
  let worth = 0
  for (const [index, row] of rows.entries()) {
    const own = worthOf(row, prices)
    worth += ((own ?? 0) * row.weight) / total
    yield `  ${row.id}  ${what(row)}: ${row.weight} of ${total} (${numbers.format((100 * row.weight) / total)} %), expected ${numbers.format(expected[index] ?? 0)}, drawn ${drawn[index]}${own === null ? '' : `, worth ${numbers.format(own)} OC`}`
  }
  const fit = fitOf(drawn, weights)
  yield fit
    ? `  chi-square ${numbers.format(fit.chiSquare)} with ${fit.degreesOfFreedom} degrees of freedom, p ${numbers.format(fit.p)}`
    : '  too few draws for a chi-square'
  yield `  a draw is worth ${numbers.format(worth)} OC, without its tickets`
}

export const checkTableCommand: OperatorCommand = {
  kind: 'reading',
  name: 'wheel check',
  operands: ['<file>'],
  options: [{ name: 'spins', placeholder: '<count>' }],
  summary: 'validates a version of the odds and simulates 1,000,000 spins, or --spins',
  async run({ database, files, print, random }, [file, , { spins: given }]) {
    const spins = spinsOf(given)
    const table = await readJsonFile(files, file, TableFile)
    const sets = setsOf(table)
    const items = itemsOf(rewardSets.flatMap((set) => sets[set]))
    refuseProblems(file, [...tableProblems(table), ...(await wheelItemProblems(database, items))])
    const drawn = await drawMany(sets, spins, random)
    const prices = await pricesOf(database, items)
    for (const set of rewardSets) {
      print(`${set}: ${sets[set].length} rewards, weights of ${weightTotalOf(sets[set])}`)
      for (const line of linesOf(sets[set], drawn[set], prices)) print(line)
    }
    return rewardSets.every((set) => {
      const fit = fitOf(
        drawn[set],
        sets[set].map(({ weight }) => weight),
      )
      return fit === null || fit.p >= leastP
    })
  },
}
