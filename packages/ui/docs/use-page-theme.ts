import { useSyncExternalStore } from 'react'

import {
  defaultBanner,
  defaultTheme,
  isBanner,
  isTheme,
  type Banner,
  type Theme,
} from '../src/theme/theme-names.ts'

const root = document.documentElement

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(root, { attributeFilter: ['data-theme', 'data-banner'] })
  return () => observer.disconnect()
}

/** What the page wears now, as the toolbar says. */
export function usePageTheme(): { theme: Theme; banner: Banner } {
  const theme = useSyncExternalStore(subscribe, () => root.dataset['theme'])
  const banner = useSyncExternalStore(subscribe, () => root.dataset['banner'])
  return {
    theme: isTheme(theme) ? theme : defaultTheme,
    banner: isBanner(banner) ? banner : defaultBanner,
  }
}
