import { useLingui } from '@lingui/react/macro'
import type { Rarity } from '@olympus/contract/shop'
import type { WheelContents } from '@olympus/contract/wheel'

import { useFormat } from '../../locale/use-format.ts'
import { langOf } from './english-texts.ts'

export interface RewardLook {
  readonly name: string
  /** Of the name, if it differs from that of the page. */
  readonly nameLang?: 'en' | undefined
  readonly icon: string
  readonly rarity: Rarity
  readonly quantity: number
  /** `×5`. */
  readonly amount: string
}

/** Describes what the fortune wheel and the token exchange grant. */
export function useRewardTexts() {
  const { t } = useLingui()
  const format = useFormat()

  const partsOf = (contents: WheelContents): Omit<RewardLook, 'amount'> => {
    if (contents.kind === 'coins')
      return { name: t`Olympus Coins`, icon: 'two-coins', rarity: 'epic', quantity: contents.coins }
    if (contents.kind === 'tickets')
      return { name: t`Fortune wheel ticket`, icon: 'ticket', rarity: 'rare', quantity: contents.tickets }
    const { name, icon, rarity } = contents.item
    return { name, nameLang: langOf(contents.item, 'name'), icon, rarity, quantity: contents.quantity }
  }

  const lookOf = (contents: WheelContents): RewardLook => {
    const parts = partsOf(contents)
    return { ...parts, amount: `×${format.number(parts.quantity)}` }
  }

  return {
    lookOf,
    /** `Wings of Ikaros ×1`. */
    full(contents: WheelContents): string {
      const { name, amount } = lookOf(contents)
      return `${name} ${amount}`
    },
  }
}
