import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'

import { sharedPlugins } from './vite.plugins.ts'

const chromium = playwright({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
})

const storybookProject = (name: string, initialGlobals: Record<string, string>) =>
  ({
    plugins: [
      ...sharedPlugins(),
      storybookTest({ configDir: `${import.meta.dirname}/.storybook`, initialGlobals }),
    ],
    // Vite looks for dependencies in the stories only, and those of lazy pages would come to light in the middle of a run: the
    // page reloads, with a second copy of React.
    optimizeDeps: { entries: ['packages/{ui,app}/src/**/*.{ts,tsx}'] },
    test: {
      name,
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        provider: chromium,
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 800 },
        screenshotFailures: false,
      },
    },
  }) satisfies TestProjectInlineConfiguration

export default defineConfig({
  test: {
    projects: [
      {
        plugins: sharedPlugins(),
        test: {
          name: 'unit',
          environment: 'node',
          // Ends what hangs. How long something takes on a machine that does other work is no test.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['packages/*/{src,build,scripts}/**/*.test.{ts,tsx}'],
          exclude: configDefaults.exclude,
        },
      },
      storybookProject('storybook-dark', { theme: 'dark' }),
      storybookProject('storybook-light', { theme: 'light' }),
    ],
  },
})
