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

import { choiceKey, rememberChoice, rememberedChoice } from './browser-choice.ts'

export interface Appearance {
  readonly theme: Theme
  readonly banner: Banner
}

const listeners = new Set<() => void>()

function read(): Appearance {
  const theme = rememberedChoice('theme')
  const banner = rememberedChoice('banner')
  return {
    theme: themes.find((known) => known === theme) ?? defaultTheme,
    banner: banners.find((known) => known === banner) ?? defaultBanner,
  }
}

const initial: Appearance = { theme: defaultTheme, banner: defaultBanner }
let current = initial

function apply(next: Appearance): void {
  current = next
  const { dataset } = document.documentElement
  const { theme, banner } = next
  // The page begins with the stored choices. Applying them again would lay it out again.
  if (dataset['theme'] !== theme || dataset['banner'] !== banner)
    withoutTransitions(() => Object.assign(dataset, { theme, banner }))
  for (const listener of listeners) listener()
}

/** Applies the choices stored in this browser and follows changes made in other tabs. */
export function startAppearance(): void {
  apply(read())
  addEventListener('storage', ({ key }) => {
    if (key === choiceKey('theme') || key === choiceKey('banner')) apply(read())
  })
}

/** Changes theme or banner of the page and stores it for the next first paint. */
export function setAppearance({ theme, banner }: Partial<Appearance>): void {
  apply({ theme: theme ?? current.theme, banner: banner ?? current.banner })
  if (theme) rememberChoice('theme', theme)
  if (banner) rememberChoice('banner', banner)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAppearance = (): Appearance =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => initial,
  )
