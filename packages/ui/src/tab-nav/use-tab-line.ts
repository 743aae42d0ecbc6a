import { setElementVars } from '@vanilla-extract/dynamic'
import { useLayoutEffect, useRef } from 'react'

import * as styles from './tab-nav.css.ts'

const tabPadding = 6
/** Of the tab beside the current one, so that people see that the row goes on. */
const shownOfNext = 40

/**
 * Draws the line under the tab with `currentAttribute` and scrolls that tab into view. It observes the DOM,
 * because a router marks its links without rendering their parents.
 */
export function useTabLine(currentAttribute: 'aria-current' | 'aria-selected') {
  const scrollerRef = useRef<HTMLDivElement>(null)
  const lineRef = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const scroller = scrollerRef.current
    const line = lineRef.current
    if (!scroller || !line) return undefined

    const update = () => {
      const current = scroller.querySelector<HTMLElement>(
        `[${currentAttribute}]:not([${currentAttribute}=false])`,
      )
      setElementVars(line, {
        [styles.lineLeft]: String(current ? current.offsetLeft + tabPadding : 0),
        [styles.lineWidth]: String(current ? current.offsetWidth - 2 * tabPadding : 0),
      })
      if (!current) return
      const start = current.offsetLeft - scroller.scrollLeft
      const hiddenBefore = start - shownOfNext
      const hiddenAfter = start + current.offsetWidth + shownOfNext - scroller.clientWidth
      // A tab that is wider than the row shows its start.
      if (hiddenBefore < 0) scroller.scrollLeft += hiddenBefore
      else if (hiddenAfter > 0) scroller.scrollLeft += Math.min(hiddenAfter, hiddenBefore)
    }
    update()
    const firstFrame = requestAnimationFrame(() => (line.dataset['ready'] = 'true'))
    const changes = new MutationObserver(update)
    changes.observe(scroller, { subtree: true, childList: true, attributeFilter: [currentAttribute] })
    const sizes = new ResizeObserver(update)
    // On a phone the row has different gaps, so the tabs move without changing their size.
    sizes.observe(scroller)
    for (const tab of scroller.children) sizes.observe(tab)
    return () => {
      cancelAnimationFrame(firstFrame)
      changes.disconnect()
      sizes.disconnect()
    }
  }, [currentAttribute])

  return { scrollerRef, lineRef }
}
