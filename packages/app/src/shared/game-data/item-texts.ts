import { useLingui } from '@lingui/react/macro'
import type { CharacterItem } from '@olympus/contract/character-item'
import { knownSlots } from '@olympus/ui/equipment-grid/equipment-slots'
import { useMemo } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import type { ItemLook, LookedAt } from './use-item-look.ts'
import { useItemLooks } from './use-item-looks.ts'
import { slotNames } from './slot-names.ts'

/** Names of items and slots. */
export function useItemTexts() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const looks = useItemLooks()

  return useMemo(() => {
    const slotName = (code: number): string => {
      const known = slotNames[code]
      return known ? i18n._(known) : t`Slot ${code}`
    }

    /** An item without an icon shows that of its slot, if it is worn. */
    const lookOf = (item: LookedAt, slot?: number): ItemLook =>
      looks.lookOf(item, knownSlots.find(({ code }) => code === slot)?.icon)

    /** `Hat: Helm of Hades, rarity: legendary, +9` */
    const slotLabel = (
      slot: string,
      look: Pick<ItemLook, 'name' | 'rarityLabel' | 'upgrade'> | undefined,
    ): string => {
      if (!look) return t`${slot}: empty`
      const { name, rarityLabel, upgrade } = look
      return upgrade === undefined
        ? t`${slot}: ${name}, rarity: ${rarityLabel}`
        : t`${slot}: ${name}, rarity: ${rarityLabel}, ${upgrade}`
    }

    /** `Honey of Hymettos, rarity: rare, +9, quantity: 20` */
    const itemLabel = (item: CharacterItem): string => {
      const { name, rarityLabel, upgrade } = lookOf(item)
      const quantity = format.number(item.amount)
      const parts = [
        t`${name}, rarity: ${rarityLabel}`,
        upgrade,
        item.amount > 1 ? t`quantity: ${quantity}` : undefined,
      ]
      return parts.filter((part) => part !== undefined).join(', ')
    }

    return { gameData: looks.gameData, slotName, slotLabel, lookOf, itemLabel }
  }, [t, i18n, format, looks])
}
