import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import { rarities, type Rarity } from './rarities.ts'
import * as styles from './rarity-pips.css.ts'
import { ofRarity } from './rarity.css.ts'

export type RarityPipsProps = Omit<ComponentProps<'span'>, 'children'> & {
  rarity: Rarity
  /** The name of the rarity, because color alone is not enough. */
  label: string
  isLabelHidden?: boolean | undefined
}

/** One to six filled pips and the name of the rarity. */
export function RarityPips({ rarity, label, isLabelHidden = false, className, ...props }: RarityPipsProps) {
  const filled = rarities.indexOf(rarity) + 1
  return (
    <span {...props} className={cx(ofRarity[rarity], styles.root, className)}>
      <span aria-hidden className={styles.pips}>
        {rarities.map((each, place) => (
          <i key={each} data-on={place < filled || undefined} className={styles.pip} />
        ))}
      </span>
      <span className={isLabelHidden ? visuallyHidden : undefined}>{label}</span>
    </span>
  )
}
