import { cx } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import type { ComponentProps } from 'react'

import * as styles from './tab-nav.css.ts'
import { useTabLine } from './use-tab-line.ts'

export type TabNavProps = ComponentProps<'nav'> & {
  /** Spreads many tabs over the whole row of a desktop, which leaves room for more of them. */
  isSpread?: boolean | undefined
}

/** Links between sibling pages, as tabs. Name it with `aria-label`. */
export function TabNav({ isSpread = false, className, children, ...props }: TabNavProps) {
  const { scrollerRef, lineRef } = useTabLine('aria-current')
  return (
    <nav {...props} className={cx(styles.root, className)}>
      <div ref={scrollerRef} className={cx(styles.row, isSpread && styles.spread)}>
        {children}
        <span ref={lineRef} className={styles.line} />
      </div>
    </nav>
  )
}

export type TabNavLinkProps = ComponentProps<'a'> & {
  /** Renders its only child, a router's link, which sets `aria-current` itself. */
  asChild?: boolean | undefined
}

export function TabNavLink({ asChild = false, className, ...props }: TabNavLinkProps) {
  const Root = asChild ? Slot : 'a'
  return <Root {...props} className={cx(styles.tab, className)} />
}
