import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'

import { panel } from './tabs.css.ts'

const stops =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [type=hidden])'

/** A tab stop itself while it contains none. Checks again when its content changes. */
export function TabPanel(props: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null)
  const [isStop, setIsStop] = useState(true)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const look = () => setIsStop(element.querySelector(stops) === null)
    look()
    const changes = new MutationObserver(look)
    changes.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'tabindex', 'href'],
    })
    return () => changes.disconnect()
  }, [])

  return <div {...props} ref={ref} role="tabpanel" tabIndex={isStop ? 0 : undefined} className={panel} />
}
