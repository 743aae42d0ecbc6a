import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const sectionOf = (pathname: string) => pathname.split('/')[1]

/**
 * Starts each page at its top with the focus on its main element, so that keyboard and screen readers start
 * there. A page may move the focus on. Tabs and dialogs of the same page (`/logs/shop`, `/shop/pithos`) keep
 * focus and scroll position.
 */
export function FreshPage(): null {
  const section = sectionOf(useLocation().pathname)
  const shown = useRef(section)

  useEffect(() => {
    if (shown.current === section) return
    shown.current = section
    scrollTo({ top: 0, behavior: 'instant' })
    const main = document.querySelector('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [section])
  return null
}
