import { findChromium } from './chromium.ts'
import { startPostgresql } from './postgresql.ts'
import { startRedis } from './redis.ts'
import { run } from './run.ts'

interface Check {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>>
}

const isCi = process.env['CI'] === 'true'
const wanted = process.argv.slice(2)

const chromiumPath = await findChromium()
const postgresql = await startPostgresql()
const redis = await startRedis()

// A story mostly waits for a frame: three pages at a time keep two cores busy.
const inPages = ['--maxWorkers=3']

const packages = ['contract', 'api-client', 'ui', 'app', 'app/build', 'server']
const checks: Check[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  ...packages.map((name): Check => ({ name: `types ${name}`, command: ['tsc', '-p', `packages/${name}`] })),
  { name: 'dead code', command: ['knip'] },
  { name: 'prop contract', command: ['node', 'packages/ui/scripts/prop-contract.ts'] },
  { name: 'component sizes', command: ['node', 'packages/ui/scripts/component-size.ts'] },
  { name: 'catalogs', command: ['node', 'scripts/check-catalogs.ts'] },
  { name: 'unit and commands, embedded database', command: ['vitest', 'run', '--project', 'unit'] },
  {
    name: 'commands and races, PostgreSQL',
    command: ['vitest', 'run', '--project', 'unit', 'packages/server'],
    env: { TEST_DATABASE_URL: postgresql?.url ?? '' },
  },
  {
    name: 'limits, Redis',
    command: ['vitest', 'run', '--project', 'unit', 'packages/server/src/limits'],
    env: { TEST_REDIS_URL: redis?.url ?? '' },
  },
  { name: 'portal build', command: ['node', 'scripts/build.ts'] },
  { name: 'bundle', command: ['node', 'packages/app/scripts/bundle-size.ts'] },
  { name: 'component contract', command: ['vitest', 'run', '--project', 'browser'] },
  { name: 'storybook build', command: ['storybook', 'build', '--quiet'] },
  { name: 'stories, dark', command: ['vitest', 'run', '--project', 'storybook-dark', ...inPages] },
  { name: 'stories, light', command: ['vitest', 'run', '--project', 'storybook-light', ...inPages] },
  {
    name: 'stories, mobile German',
    command: ['vitest', 'run', '--project', 'storybook-mobile-de', ...inPages],
  },
  { name: 'journeys', command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'] },
]

const results: { name: string; outcome: 'passed' | 'failed' | 'skipped'; seconds: number }[] = []
const started = performance.now()
try {
  for (const { name, command, env } of checks.filter((check) =>
    wanted.every((word) => check.name.includes(word)),
  )) {
    console.log(`\n── ${name}`)
    const since = performance.now()
    const isSkipped = env?.['TEST_DATABASE_URL'] === '' || env?.['TEST_REDIS_URL'] === ''
    if (isSkipped)
      console.error('!! SKIPPED: no such server here and none could be installed. CI does not accept this.')
    const [program, ...args] = command
    const code = isSkipped
      ? 0
      : await run(program, args, { env: { ...process.env, CHROMIUM_PATH: chromiumPath, ...env } })
    const outcome = isSkipped && !isCi ? 'skipped' : code === 0 && !isSkipped ? 'passed' : 'failed'
    results.push({ name, outcome, seconds: (performance.now() - since) / 1000 })
  }
} finally {
  await postgresql?.stop()
  await redis?.stop()
}

const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length
const total = (performance.now() - started) / 1000
console.log('')
for (const { name, outcome, seconds } of results)
  console.log(`${outcome.padEnd(8)}${seconds.toFixed(1).padStart(7)} s  ${name}`)
console.log(`${'total'.padEnd(8)}${total.toFixed(1).padStart(7)} s`)
console.log(
  `${count('passed')} passed, ${count('failed')} failed${count('skipped') > 0 ? `, ${count('skipped')} skipped` : ''}`,
)
process.exitCode = count('failed') > 0 ? 1 : 0
