import { useEffect, type RefObject } from 'react'

import { placePanel, type PopoverAlign } from './popover-position.ts'

type PanelPlace = {
  panel: RefObject<HTMLElement | null>
  button: RefObject<HTMLElement | null>
  align: PopoverAlign
  isShown: boolean
}

/** Keeps the shown panel next to its button while sizes change or the page scrolls. */
export function usePanelPlace({ panel, button, align, isShown }: PanelPlace) {
  useEffect(() => {
    const { current: element } = panel
    const { current: opener } = button
    if (!isShown || !element || !opener) return undefined
    const place = () => placePanel(element, opener, align)
    const sizes = new ResizeObserver(place)
    sizes.observe(element)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, { capture: true })
    }
  }, [isShown, align, panel, button])
}
