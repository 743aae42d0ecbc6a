import { useLingui } from '@lingui/react/macro'
import type { CharacterItem } from '@olympus/contract/character-item'
import { EquipmentGrid } from '@olympus/ui/equipment-grid/equipment-grid'
import type { ReactNode } from 'react'

import { useItemFacts } from '../../shared/game-data/item-facts.tsx'
import type { KnownItem } from '../../shared/game-data/game-data-of.ts'
import { useItemTexts } from '../../shared/game-data/item-texts.ts'
import { englishLabels, langOf } from '../../shared/texts/english-texts.ts'

interface WornItemsProps {
  readonly items: readonly { readonly slot: number; readonly item: CharacterItem }[]
  /** The name of the character. */
  readonly owner: string
}

/** Of what a tooltip says. */
const tooltipLangs = (item: KnownItem | null) => [langOf(item, 'name'), langOf(item, 'description')]

/** All slots around the figure. */
export function WornItems({ items, owner }: WornItemsProps): ReactNode {
  const { t } = useLingui()
  const texts = useItemTexts()
  const factsOf = useItemFacts()
  return (
    <EquipmentGrid
      aria-label={t`Equipment of ${owner}`}
      {...englishLabels(items.flatMap(({ item }) => tooltipLangs(texts.gameData.item(item.vnum))))}
      items={items.map(({ slot, item }) => {
        const { icon, upgrade } = texts.lookOf(item, slot)
        return { ...factsOf(item, { owner, slot }), slot, icon: icon ?? 'help', upgrade }
      })}
      slotName={texts.slotName}
      slotLabel={({ name, item }) => texts.slotLabel(name, item && { ...item, upgrade: item.upgrade })}
      shelfLabel={t`Costume and trophy`}
      othersLabel={t`Other slots`}
    />
  )
}
