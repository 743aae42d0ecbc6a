import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import { GameIcon, type GameIconProps } from '../game-icon/game-icon.tsx'
import * as styles from './empty-state.css.ts'

const emptyState = cva(styles.root, { variants: { size: styles.size }, defaultVariants: { size: 'md' } })

const iconSizes = { md: 76, sm: 46 }

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  icon: GameIconProps['name']
  title: ReactNode
  description?: ReactNode
  /** At most one `Button` or `ButtonLink`. */
  action?: ReactNode
  size?: keyof typeof styles.size | undefined
  headingLevel?: 2 | 3 | 4 | undefined
}

/** Replaces an empty list, or a list that failed to load: then with "Try again" and `role="alert"`. */
export function EmptyState({
  icon,
  title,
  description,
  action,
  size = 'md',
  headingLevel = 2,
  className,
  ...props
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div {...props} className={emptyState({ size, className })}>
      <div className={styles.art[size]}>
        <GameIcon name={icon} size={iconSizes[size]} />
      </div>
      <Heading className={styles.title[size]}>{title}</Heading>
      {description !== undefined && <p className={styles.description[size]}>{description}</p>}
      {action}
    </div>
  )
}
