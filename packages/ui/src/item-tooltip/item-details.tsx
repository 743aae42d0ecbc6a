import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import type { Element } from '../avatar/element-icons.ts'
import { RarityPips } from '../rarity-pips/rarity-pips.tsx'
import type { Rarity } from '../rarity-pips/rarities.ts'
import * as styles from './item-tooltip.css.ts'

/** What there is to know about an item, formatted for the locale. */
export type ItemFacts = {
  name: string
  rarity: Rarity
  rarityLabel: string
  /** "+9", after the name. */
  upgrade?: ReactNode
  /** Slot and level: "Necklace, level 88". */
  line?: ReactNode
  stats?: readonly { key: string; label: ReactNode; value: ReactNode }[] | undefined
  /** In the color of their element, if they belong to one. */
  bonuses?: readonly { key: string; text: ReactNode; element?: Element | undefined }[] | undefined
  /** "Bound to Kallistrate" */
  binding?: ReactNode
}

export type ItemDetailsProps = Omit<ComponentProps<'div'>, 'children'> & ItemFacts

/** The facts of an item: in an `ItemTooltip`, or wherever else there is room for them. */
export function ItemDetails({
  name,
  rarity,
  rarityLabel,
  upgrade,
  line,
  stats = [],
  bonuses = [],
  binding,
  className,
  ...props
}: ItemDetailsProps) {
  return (
    <div {...props} className={cx(styles.details, className)}>
      <RarityPips rarity={rarity} label={rarityLabel} />
      <p className={styles.name}>
        {name}
        {upgrade !== undefined && <span className={styles.upgrade}> {upgrade}</span>}
      </p>
      {line !== undefined && <p className={styles.line}>{line}</p>}
      {stats.length > 0 && (
        <dl className={styles.stats}>
          {stats.map(({ key, label, value }) => (
            <div key={key} className={styles.stat}>
              <dt className={styles.statLabel}>{label}</dt>
              <dd className={styles.statValue}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {bonuses.length > 0 && (
        <div className={styles.bonuses}>
          {bonuses.map(({ key, text, element }) => (
            <p key={key} className={element && styles.bonus[element]}>
              {text}
            </p>
          ))}
        </div>
      )}
      {binding !== undefined && <p className={styles.line}>{binding}</p>}
    </div>
  )
}
