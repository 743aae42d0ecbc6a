import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { configDefaults } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'

import { sharedPlugins } from '../../vite.plugins.ts'
import { inChromium } from './in-chromium.ts'

const root = path.resolve(import.meta.dirname, '../..')
const here = (file: string): string => path.join(import.meta.dirname, file)

/**
 * Files in which the browser itself presses and types. Its
 * pointer and focus outlive a file, so each gets its own page.
 */
const realPresses = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).filter((file) =>
  readFileSync(path.join(root, file), 'utf8').includes('realUser('),
)

/** The key under which the addon looks up the initial globals of a run. */
const globalsKey = 'storybook/test-initial-globals'

/** `run` tells the checks after a story which run it is. Stories can set the other globals themselves. */
const behaviorRun = { [globalsKey]: { run: 'behavior' } }
const phoneRun = { [globalsKey]: { run: 'phone', locale: 'de', viewport: { value: 'mobile' } } }

/**
 * Three runs of the stories. They share one server, so the code is transformed once.
 *
 * `stories`: dark, English, 1280 px; every story and every `.test`.
 * `stories-presses`: the same for the files with real presses.
 * `stories-mobile-de`: dark, German, 390 px; every story, without the `.test`s.
 */
export const storyProject = (): TestProjectInlineConfiguration => {
  const base = inChromium()
  return {
    plugins: [...sharedPlugins(), storybookTest({ configDir: path.dirname(import.meta.dirname) })],
    // Vite looks for dependencies in the stories only. Those of lazy pages would turn up in the middle of a
    // run: the page reloads, with a second copy of React.
    optimizeDeps: { entries: ['packages/{ui,app}/src/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
    test: {
      ...base,
      name: 'all-stories',
      // Loading the code of all pages takes as long as a
      // file's tests, so the files of a worker share a page.
      isolate: false,
      setupFiles: [here('task-meta.ts')],
      browser: {
        ...base.browser,
        instances: [
          {
            browser: 'chromium',
            name: 'stories',
            exclude: [...configDefaults.exclude, '**/*.mdx', ...realPresses],
            provide: behaviorRun,
          },
          {
            browser: 'chromium',
            name: 'stories-presses',
            include: realPresses,
            isolate: true,
            provide: behaviorRun,
          },
          {
            browser: 'chromium',
            name: 'stories-mobile-de',
            setupFiles: [here('skip-tests.ts')],
            provide: phoneRun,
          },
        ],
      },
    },
  }
}
