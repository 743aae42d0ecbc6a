import { useLingui } from '@lingui/react/macro'
import type { CharacterItem } from '@olympus/contract/character-item'
import type { Rarity } from '@olympus/ui/rarity-pips/rarities'
import { useCallback } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { langOf } from '../texts/english-texts.ts'
import { rarityNames } from '../texts/rarity-names.ts'
import { upgradeOf } from './item-figure-rules.ts'
import { hasRarityName, rarityOf } from './item-rarity.ts'
import type { KnownItems } from './load-known-items.ts'

/** What identifies an item on a tile and in a list. */
export interface ItemLook {
  readonly name: string
  /** Of the name, if it differs from that of the page. */
  readonly nameLang?: 'en' | undefined
  /** Undefined until the game data is loaded. */
  readonly icon: string | undefined
  readonly rarity: Rarity
  readonly rarityLabel: string
  /** `+9`, or `80%` of a fairy. */
  readonly upgrade: string | undefined
}

export type LookedAt = Pick<
  CharacterItem,
  'elementRate' | 'name' | 'rarity' | 'specialist' | 'upgrade' | 'vnum'
>

/**
 * How an item looks. One that the game data lacks is shown by its reported name or its code.
 * `ownIcon`: of an item that the game data has no icon for.
 */
export function useItemLook({
  item: known,
  isLoading,
}: KnownItems): (item: LookedAt, ownIcon?: string) => ItemLook {
  const { t, i18n } = useLingui()
  const format = useFormat()

  return useCallback(
    (item, ownIcon) => {
      const { vnum, elementRate, rarity: rarityCode } = item
      const upgrade = upgradeOf(item)
      const kind = known(vnum)
      const rarity = rarityOf(rarityCode, kind?.rarity ?? null)
      const change = upgrade ? format.change(upgrade) : undefined
      return {
        name: kind?.name ?? item.name ?? t`Item ${vnum}`,
        nameLang: langOf(kind, 'name'),
        // Nothing is unknown while it loads.
        icon: kind?.icon ?? ownIcon ?? (isLoading ? undefined : 'help'),
        rarity,
        rarityLabel: hasRarityName(rarityCode) ? i18n._(rarityNames[rarity]) : t`Rarity ${rarityCode}`,
        upgrade: elementRate === undefined ? change : format.percent(elementRate / 100),
      }
    },
    [t, i18n, format, known, isLoading],
  )
}
