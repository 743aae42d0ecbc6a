import { cva, cx } from 'class-variance-authority'
import { Clock, Lock, Percent } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { GameIcon, type GameIconProps } from '../game-icon/game-icon.tsx'
import { Icon } from '../icon/icon.tsx'
import type { Rarity } from '../rarity-pips/rarities.ts'
import { ofRarity } from '../rarity-pips/rarity.css.ts'
import * as styles from './item-tile.css.ts'

const tagIcons = { onSale: Percent, temporary: Clock, bound: Lock }

export type ItemTag = keyof typeof tagIcons

const tile = cva(styles.root, {
  variants: { size: styles.size, state: styles.state },
  defaultVariants: { size: 48 },
})

export type ItemTileProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The item, or the slot if it is empty. */
  icon?: GameIconProps['name'] | undefined
  /** `accent` for a character's class. */
  rarity?: Rarity | 'accent' | undefined
  size?: 36 | 48 | 64 | 72 | undefined
  state?: keyof typeof styles.state | undefined
  /** Formatted: "20". */
  quantity?: ReactNode
  /** Formatted: "+7". */
  upgrade?: ReactNode
  /** Small marks in the upper corner, shown from 48 px on. */
  tags?: readonly ItemTag[] | undefined
  /** Replaces the icon, for example by the coin. */
  children?: ReactNode
}

/**
 * An item as a plaque in the color of its rarity. Decorative: the name and the rarity are text beside it, or
 * name the link around it.
 */
export function ItemTile({
  icon,
  rarity = 'common',
  size,
  state,
  quantity,
  upgrade,
  tags = [],
  className,
  children,
  ...props
}: ItemTileProps) {
  const drawn = state === 'locked' ? 'padlock' : icon
  return (
    <span
      aria-hidden
      {...props}
      data-state={state}
      className={tile({
        size,
        state,
        className: cx(rarity === 'accent' ? styles.accent : ofRarity[rarity], className),
      })}
    >
      {children ??
        (drawn !== undefined && <GameIcon name={drawn} size={undefined} className={styles.icon} />)}
      {tags.length > 0 && (
        <span className={styles.tags}>
          {tags.map((tag) => (
            <span key={tag} data-tag={tag} className={styles.tag}>
              <Icon icon={tagIcons[tag]} size={12} />
            </span>
          ))}
        </span>
      )}
      {quantity !== undefined && <span className={styles.quantity}>{quantity}</span>}
      {upgrade !== undefined && <span className={styles.upgrade}>{upgrade}</span>}
    </span>
  )
}
