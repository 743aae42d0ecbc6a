import type { GameDataFile } from '@olympus/contract/game-data-file'
import type { Board } from '@olympus/contract/leaderboards'
import type { LocaleCode } from '@olympus/contract/locales'
import { textsIn } from '../../localized-text.ts'
import { boardRules } from './board-rules.ts'
import type { Season } from './board-seasons.ts'
import { seasonView } from './season-view.ts'

/** Lists the boards that have started, in one language. `seasons`: from `listSeasons`. */
export function listBoards(seasons: readonly Season[], file: GameDataFile, locale: LocaleCode): Board[] {
  const bosses = new Map(file.bosses.map((boss) => [boss.code, boss]))
  return [...Map.groupBy(seasons, ({ board }) => board)].flatMap(([key, known]) => {
    const board = file.boards.find((each) => each.key === key)
    if (!board) return []
    const [first] = known
    const { unit, figures } = boardRules[key]
    return {
      key,
      ...textsIn({ name: board.name, scoreName: board.scoreName }, locale),
      unit,
      figures: [...figures],
      bosses: board.bosses.flatMap((code) => {
        const boss = bosses.get(code)
        return boss ? { code, ...textsIn({ name: boss.name }, locale), icon: boss.icon ?? null } : []
      }),
      seasons: known
        .filter(({ boss }) => boss === first?.boss)
        .map((season) => seasonView(season, { file, locale })),
    }
  })
}
