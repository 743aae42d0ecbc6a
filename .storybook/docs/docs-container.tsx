import {
  DocsContainer as StorybookDocsContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

import { applyTheme, defaultBanner, isBanner, isTheme } from '../../packages/ui/src/theme/theme.ts'
import { bookThemes } from '../book-theme.ts'
import { page } from './guide.css.ts'

type Globals = Record<string, unknown>

function fromAddress(): Globals {
  const globals = new URLSearchParams(location.search).get('globals') ?? ''
  return Object.fromEntries(globals.split(';').map((pair) => pair.split(':')))
}

/** A docs page in the theme and banner of the toolbar, since it shows the real components. */
export function DocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [{ theme, banner }, setGlobals] = useState(fromAddress)
  const shown = isTheme(theme) ? theme : 'dark'

  useEffect(() => {
    const channel = addons.getChannel()
    const update = ({ globals }: { globals: Globals }) => setGlobals(globals)
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [])
  useEffect(() => {
    applyTheme(document.documentElement, { theme: shown, banner: isBanner(banner) ? banner : defaultBanner })
  }, [shown, banner])

  return (
    <StorybookDocsContainer {...props} theme={bookThemes[shown]}>
      <div className={page}>{children}</div>
    </StorybookDocsContainer>
  )
}
