import type { GameDataFile } from '@olympus/contract/game-data-file'
import type { StatisticPeriod } from '@olympus/contract/statistic-keys'
import { addDays, dayOf, monthsBefore } from './statistic-days.ts'

export type GameSeason = GameDataFile['seasons'][number]

export interface DayRange {
  readonly from: string
  readonly to: string
}

/** The season that runs now, the latest one if there are several. */
export function seasonAt(file: GameDataFile | null, now: Date): GameSeason | null {
  const running = (file?.seasons ?? []).filter(
    ({ startsAt, endsAt }) =>
      Date.parse(startsAt) <= now.getTime() && (endsAt === null || Date.parse(endsAt) > now.getTime()),
  )
  return running.toSorted((a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt))[0] ?? null
}

/** The days of a period that ends today; null for everything. Without a season, its period is 30 days. */
export function daysOf(period: StatisticPeriod, today: string, season: GameSeason | null): DayRange | null {
  if (period === 'all') return null
  if (period === 'season' && season) return { from: dayOf(new Date(season.startsAt)), to: today }
  return { from: addDays(today, period === '7' ? -6 : -29), to: today }
}

/** As many days right before; null for the periods that have nothing to be compared with. */
export function daysBefore(period: StatisticPeriod, days: DayRange | null): DayRange | null {
  if (!days || (period !== '7' && period !== '30')) return null
  return { from: addDays(days.from, -Number(period)), to: addDays(days.from, -1) }
}

const chartedMonths = 24

/** The first day that charts of everything have: whole months, and not all that a character ever played. */
export const chartedSince = (today: string): string => monthsBefore(today, chartedMonths)

/** The days of charts of everything. */
export function daysOfEverything(today: string, countedSince: string | null): DayRange {
  const since = chartedSince(today)
  return { from: countedSince === null ? today : countedSince > since ? countedSince : since, to: today }
}
