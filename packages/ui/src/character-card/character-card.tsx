import { cx } from 'class-variance-authority'
import { ChevronRight } from 'lucide-react'
import { Slot } from 'radix-ui/slot'
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, type Ref } from 'react'

import type { Element } from '../avatar/element-icons.ts'
import { ElementBadge } from '../element-badge/element-badge.tsx'
import type { GameIconProps } from '../game-icon/game-icon.tsx'
import { Icon } from '../icon/icon.tsx'
import { ItemTile } from '../item-tile/item-tile.tsx'
import type { Rarity } from '../rarity-pips/rarities.ts'
import { Stat, StatList } from '../stat/stat.tsx'
import * as styles from './character-card.css.ts'

export type CharacterCardProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  /** Refers to the link if there is one, otherwise to the box. */
  ref?: Ref<HTMLElement> | undefined
  name: string
  /** The icon of the class. */
  icon: GameIconProps['name']
  /** Colors the plaque. Defaults to the accent. */
  rarity?: Rarity | undefined
  characterClass: ReactNode
  element: Element
  elementLabel: string
  faction: ReactNode
  /** Levels and reputation, formatted. */
  facts: readonly { key: string; label: ReactNode; value: ReactNode }[]
  /** An empty link to the character. */
  link?: ReactElement | undefined
}

/** The featured character: plaque, name, class, element, faction, levels. */
export function CharacterCard({
  name,
  icon,
  rarity,
  characterClass,
  element,
  elementLabel,
  faction,
  facts,
  link,
  className,
  ...props
}: CharacterCardProps) {
  const content = (
    <div className={styles.content}>
      <ItemTile icon={icon} rarity={rarity ?? 'accent'} size={72} className={styles.tile} />
      <div className={styles.words}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <span className={styles.meta}>
          <span>{characterClass}</span>
          <i aria-hidden className={styles.dot} />
          <ElementBadge element={element} label={elementLabel} />
          <i aria-hidden className={styles.dot} />
          <span>{faction}</span>
        </span>
      </div>
      <StatList className={styles.facts}>
        {facts.map(({ key, label, value }) => (
          <Stat key={key} label={label} value={value} />
        ))}
      </StatList>
      {link && <Icon icon={ChevronRight} className={styles.go} />}
    </div>
  )
  return (
    <Slot {...props} className={cx(styles.root, className)}>
      {link ? cloneElement(link, {}, content) : <div>{content}</div>}
    </Slot>
  )
}
