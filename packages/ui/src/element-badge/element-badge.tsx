import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { elementIcons, type Element } from '../avatar/element-icons.ts'
import { GameIcon } from '../game-icon/game-icon.tsx'
import * as styles from './element-badge.css.ts'

export type ElementBadgeProps = Omit<ComponentProps<'span'>, 'children'> & { element: Element; label: string }

/** The element of a character: a colored icon and a word. */
export function ElementBadge({ element, label, className, ...props }: ElementBadgeProps) {
  return (
    <span {...props} className={cx(styles.root, className)}>
      <GameIcon name={elementIcons[element]} size={14} className={styles.icon[element]} />
      {label}
    </span>
  )
}
