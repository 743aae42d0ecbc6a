import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'

import geist from '../packages/ui/src/theme/fonts/geist-latin.woff2'
import { bookThemes } from './book-theme.ts'

document.fonts.add(new FontFace('Geist Variable', `url(${geist})`, { weight: '400 700' }))

const isBookTheme = (value: unknown): value is keyof typeof bookThemes =>
  value === 'dark' || value === 'light'

addons.setConfig({ theme: bookThemes.dark, sidebar: { showRoots: true } })

// Storybook uses the theme of the story.
addons.register('olympus/theme', (api) => {
  let worn: keyof typeof bookThemes = 'dark'
  const wear = ({ globals }: { globals: Record<string, unknown> }) => {
    const { theme } = globals
    if (!isBookTheme(theme) || theme === worn) return
    worn = theme
    addons.setConfig({ theme: bookThemes[theme] })
    api.setOptions({ theme: bookThemes[theme] })
  }
  api.on(SET_GLOBALS, wear)
  api.on(GLOBALS_UPDATED, wear)
})
