import path from 'node:path'

import { testsWithoutPostgresql } from './without-postgresql.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A program that a check needs besides Node. It is installed if it is missing. */
export type Counterpart = 'chromium' | 'postgresql' | 'redis' | 'oathtool'

export interface Check {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly needs?: readonly Counterpart[]
  readonly env?: Readonly<Record<string, string>>
}

const vitest = (name: string, args: readonly string[], rest: Partial<Check> = {}): Check => ({
  name,
  command: ['vitest', 'run', ...args],
  ...rest,
})

// One more than Vitest takes by itself on two cores: much of a server test is waiting.
const onCores = '--maxWorkers=3'

const storyRun = ['--project', 'stories*', '--maxWorkers=2']

/** Stories use production React, as players do. It is also a fifth faster. */
const storyNeeds: Partial<Check> = { needs: ['chromium'], env: { NODE_ENV: 'production' } }

const packages = ['contract', 'api-client', 'ui', 'app', 'app/build', 'game-simulator', 'server']

/** Checks that keep one core busy at most, so they run two at a time. */
export const singleCoreChecks: readonly Check[] = [
  { name: 'storybook build', command: ['storybook', 'build', '--quiet'] },
  { name: 'portal build', command: ['node', 'scripts/build.ts'] },
  vitest('component contract', ['--project', 'browser'], { needs: ['chromium'] }),
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  ...packages.map((name): Check => ({ name: `types ${name}`, command: ['tsc', '-p', `packages/${name}`] })),
  { name: 'dead code', command: ['knip'] },
  { name: 'licenses', command: ['node', 'scripts/bom.ts'] },
  { name: 'prop contract', command: ['node', 'packages/ui/scripts/prop-contract.ts'] },
  { name: 'component sizes', command: ['node', 'packages/ui/scripts/component-size.ts'] },
  { name: 'catalogs', command: ['node', 'scripts/check-catalogs.ts'] },
  { name: 'commits', command: ['node', 'scripts/check-commits.ts'] },
  { name: 'comment width', command: ['node', 'scripts/check-comment-width.ts'] },
]

/** Checks that use every core, so they run one after the other. They may use what the checks above built. */
export const allCoreChecks: readonly Check[] = [
  { name: 'bundle', command: ['node', 'packages/app/scripts/bundle-size.ts'] },
  vitest('unit and commands, embedded database', ['--project', 'unit', onCores]),
  vitest(
    'commands and races, PostgreSQL',
    [
      '--project',
      'unit',
      onCores,
      'packages/server',
      ...testsWithoutPostgresql(root).flatMap((file) => ['--exclude', file]),
    ],
    { needs: ['postgresql'] },
  ),
  vitest(
    'limits and notices, Redis',
    ['--project', 'unit', 'packages/server/src/limits', 'packages/server/src/database/notices'],
    { needs: ['redis'] },
  ),
  vitest('stories', storyRun, storyNeeds),
  // Reads the result of the run above.
  { name: 'error coverage', command: ['node', 'scripts/check-error-coverage.ts', 'stories'] },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    needs: ['chromium', 'oathtool'],
  },
]

/** The checks of one folder name, such as `shop` or `button`, in every package that has it. */
export const featureChecks = (name: string): readonly Check[] => {
  const places = [`features/${name}/`, `ui/src/${name}/`, `server/src/${name}/`, `contract/src/${name}.`]
  const args = ['--passWithNoTests', ...places]
  return [
    vitest(`unit, ${name}`, ['--project', 'unit', onCores, ...args]),
    vitest(`stories, ${name}`, [...storyRun, ...args], storyNeeds),
  ]
}
