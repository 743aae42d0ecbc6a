import { bannerHues } from './banner-hues.ts'
import { withoutTransitions } from './without-transitions.ts'

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

export type Banner = keyof typeof bannerHues
export const banners = /* @__PURE__ */ Object.keys(bannerHues) as Banner[]

export const defaultTheme: Theme = 'dark'
export const defaultBanner: Banner = 'orange'

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)
export const isBanner = (value: unknown): value is Banner => banners.includes(value as Banner)

/**
 * Props for an element that previews a theme:
 * `<div {...themeAttributes({ theme, banner })}>`. Always set both.
 */
export const themeAttributes = ({ theme, banner }: { theme: Theme; banner: Banner }) => ({
  'data-theme': theme,
  'data-banner': banner,
})

/** Sets theme and banner on an element. Use `<html>` for the whole page. */
export function applyTheme(element: HTMLElement, { theme, banner }: { theme: Theme; banner: Banner }): void {
  if (element.dataset['theme'] === theme && element.dataset['banner'] === banner) return
  withoutTransitions(() => {
    element.dataset['theme'] = theme
    element.dataset['banner'] = banner
  })
}
