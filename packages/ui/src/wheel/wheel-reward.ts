import type { ReactNode } from 'react'

import type { GameIconProps } from '../game-icon/game-icon.tsx'
import type { Rarity } from '../rarity-pips/rarities.ts'

export type WheelReward = {
  key: string
  name: string
  /** The language of the name, if it differs from that of the page. */
  nameLang?: string | undefined
  icon: GameIconProps['name']
  rarity: Rarity
  /** The name of the rarity. */
  rarityLabel: string
  /** Shown on the wheel: "×5". */
  amount: string
  /** Amount and odds, shown in the list: "×5, 9 %". */
  line: string
  /** A `Badge` beside the name: "Jackpot". */
  tag?: ReactNode
}
