import { cx } from 'class-variance-authority'
import { Slot, Slottable } from 'radix-ui/slot'
import type { ComponentProps } from 'react'

import { BrandMark } from './brand-mark.tsx'
import * as styles from './brand.css.ts'
import { wordmarkPath } from './wordmark-path.ts'

export type BrandProps = ComponentProps<'span'> & {
  markSize?: number | undefined
  /** Where to hide the wordmark: on phones, or in the narrow side rail. */
  compact?: 'mobile' | 'rail' | undefined
  /** Renders its only child, an empty link with an `aria-label`, around mark and wordmark. */
  asChild?: boolean | undefined
}

/** Mark and wordmark. Outside of a link, give it an `aria-label` with `role="img"`. */
export function Brand({ markSize, compact, asChild = false, className, children, ...props }: BrandProps) {
  const Root = asChild ? Slot : 'span'
  return (
    <Root {...props} data-compact={compact} className={cx(styles.root, className)}>
      <BrandMark size={markSize} className={styles.mark} />
      <svg className={styles.word} viewBox="0 2 225.7 32" aria-hidden focusable="false">
        <path d={wordmarkPath} />
      </svg>
      <Slottable>{children}</Slottable>
    </Root>
  )
}
