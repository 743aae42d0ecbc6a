import { parseArgs } from 'node:util'

import { configDefaults, defineConfig } from 'vitest/config'

import { inChromium } from './.storybook/test/in-chromium.ts'
import { storyProject } from './.storybook/test/story-project.ts'
import { SlowFirst } from './scripts/test/slow-first.ts'
import { sharedPlugins } from './vite.plugins.ts'

const {
  values: { project: wanted = [] },
} = parseArgs({ options: { project: { type: 'string', multiple: true } }, strict: false })

/** Storybook takes ten seconds to prepare the stories, even if the command line names other projects. */
const wantsStories = wanted.length === 0 || wanted.some((name) => name !== 'unit' && name !== 'browser')

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        plugins: sharedPlugins(),
        test: {
          name: 'unit',
          environment: 'node',
          // Files share their modules, since loading them again for each file takes half as long as all
          // tests. So no test may change module state.
          isolate: false,
          // Stops tests that hang. No test measures how long something takes.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // The default second is short for a condition on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          include: ['packages/*/{src,build,scripts,drills,bench}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.browser.test.{ts,tsx}'],
        },
      },
      {
        plugins: sharedPlugins(),
        optimizeDeps: { entries: ['packages/ui/src/**/*.{ts,tsx}'] },
        test: {
          name: 'browser',
          include: ['packages/{ui,app}/src/**/*.browser.test.{ts,tsx}'],
          ...inChromium(),
        },
      },
      ...(wantsStories ? [storyProject()] : []),
    ],
  },
})
