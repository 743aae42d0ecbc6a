import type { GameDataFile } from '@olympus/contract/game-data-file'
import type { BoardSeason } from '@olympus/contract/leaderboards'
import type { LocaleCode } from '@olympus/contract/locales'
import type { z } from '@olympus/contract/schema'
import { textsIn } from '../../localized-text.ts'
import type { Season } from './board-seasons.ts'

type SeasonView = z.output<typeof BoardSeason>

/** Where names come from: the current game data, and the language of the reader. */
export interface Naming {
  readonly file: GameDataFile | null
  readonly locale: LocaleCode
}

export function seasonView(
  { season, startsAt, endsAt, closedAt }: Season,
  { file, locale }: Naming,
): SeasonView {
  const named = startsAt && file?.seasons.find(({ code }) => code === season)
  return {
    code: season,
    ...textsIn({ name: named ? named.name : null }, locale),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
  }
}
