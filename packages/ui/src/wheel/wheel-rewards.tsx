import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { ItemTile } from '../item-tile/item-tile.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { WheelReward } from './wheel-reward.ts'
import * as styles from './wheel-rewards.css.ts'

export type WheelRewardsProps = Omit<ComponentProps<'ul'>, 'children'> & { rewards: readonly WheelReward[] }

/** The rewards and their odds as text, with all information of the wheel. */
export function WheelRewards({ rewards, className, ...props }: WheelRewardsProps) {
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {rewards.map(({ key, name, nameLang, icon, rarity, rarityLabel, line, tag }) => (
        <li key={key} className={styles.reward}>
          <ItemTile icon={icon} rarity={rarity} size={36} />
          <span className={styles.words}>
            <span className={styles.name}>
              <span lang={nameLang}>{name}</span>
              <VisuallyHidden>, {rarityLabel}</VisuallyHidden>
            </span>
            <span className={styles.line}>{line}</span>
          </span>
          {tag}
        </li>
      ))}
    </ul>
  )
}
