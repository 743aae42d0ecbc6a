import { useEffect, useRef } from 'react'

const sectionOf = (pathname: string) => pathname.split('/')[1]

/**
 * Starts each page at its top with the focus on its main element, unless the page has moved the focus itself,
 * so that keyboard and screen readers start there. Tabs and dialogs of the same page (`/logs/shop`,
 * `/shop/pithos`) keep focus and scroll position.
 */
export function useFreshPage(pathname: string): void {
  const section = sectionOf(pathname)
  const shown = useRef(section)

  useEffect(() => {
    if (shown.current === section) return
    shown.current = section
    scrollTo({ top: 0, behavior: 'instant' })
    const main = document.querySelector('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [section])
}
