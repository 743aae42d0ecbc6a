import { afterEach as examine } from '@storybook/addon-a11y/preview'

import {
  applyTheme,
  defaultBanner,
  defaultTheme,
  isBanner,
  isTheme,
} from '../../packages/ui/src/theme/theme.ts'

type Context = Parameters<typeof examine>[0]

/**
 * Measures contrast once more in the light theme, on the state that a story ends in. Themes are custom
 * properties: they change colors and nothing else, so no other rule of axe can answer differently, and the
 * story need not be drawn again.
 */
export async function checkLightTheme(context: Context): Promise<void> {
  const { globals, parameters, tags } = context
  // Forced colors are the system's, in either theme.
  const isForced = parameters['chromatic']?.forcedColors === 'active'
  if (globals['run'] !== 'behavior' || tags.includes('test-fn') || isForced) return
  const root = document.documentElement
  const theme = isTheme(root.dataset['theme']) ? root.dataset['theme'] : defaultTheme
  const banner = isBanner(root.dataset['banner']) ? root.dataset['banner'] : defaultBanner
  applyTheme(root, { theme: 'light', banner })
  try {
    await examine({
      ...context,
      parameters: {
        ...parameters,
        a11y: {
          ...parameters['a11y'],
          options: { ...parameters['a11y']?.options, runOnly: ['color-contrast'] },
        },
      },
    })
  } finally {
    applyTheme(root, { theme, banner })
  }
}
