import {
  banners,
  defaultBanner,
  defaultTheme,
  themes,
  type Banner,
  type Theme,
} from '@olympus/contract/appearance'
import { withoutTransitions } from '@olympus/ui/theme/without-transitions'
import { useSyncExternalStore } from 'react'

export interface Appearance {
  readonly theme: Theme
  readonly banner: Banner
}

// The boot script of index.html reads the same names before the first paint.
const keys = { theme: 'olympus:theme', banner: 'olympus:banner' } as const

const listeners = new Set<() => void>()

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function read(): Appearance {
  const theme = stored(keys.theme)
  const banner = stored(keys.banner)
  return {
    theme: themes.find((known) => known === theme) ?? defaultTheme,
    banner: banners.find((known) => known === banner) ?? defaultBanner,
  }
}

let current: Appearance = { theme: defaultTheme, banner: defaultBanner }

function apply(next: Appearance): void {
  current = next
  const { dataset } = document.documentElement
  withoutTransitions(() => {
    dataset['theme'] = next.theme
    dataset['banner'] = next.banner
  })
  for (const listener of listeners) listener()
}

/** Takes up what this browser remembers, and what another tab changes. */
export function startAppearance(): void {
  apply(read())
  addEventListener('storage', ({ key }) => {
    if (key === keys.theme || key === keys.banner) apply(read())
  })
}

/** Takes up what the account says, where this browser has no choice of its own. */
export function adoptAppearance({ theme, banner }: Appearance): void {
  const next = {
    theme: stored(keys.theme) === null ? theme : current.theme,
    banner: stored(keys.banner) === null ? banner : current.banner,
  }
  if (next.theme !== current.theme || next.banner !== current.banner) apply(next)
}

/** Changes theme or banner of the page, and remembers it where the browser allows. */
export function setAppearance(change: Partial<Appearance>): void {
  apply({ ...current, ...change })
  try {
    for (const [name, value] of Object.entries(change)) localStorage.setItem(`olympus:${name}`, value)
  } catch (error) {
    console.warn('The appearance lasts until the page is closed', error)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, () => current)
