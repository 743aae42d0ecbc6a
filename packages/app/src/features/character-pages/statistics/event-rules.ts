import type { CounterKey, RateKey } from '@olympus/contract/statistic-keys'
import type { Totals } from '@olympus/contract/statistic-rates'

import type { Spans } from './series-rules.ts'

/** More columns than this would be too narrow for a calendar. */
const mostColumns = 35

/** The columns of pictures that are drawn in rows: days if they fit, else weeks or months. */
export const rowSpans = (finest: Spans, coarse: Spans): Spans =>
  finest.spans.length <= mostColumns ? finest : coarse

interface EventKind {
  readonly name: 'icebreakers' | 'instantBattles' | 'minilandVisits' | 'rainbowBattles' | 'timespaces'
  readonly icon: string
  /** What is counted whenever one is joined. */
  readonly joined: readonly CounterKey[]
  /** Without it, there is nothing to win. */
  readonly won?: CounterKey
  readonly rate?: RateKey
}

export const eventKinds: readonly EventKind[] = [
  {
    name: 'icebreakers',
    icon: 'iceberg',
    joined: ['icebreakersCompleted'],
    won: 'icebreakersWon',
    rate: 'icebreakerWinRate',
  },
  {
    name: 'instantBattles',
    icon: 'lightning-trio',
    joined: ['instantBattlesWon', 'instantBattlesLost'],
    won: 'instantBattlesWon',
    rate: 'instantBattleWinRate',
  },
  {
    name: 'timespaces',
    icon: 'hourglass',
    joined: ['timespacesWon', 'timespacesLost'],
    won: 'timespacesWon',
    rate: 'timespaceWinRate',
  },
  { name: 'minilandVisits', icon: 'stable', joined: ['minilandVisits'] },
  {
    name: 'rainbowBattles',
    icon: 'rainbow-star',
    joined: ['rainbowBattlesWon', 'rainbowBattlesLost'],
    won: 'rainbowBattlesWon',
    rate: 'rainbowBattleWinRate',
  },
]

/** How often a character joined events of a kind. */
export const joinedOf = (totals: Totals, { joined, won }: EventKind): number =>
  Math.max(
    joined.reduce((sum, key) => sum + (totals[key] ?? 0), 0),
    // A game may count a win without counting that the event was completed.
    (won && totals[won]) ?? 0,
  )

/** Share of them that was won. Null if none can be, or none was joined. */
export function winRateOf(totals: Totals, kind: EventKind): number | null {
  const joined = joinedOf(totals, kind)
  return kind.won && joined > 0 ? (totals[kind.won] ?? 0) / joined : null
}

export const allJoined = (totals: Totals): number =>
  eventKinds.reduce((sum, kind) => sum + joinedOf(totals, kind), 0)

/** How many of them can be won, and were. */
export function wonOf(totals: Totals): { readonly won: number; readonly of: number } {
  const kinds = eventKinds.filter(({ won }) => won !== undefined)
  return {
    won: kinds.reduce((sum, { won }) => sum + ((won && totals[won]) ?? 0), 0),
    of: kinds.reduce((sum, kind) => sum + joinedOf(totals, kind), 0),
  }
}
