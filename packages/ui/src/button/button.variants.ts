import { cva } from 'class-variance-authority'

import * as styles from './button.css.ts'

/** Shared styles of `Button`, `ButtonLink` and `IconButton`. */
export const buttonClass = cva(styles.root, {
  variants: { tone: styles.tone, size: styles.size },
  defaultVariants: { tone: 'secondary', size: 'md' },
})

export const iconButtonClass = cva(styles.root, {
  variants: { tone: styles.tone, size: styles.square },
  defaultVariants: { tone: 'ghost', size: 'sm' },
})

export type ButtonTone = keyof typeof styles.tone
export type ButtonSize = keyof typeof styles.size
