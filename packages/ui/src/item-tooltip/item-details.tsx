import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import type { Element } from '../avatar/element-icons.ts'
import { RarityPips } from '../rarity-pips/rarity-pips.tsx'
import type { Rarity } from '../rarity-pips/rarities.ts'
import * as styles from './item-tooltip.css.ts'

/** The facts of an item, formatted for the locale. */
export type ItemFacts = {
  name: string
  /** The language of the name, if it differs from that of the page. */
  nameLang?: string | undefined
  rarity: Rarity
  rarityLabel: string
  /** "+9", shown after the name. */
  upgrade?: ReactNode
  /** Slot and level: "Necklace, level 88". */
  line?: ReactNode
  stats?: readonly { key: string; label: ReactNode; value: ReactNode }[] | undefined
  /** Shown in the color of their element, if they have one. */
  bonuses?: readonly { key: string; text: ReactNode; element?: Element | undefined }[] | undefined
  /** "Bound to Kallistrate" */
  binding?: ReactNode
}

export type ItemDetailsProps = Omit<ComponentProps<'div'>, 'children'> & ItemFacts

/** The facts of an item, inside an `ItemTooltip` or directly on a page. */
export function ItemDetails({
  name,
  nameLang,
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
        <span lang={nameLang}>{name}</span>
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
