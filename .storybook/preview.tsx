import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import addonVitest from '@storybook/addon-vitest'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { SWRConfig } from 'swr'

import { defaultLocale, isLocaleCode, locales, tagOf } from '../packages/contract/src/locales.ts'
import {
  applyTheme,
  banners,
  defaultBanner,
  isBanner,
  isTheme,
  themes,
} from '../packages/ui/src/theme/theme.ts'
import { activateCatalog } from './catalogs.ts'
import { DocsContainer } from './docs/docs-container.tsx'
import { optionalArgTypes } from './docs/optional-arg-types.ts'
import { picturedIn } from './modes.ts'
import { failOnUnmockedCalls, mockNetwork } from './mock-network.ts'
import { emulateReducedMotion } from './reduced-motion.ts'
import { beginStory } from './test/begin-story.ts'
import { checkLightTheme } from './test/check-light-theme.ts'
import { checkPhone } from './test/check-phone.ts'
import { EffectsFirst } from './test/effects-first.tsx'

configure({
  // The first story of a page loads its code. On a busy machine that takes longer than the default second.
  asyncUtilTimeout: 20_000,
  // A waiting query fails many times, and the default error prints the whole page each time.
  getElementError: (message) => new Error(message ?? ''),
})

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonVitest()],
  initialGlobals: { theme: 'dark', banner: defaultBanner, locale: 'en', motion: 'system' },
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'contrast', items: [...themes], dynamicTitle: true } },
    banner: { description: 'Banner', toolbar: { icon: 'photo', items: banners, dynamicTitle: true } },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: locales.map(({ code, name }) => ({ value: code, title: name })),
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        items: [
          { value: 'system', title: 'Motion of the system' },
          { value: 'reduce', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    ...picturedIn('dark desktop', 'light mobile'),
    a11y: { test: 'error' },
    docs: { container: DocsContainer, codePanel: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Adding a component',
          'Foundations',
          ['Color', 'Type', 'Spacing', 'Motion', 'Icons', 'Banners'],
          'Actions',
          'Forms',
          'Overlays',
          'Data',
          'Game',
          'Shell',
          'Pages',
        ],
      },
    },
    backgrounds: { disable: true },
    viewport: {
      options: {
        mobile: { name: 'Mobile 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Rail 1024', styles: { width: '1024px', height: '768px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  argTypesEnhancers: [optionalArgTypes],
  loaders: [
    async ({ globals }) => {
      await activateCatalog(isLocaleCode(globals['locale']) ? globals['locale'] : defaultLocale)
      return {}
    },
  ],
  decorators: [
    // Each story has its own cache and no retries: a story
    // about an error must not see the data of another story.
    (Story) => (
      <SWRConfig
        value={{
          provider: () => new Map(),
          dedupingInterval: 0,
          errorRetryCount: 0,
          revalidateOnFocus: false,
        }}
      >
        <I18nProvider i18n={i18n}>
          <Story />
        </I18nProvider>
      </SWRConfig>
    ),
    (Story, { globals }) => {
      const { theme, banner, locale, motion } = globals
      const root = document.documentElement
      applyTheme(root, {
        theme: isTheme(theme) ? theme : 'dark',
        banner: isBanner(banner) ? banner : defaultBanner,
      })
      root.lang = tagOf(isLocaleCode(locale) ? locale : defaultLocale)
      root.dir = 'ltr'
      emulateReducedMotion(motion === 'reduce')
      return (
        <EffectsFirst>
          <Story />
        </EffectsFirst>
      )
    },
  ],
  beforeEach: [mockNetwork, beginStory],
  afterEach: [failOnUnmockedCalls, checkLightTheme, checkPhone],
})
