import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Board, BoardEntry, BoardFigure, BoardKey, OwnPlace } from '@olympus/contract/leaderboards'

import { useFormat } from '../../locale/use-format.ts'
import { runTime } from '../../shared/leaderboards/run-time.ts'
import { distance, hasWinRate, winRate } from './board-rules.ts'

const figureNames: Readonly<Record<BoardFigure, MessageDescriptor>> = {
  kills: msg`Kills`,
  deaths: msg`Deaths`,
  wins: msg`Wins`,
  losses: msg`Losses`,
  ties: msg`Ties`,
  surrenders: msg`Surrenders`,
  completed: msg`Completed rounds`,
  damage: msg`Damage`,
}

/** What the score of a board counts. */
const scoreKinds: Readonly<Record<BoardKey, 'wins' | 'monsters' | 'points' | 'time'>> = {
  raids: 'wins',
  monsters: 'monsters',
  icebreaker: 'wins',
  reputation: 'points',
  achievements: 'points',
  'frozen-crown': 'points',
  'raid-records': 'time',
  'instant-combat': 'wins',
  'rainbow-battle': 'wins',
  'arena-of-talents': 'wins',
}

/** A figure of an entry beside its score. */
export interface FigureText {
  readonly id: string
  readonly name: string
  /** A dash if nothing was counted. */
  readonly value: (entry: BoardEntry) => string
}

export function useFigureTexts(board: Board | undefined): readonly FigureText[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  if (!board) return []
  const figures = board.figures.map((figure) => ({
    id: figure,
    name: i18n._(figureNames[figure]),
    value: ({ figures }: BoardEntry) => {
      const amount = figures[figure]
      return amount === undefined ? '–' : format.number(amount)
    },
  }))
  if (!hasWinRate(board)) return figures
  const rate = (entry: BoardEntry) => {
    const share = winRate(entry)
    return share === null ? '–' : format.percent(share)
  }
  return [...figures, { id: 'win-rate', name: t`Win rate`, value: rate }]
}

/** "4 wins behind Kaela"; null for the best. */
export function useDistanceText(): (board: Board, place: OwnPlace) => string | null {
  const { t } = useLingui()
  const format = useFormat()
  return ({ key }, place) => {
    const missing = distance(place)
    if (missing === null || !place.next) return null
    const { name } = place.next
    const amount = format.number(missing)
    const time = runTime(missing)
    switch (scoreKinds[key]) {
      case 'wins':
        return t`${plural(missing, { one: `${amount} win behind ${name}`, other: `${amount} wins behind ${name}` })}`
      case 'monsters':
        return t`${plural(missing, { one: `${amount} monster behind ${name}`, other: `${amount} monsters behind ${name}` })}`
      case 'points':
        return t`${plural(missing, { one: `${amount} point behind ${name}`, other: `${amount} points behind ${name}` })}`
      case 'time':
        return t`${time} behind ${name}`
    }
  }
}
