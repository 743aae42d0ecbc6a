import { cx } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import type { ComponentProps } from 'react'

import * as styles from './text-link.css.ts'

export type TextLinkProps = ComponentProps<'a'> & {
  /** Underlined only on hover. For lists of links such as a footer, never inside a sentence. */
  isQuiet?: boolean | undefined
  asChild?: boolean | undefined
}

export function TextLink({ isQuiet = false, asChild = false, className, ...props }: TextLinkProps) {
  const Root = asChild ? Slot : 'a'
  return <Root {...props} data-quiet={isQuiet || undefined} className={cx(styles.root, className)} />
}
