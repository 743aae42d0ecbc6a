import { useLingui } from '@lingui/react/macro'
import type { BoardEntry } from '@olympus/contract/leaderboards'
import { ElementBadge } from '@olympus/ui/element-badge/element-badge'
import type { Column } from '@olympus/ui/table/table'

import { useFormat } from '../../locale/use-format.ts'
import { useCharacterTexts } from '../../shared/texts/character-texts.ts'
import { langOf } from '../../shared/texts/english-texts.ts'
import * as styles from './board-columns.css.ts'
import { fewOrMany } from './board-rules.ts'
import { CharacterCell, RankText, Score, type ShownBoard } from './entry-parts.tsx'

/** The columns of a board. A phone shows rank, character and score. */
export function useBoardColumns(shown: ShownBoard | undefined): readonly Column<BoardEntry>[] {
  const { t } = useLingui()
  const format = useFormat()
  const texts = useCharacterTexts()
  const level = ({ level: own, heroLevel }: BoardEntry['character']) =>
    heroLevel > 0 ? `${format.number(own)} ${format.change(heroLevel)}` : format.number(own)

  return [
    {
      id: 'rank',
      header: t({ message: 'Rank', context: 'leaderboard' }),
      mobile: 'hidden',
      cell: (entry) => <RankText entry={entry} />,
    },
    {
      id: 'character',
      header: t`Character`,
      isRowHeader: true,
      cell: (entry) => shown && <CharacterCell entry={entry} shown={shown} />,
    },
    {
      id: 'element',
      header: t`Element`,
      mobile: 'hidden',
      cell: ({ character }) => <ElementBadge element={character.element} label={texts.element(character)} />,
    },
    {
      id: 'faction',
      header: t`Faction`,
      mobile: 'hidden',
      cell: ({ character }) => texts.faction(character),
    },
    {
      id: 'level',
      header: t`Level`,
      align: 'end',
      mobile: 'hidden',
      cell: ({ character }) => level(character),
    },
    ...(shown?.figures ?? []).map(({ id, name, value }, _, all): Column<BoardEntry> => ({
      id,
      header: name,
      align: 'end',
      mobile: 'hidden',
      className: styles.figureColumn[fewOrMany(all)],
      cell: value,
    })),
    {
      id: 'score',
      header: shown?.board.scoreName ?? t`Score`,
      headerLang: langOf(shown?.board, 'scoreName'),
      align: 'end',
      mobile: 'end',
      className: styles.scoreColumn,
      cell: (entry) => shown && <Score entry={entry} shown={shown} />,
    },
  ]
}
