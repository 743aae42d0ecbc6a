import type { DataOf } from '@olympus/contract/endpoint'
import type { getRanks } from '@olympus/contract/leaderboards'

export type Place = DataOf<typeof getRanks>['ranks'][number]

/** The share of the board that is at least as good, in whole percents: 0.02 for the top 2 %. */
export const topShare = ({ rank, totalEntries }: Place): number =>
  Math.ceil((100 * rank) / totalEntries) / 100

/** The best places first. */
export const sortPlaces = (places: readonly Place[]): readonly Place[] =>
  places.toSorted((one, other) => one.rank - other.rank)
