import { useLingui } from '@lingui/react/macro'
import type { CharacterItem } from '@olympus/contract/character-item'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { RarityPips } from '@olympus/ui/rarity-pips/rarity-pips'
import type { ReactNode } from 'react'

import { Difference } from '../difference.tsx'
import { glanceSlots } from '../glance-slots.ts'
import { useFigureTexts } from '../../../shared/game-data/item-facts.tsx'
import { useItemTexts } from '../../../shared/game-data/item-texts.ts'
import { ComparedTable } from './compared-table.tsx'
import { compareSlots, type ComparedSlot } from './compare-characters.ts'
import * as styles from './comparison.css.ts'

type Worn = readonly { readonly slot: number; readonly item: CharacterItem }[]

interface ComparedSlotsProps {
  /** Undefined while loading. */
  readonly worn: readonly [one: Worn, other: Worn] | undefined
  readonly names: readonly [one: string, other: string | undefined]
}

/** What two characters wear in each slot, and the figures that differ. */
export function ComparedSlots({ worn, names }: ComparedSlotsProps): ReactNode {
  const { t } = useLingui()
  const { slotName } = useItemTexts()
  const rows = worn
    ? compareSlots(...worn).map((compared) => {
        const { key, slot, items } = compared
        const cells = [
          <WornItem key="one" item={items[0]} slot={slot} />,
          <WornItem key="other" item={items[1]} slot={slot} />,
          <Differences key="difference" compared={compared} />,
        ] as const
        return { key, label: slotName(slot), cells }
      })
    : glanceSlots.map((slot) => ({ key: String(slot), label: slotName(slot), cells: undefined }))
  return <ComparedTable caption={t`Equipment`} rowHeader={t`Slot`} kind="items" names={names} rows={rows} />
}

function WornItem({ item, slot }: { item: CharacterItem | null; slot: number }): ReactNode {
  const { t } = useLingui()
  const { lookOf } = useItemTexts()
  if (!item) return <span className={styles.quiet}>{t`Empty`}</span>
  const { name, nameLang, icon, rarity, rarityLabel, upgrade } = lookOf(item, slot)
  return (
    <span className={styles.item}>
      <ItemTile icon={icon} rarity={rarity} upgrade={upgrade} size={48} />
      <span className={styles.words}>
        <span lang={nameLang}>{name}</span>
        <RarityPips rarity={rarity} label={rarityLabel} className={styles.rarity} />
      </span>
    </span>
  )
}

function Differences({ compared: { figures, isSame, items } }: { compared: ComparedSlot }): ReactNode {
  const { t } = useLingui()
  const { figureLabel } = useFigureTexts()
  if (isSame) return <Difference difference={0} />
  if (!items[0] || !items[1]) return <span className={styles.dash}>–</span>
  if (figures.length === 0) return <span className={styles.quiet}>{t`Another item`}</span>
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => (
        <li key={figure.key} className={styles.figure}>
          <span className={styles.quiet}>{figureLabel(figure)}</span>
          <Difference difference={figure.difference} />
        </li>
      ))}
    </ul>
  )
}
