import { z } from '@olympus/contract/schema'
import {
  maxWeightTotal,
  type TableRow,
  type TableSets,
  weightTotalOf,
} from '../features/wheel-fairness/table-rules.ts'

const Slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))
const Count = z.int().check(z.positive(), z.lte(1_000_000_000))
const Weight = z.int().check(z.positive(), z.lte(maxWeightTotal))

const Row = z.union([
  z.strictObject({ id: Slug, weight: Weight, item: Slug, quantity: Count }),
  z.strictObject({ id: Slug, weight: Weight, coins: Count }),
  z.strictObject({ id: Slug, weight: Weight, tickets: Count }),
])

const RowSet = z.strictObject({
  /** What the weights have to add up to: a guard against slips. */
  weightTotal: Weight,
  rows: z.array(Row).check(z.minLength(1), z.maxLength(100)),
})

/** Schema of a file with a version of the odds. */
export const TableFile = z.strictObject({ regular: RowSet, jackpot: RowSet })
export type TableFile = z.output<typeof TableFile>

export const setsOf = ({ regular, jackpot }: TableFile): TableSets => ({
  regular: regular.rows,
  jackpot: jackpot.rows,
})

const Offer = z.union([
  z.strictObject({ id: Slug, priceTokens: Count, item: Slug, quantity: Count }),
  z.strictObject({ id: Slug, priceTokens: Count, tickets: Count }),
])

/** Schema of a file with everything that tokens can be exchanged for, in the order of the page. */
export const OffersFile = z.strictObject({ offers: z.array(Offer).check(z.maxLength(100)) })
export type Offer = z.output<typeof Offer>

const twice = (ids: readonly string[]) => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]

export const twiceProblems = (where: string, entries: readonly { readonly id: string }[]): string[] =>
  twice(entries.map(({ id }) => id)).map((id) => `${where}: ${id} is there twice`)

/** What is wrong with a version, apart from items that are not in the catalog. */
export function tableProblems(file: TableFile): string[] {
  return (['regular', 'jackpot'] as const).flatMap((set) => {
    const { rows, weightTotal } = file[set]
    const total = weightTotalOf(rows)
    const sum = total === weightTotal ? [] : [`${set}: the weights add up to ${total}, not to ${weightTotal}`]
    return [...sum, ...twiceProblems(set, rows)]
  })
}

/** The items that rows or offers name. */
export const itemsOf = (entries: readonly (TableRow | Offer)[]): string[] =>
  entries.flatMap((entry) => ('item' in entry ? [entry.item] : []))
