import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'

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

/**
 * Puts the page into the state in which a story begins: with the media features that it asks for (null is this system's own), with
 * the pointer off the page, where no story finds it, and with a key as the last thing used: the browser shows focus accordingly.
 */
const beginStory: BrowserCommand<
  [{ forcedColors: 'active' | null; reducedMotion: 'reduce' | null }]
> = async ({ page }, media) => {
  await page.emulateMedia(media)
  await page.mouse.move(-1, -1)
  await page.keyboard.press('Pause')
}

// Made anew for each project: Vitest writes its name into it.
const inChromium = () =>
  ({
    // Ends what hangs. The first story of a page waits until the code of all pages is transformed.
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      provider: chromium,
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
      commands: { beginStory },
    },
  }) satisfies TestProjectInlineConfiguration['test']

const storybookProject = (name: string, initialGlobals: Record<string, unknown>) =>
  ({
    plugins: [
      ...sharedPlugins(),
      storybookTest({
        configDir: `${import.meta.dirname}/.storybook`,
        initialGlobals,
      }),
    ],
    // Vite looks for dependencies in the stories only, and those of lazy pages would come to light in the middle of a run: the
    // page reloads, with a second copy of React.
    optimizeDeps: { entries: ['packages/{ui,app}/src/**/*.{ts,tsx}'] },
    test: { name, ...inChromium() },
  }) satisfies TestProjectInlineConfiguration

export default defineConfig({
  test: {
    projects: [
      {
        plugins: sharedPlugins(),
        test: {
          name: 'unit',
          environment: 'node',
          // Files share their modules: to load them anew for each takes half as long as all tests. So no test changes what a module holds.
          isolate: false,
          // Ends what hangs. How long something takes on a machine that does other work is no test.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['packages/*/{src,build,scripts}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
        },
      },
      {
        plugins: sharedPlugins(),
        optimizeDeps: { entries: ['packages/ui/src/**/*.{ts,tsx}'] },
        test: { name: 'browser', include: ['packages/ui/src/**/*.browser.test.tsx'], ...inChromium() },
      },
      storybookProject('storybook-dark', { theme: 'dark' }),
      storybookProject('storybook-light', { theme: 'light', axe: 'stories' }),
      storybookProject('storybook-mobile-de', {
        theme: 'dark',
        locale: 'de',
        viewport: { value: 'mobile' },
        axe: 'stories',
      }),
    ],
  },
})
