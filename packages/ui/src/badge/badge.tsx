import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import * as styles from './badge.css.ts'

const badge = cva(styles.root, { variants: { tone: styles.tone }, defaultVariants: { tone: 'neutral' } })

export type BadgeTone = keyof typeof styles.tone

export type BadgeProps = ComponentProps<'span'> & {
  /** A status tone always needs an icon. `accent` marks what belongs to the player: "You". */
  tone?: BadgeTone | undefined
  /** An `Icon` of 13 px. */
  icon?: ReactNode
}

export function Badge({ tone, icon, className, children, ...props }: BadgeProps) {
  return (
    <span {...props} className={badge({ tone, className })}>
      {icon}
      {children}
    </span>
  )
}
