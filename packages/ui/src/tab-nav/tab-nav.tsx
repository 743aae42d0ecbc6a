import { setElementVars } from '@vanilla-extract/dynamic'
import { cx } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'

import * as styles from './tab-nav.css.ts'

const linkPadding = 6

function placeIndicator(nav: HTMLElement, indicator: HTMLElement) {
  const current = nav.querySelector<HTMLElement>('[aria-current]')
  setElementVars(indicator, {
    [styles.indicatorLeft]: String(current ? current.offsetLeft + linkPadding : 0),
    [styles.indicatorWidth]: String(current ? current.offsetWidth - 2 * linkPadding : 0),
  })
  return current
}

/** Links between the sister pages of one place, as tabs. Name it with `aria-label`. */
export function TabNav({ className, children, ...props }: ComponentProps<'nav'>) {
  const scrollerRef = useRef<HTMLDivElement>(null)
  const indicatorRef = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const scroller = scrollerRef.current
    const indicator = indicatorRef.current
    if (!scroller || !indicator) return undefined

    // The router marks the current link without rendering this component again.
    const update = () => {
      const current = placeIndicator(scroller, indicator)
      if (!current) return
      const hiddenBefore = current.offsetLeft - scroller.scrollLeft
      const hiddenAfter = hiddenBefore + current.offsetWidth - scroller.clientWidth
      if (hiddenBefore < 0) scroller.scrollLeft += hiddenBefore
      else if (hiddenAfter > 0) scroller.scrollLeft += hiddenAfter
    }
    update()
    const firstFrame = requestAnimationFrame(() => (indicator.dataset['ready'] = 'true'))
    const changes = new MutationObserver(update)
    changes.observe(scroller, { subtree: true, childList: true, attributeFilter: ['aria-current'] })
    const sizes = new ResizeObserver(update)
    for (const link of scroller.children) sizes.observe(link)
    return () => {
      cancelAnimationFrame(firstFrame)
      changes.disconnect()
      sizes.disconnect()
    }
  }, [])

  return (
    <nav {...props} className={className}>
      <div ref={scrollerRef} className={styles.root}>
        {children}
        <span ref={indicatorRef} className={styles.indicator} />
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
  return <Root {...props} className={cx(styles.link, className)} />
}
