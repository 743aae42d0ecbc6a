import type { BoardKey } from '@olympus/contract/leaderboards'
import type { GameIconName } from '@olympus/ui/game-icon/game-icon-names'

import type { Place } from './place-rules.ts'

const icons: Readonly<Record<BoardKey, GameIconName>> = {
  raids: 'hydra',
  monsters: 'minotaur',
  icebreaker: 'iceberg',
  reputation: 'laurels',
  achievements: 'laurels-trophy',
  'frozen-crown': 'jewel-crown',
  'raid-records': 'hourglass',
  'instant-combat': 'gladius',
  'rainbow-battle': 'rainbow-star',
  'arena-of-talents': 'coliseum',
}

/** That of the boss, or of the board. */
export const placeIcon = ({ board, boss }: Place): string => boss?.icon ?? icons[board]
