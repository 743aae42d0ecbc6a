import type { CharacterItem } from '@olympus/contract/character-item'
import { ItemTooltip } from '@olympus/ui/item-tooltip/item-tooltip'
import type { ReactNode } from 'react'

import { useItemFacts } from '../../shared/game-data/item-facts.tsx'
import { useItemTexts } from '../../shared/game-data/item-texts.ts'

/** A button that shows what is known of an item. */
export function GameItemTooltip({ item, children }: { item: CharacterItem; children: ReactNode }): ReactNode {
  const { itemLabel } = useItemTexts()
  // The character that it was bound to is gone.
  const facts = useItemFacts()({ ...item, isBound: false }, { owner: '' })
  return (
    <ItemTooltip facts={facts} aria-label={itemLabel(item)}>
      {children}
    </ItemTooltip>
  )
}
