import type { ReactNode } from 'react'

import type { GameIconProps } from '../game-icon/game-icon.tsx'
import type { Rarity } from '../rarity-pips/rarities.ts'

export type WheelReward = {
  key: string
  name: string
  icon: GameIconProps['name']
  rarity: Rarity
  /** The word for the rarity. */
  rarityLabel: string
  /** On the wheel: "×5". */
  amount: string
  /** In the list: amount and odds, "×5, 9 %". */
  line: string
  /** A `Badge` beside the name: "Jackpot". */
  tag?: ReactNode
}
