export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]
export const defaultTheme: Theme = 'dark'

export const banners = ['orange', 'aegean', 'laurel', 'amethyst', 'rose', 'nyx', 'marble', 'bronze'] as const
export type Banner = (typeof banners)[number]
export const defaultBanner: Banner = 'orange'
