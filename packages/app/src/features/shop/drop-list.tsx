import { useLingui } from '@lingui/react/macro'
import type { ShopItemDetail } from '@olympus/contract/shop'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { VisuallyHidden } from '@olympus/ui/visually-hidden/visually-hidden'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './item-dialog.css.ts'
import { langOf } from '../../shared/texts/english-texts.ts'
import { rarityNames } from '../../shared/texts/rarity-names.ts'

interface DropListProps {
  readonly id: string
  readonly drops: ShopItemDetail['drops']
}

/** The possible contents of a random box. The odds are always shown. */
export function DropList({ id, drops }: DropListProps): ReactNode {
  const { t, i18n } = useLingui()
  const format = useFormat()

  return (
    <ul id={id} aria-label={t`Random box drops`} className={styles.drops}>
      {drops.map((drop) => (
        <li key={drop.itemId} className={styles.drop}>
          <ItemTile icon={drop.icon} rarity={drop.rarity} size={36} />
          <span className={styles.dropName}>
            <span lang={langOf(drop, 'name')}>{drop.name}</span>
            <VisuallyHidden>, {i18n._(rarityNames[drop.rarity])}</VisuallyHidden>
          </span>
          <span className={styles.dropQuantity}>×{format.number(drop.quantity)}</span>
          <span className={styles.dropChance}>{format.percent(drop.chancePerMille / 1000)}</span>
        </li>
      ))}
    </ul>
  )
}
