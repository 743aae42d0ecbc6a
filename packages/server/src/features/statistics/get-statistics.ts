import type { GameDataFile } from '@olympus/contract/game-data-file'
import type { DataOf, RequestOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import { type BreakdownKind, tabBreakdowns, tabCounters } from '@olympus/contract/statistic-keys'
import { measuresOf } from '@olympus/contract/statistic-rates'
import type { getStatistics as endpoint } from '@olympus/contract/statistics'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { textsIn } from '../../localized-text.ts'
import { findCharacter, type Visit } from '../character-pages/find-character.ts'
import { ageOf, type CharacterFacts, visibilityOf } from '../character-pages/view-rules.ts'
import { levelBandOf } from './level-bands.ts'
import { chartedSince, daysBefore, daysOf, daysOfEverything, type GameSeason, seasonAt } from './periods.ts'
import { readStatistics } from './read-statistics.ts'
import { dayOf } from './statistic-days.ts'
import { type Asked, projectStatistics } from './statistics-view.ts'

export interface StatisticsReader {
  readonly queries: Queries
  /** The game data with this hash. */
  readonly gameData: (hash: string) => Promise<GameDataFile | null>
  readonly locale: LocaleCode
}

type Query = Pick<RequestOf<typeof endpoint>['query'], 'compareWith' | 'period' | 'tab'>

const idOf = (compareWith: string) => (/^\d/.test(compareWith) ? Number(compareWith) : null)

async function seasonOf(
  { gameData }: StatisticsReader,
  { gameDataVersion, serverNow }: CharacterFacts,
): Promise<GameSeason | null> {
  if (gameDataVersion === null) return null
  return seasonAt(await gameData(gameDataVersion.replace(/^\d+-/, '')), serverNow)
}

const kindsOf = (tab: Asked['tab']): readonly BreakdownKind[] =>
  tab === 'overview' ? ['hours'] : tabBreakdowns[tab]

/** One tab of what a character did. Only own characters can be compared with. */
export async function getStatistics(
  reader: StatisticsReader,
  visit: Visit,
  { tab, period, compareWith }: Query,
): Promise<DataOf<typeof endpoint> | Failure<'NOT_FOUND'>> {
  const facts = await findCharacter(reader.queries, visit, 'statistics')
  if (!facts) return new Failure('NOT_FOUND')
  const visibility = visibilityOf(facts)
  if (!visibility.sections.has('statistics')) return new Failure('NOT_FOUND')
  const season = period === 'season' ? await seasonOf(reader, facts) : null
  const today = dayOf(facts.serverNow)
  const days = daysOf(period, today, season)
  const before = daysBefore(period, days)
  const levelBand = levelBandOf(facts.level)
  const otherId = idOf(compareWith)
  const row = await readStatistics(reader.queries, {
    characterId: facts.id,
    days: days && { from: before?.from ?? days.from, to: days.to },
    otherDays: days,
    weeksFrom: chartedSince(today),
    kinds: kindsOf(tab),
    measures: measuresOf(tabCounters[tab]),
    median: { period, levelBand },
    hasBestTimes: tab === 'raids',
    other: otherId === null ? null : { id: otherId, accountId: visit.accountId },
  })
  if (otherId !== null && !row.other) return new Failure('NOT_FOUND')
  return {
    ...ageOf({ ...facts, asOf: row.capturedAt?.toISOString() ?? null }, visibility),
    days: days ?? daysOfEverything(today, row.countedSince),
    season: season && { code: season.code, ...textsIn({ name: season.name }, reader.locale) },
    ...projectStatistics(row, {
      tab,
      period,
      days,
      before,
      levelBand,
      compareWith,
      maySeeGold: visibility.details.has('inventory'),
      maySeeMoments: visibility.details.has('lastVisit'),
    }),
  }
}
