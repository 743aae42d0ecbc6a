import type { RewardSet } from '@olympus/contract/wheel-draw'

/** What a row grants. */
type RowContents =
  | { readonly item: string; readonly quantity: number }
  | { readonly coins: number }
  | { readonly tickets: number }

/** A row of a table of odds, as it is published. */
export type TableRow = { readonly id: string; readonly weight: number } & RowContents

/** Both sets of a version. */
export type TableSets = Readonly<Record<RewardSet, readonly TableRow[]>>

interface VersionedSet {
  readonly set: RewardSet
  readonly version: number
  readonly rows: readonly TableRow[]
}

/** The greatest sum of weights that the draw can serve. */
export const maxWeightTotal = 2 ** 31

export const weightTotalOf = (rows: readonly TableRow[]): number =>
  rows.reduce((total, { weight }) => total + weight, 0)

const contentsOf = (row: TableRow): RowContents => {
  if ('item' in row) return { item: row.item, quantity: row.quantity }
  return 'coins' in row ? { coins: row.coins } : { tickets: row.tickets }
}

/** The published text of a set: everything that the hash in the receipts stands for. */
export const tableText = ({ set, version, rows }: VersionedSet): string =>
  JSON.stringify({
    set,
    version,
    rows: rows.map((row) => ({ id: row.id, weight: row.weight, ...contentsOf(row) })),
  })
