import type { WheelContents } from '@olympus/contract/wheel'
import { ItemTile, type ItemTileProps } from '@olympus/ui/item-tile/item-tile'
import type { ReactNode } from 'react'

import { useRewardTexts } from './texts/use-reward-texts.ts'

interface RewardTileProps extends Pick<ItemTileProps, 'size' | 'className'> {
  readonly contents: WheelContents
}

/** The picture of what the wheel or an exchange grants. */
export function RewardTile({ contents, ...props }: RewardTileProps): ReactNode {
  const { icon, rarity } = useRewardTexts().lookOf(contents)
  return <ItemTile icon={icon} rarity={rarity} {...props} />
}
