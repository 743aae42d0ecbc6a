import { globSync, readFileSync } from 'node:fs'

import { findChromium } from './chromium.ts'
import { findOathtool } from './oathtool.ts'
import { startPostgresql } from './postgresql.ts'
import { startRedis } from './redis.ts'
import { run, runApart } from './run.ts'
import { failuresOf, keepingResult } from './vitest-failures.ts'

interface Check {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** An empty value is a counterpart that this machine lacks. */
  readonly env?: Readonly<Record<string, string>>
}

const isCi = process.env['CI'] === 'true'
const wanted = process.argv.slice(2)

const chromiumPath = await findChromium()
const postgresql = await startPostgresql()
const redis = await startRedis()
const oathtool = await findOathtool()

// One more than Vitest takes by itself on two cores: much of a server test is waiting.
const onCores = ['--maxWorkers=3']

const modes = [
  ['dark', 'storybook-dark'],
  ['light', 'storybook-light'],
  ['mobile German', 'storybook-mobile-de'],
] as const

const stories = globSync('packages/*/src/**/*.stories.tsx')
/** Stories in which the browser itself presses and types: its pointer and its focus outlive a file, so each of these has a page of its own. */
const pressed = stories.filter((file) => readFileSync(file, 'utf8').includes('realUser('))
/** All others share a page for each worker, which loads their code once: to load it for each file takes as long as its tests. */
const others = stories.filter((file) => !pressed.includes(file))

const storyRuns = modes.flatMap(([mode, project]): Check[] =>
  [
    { name: `stories, ${mode}`, args: ['--no-isolate', ...others] },
    { name: `stories with real presses, ${mode}`, args: pressed },
  ].map(({ name, args }) => ({
    name,
    command: ['vitest', 'run', '--project', project, '--maxWorkers=2', ...args],
  })),
)

const packages = ['contract', 'api-client', 'ui', 'app', 'app/build', 'server']
// None of them keeps more than one core busy.
const steady: Check[] = [
  { name: 'storybook build', command: ['storybook', 'build', '--quiet'] },
  { name: 'component contract', command: ['vitest', 'run', '--project', 'browser'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  ...packages.map((name): Check => ({ name: `types ${name}`, command: ['tsc', '-p', `packages/${name}`] })),
  { name: 'dead code', command: ['knip'] },
  { name: 'prop contract', command: ['node', 'packages/ui/scripts/prop-contract.ts'] },
  { name: 'component sizes', command: ['node', 'packages/ui/scripts/component-size.ts'] },
  { name: 'catalogs', command: ['node', 'scripts/check-catalogs.ts'] },
]
const trials: Check[] = [
  {
    name: 'unit and commands, embedded database',
    command: ['vitest', 'run', '--project', 'unit', ...onCores],
  },
  {
    name: 'commands and races, PostgreSQL',
    command: ['vitest', 'run', '--project', 'unit', ...onCores, 'packages/server'],
    env: { TEST_DATABASE_URL: postgresql?.url ?? '' },
  },
  {
    name: 'limits, Redis',
    command: ['vitest', 'run', '--project', 'unit', 'packages/server/src/limits'],
    env: { TEST_REDIS_URL: redis?.url ?? '' },
  },
  { name: 'portal build', command: ['node', 'scripts/build.ts'] },
  { name: 'bundle', command: ['node', 'packages/app/scripts/bundle-size.ts'] },
  ...storyRuns,
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    env: { OATHTOOL_PATH: oathtool ?? '' },
  },
]

type Outcome = 'passed' | 'failed' | 'skipped'
const results: { name: string; outcome: Outcome; seconds: number }[] = []

async function perform({ name, command, env = {} }: Check, runner: typeof run): Promise<void> {
  const since = performance.now()
  const lacking = Object.keys(env).filter((variable) => env[variable] === '')
  const isOptional = lacking.every((variable) => variable === 'OATHTOOL_PATH')
  const [program, ...args] = command
  if (lacking.length > 0)
    console.error(
      `!! ${name}: ${isOptional ? 'done without' : 'SKIPPED for lack of'} ${lacking.join()}, which could not be set up here. CI does not accept this.`,
    )
  const kept = program === 'vitest' ? keepingResult(name) : []
  const code = isOptional
    ? await runner(program, [...args, ...kept], {
        env: { ...process.env, CHROMIUM_PATH: chromiumPath, ...env },
      })
    : 0
  const isSkipped = lacking.length > 0 && !isOptional
  const isRefused = code !== 0 || (isCi && lacking.length > 0)
  const outcome = isRefused ? 'failed' : isSkipped ? 'skipped' : 'passed'
  results.push({ name, outcome, seconds: (performance.now() - since) / 1000 })
}

const isWanted = ({ name }: Check) => wanted.every((word) => name.includes(word))

const started = performance.now()
try {
  const waiting = steady.filter(isWanted)
  const takeOn = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      await perform(check, async (...call) => {
        const code = await runApart(...call)
        console.log(`── ${check?.name}: ${code === 0 ? 'passed' : 'failed'}`)
        return code
      })
  }
  await Promise.all([takeOn(), takeOn()])
  for (const check of trials.filter(isWanted)) {
    console.log(`\n── ${check.name}`)
    await perform(check, run)
  }
} finally {
  await postgresql?.stop()
  await redis?.stop()
}

const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length
const total = (performance.now() - started) / 1000
console.log('')
for (const { name, outcome, seconds } of results)
  console.log(`${outcome.padEnd(8)}${seconds.toFixed(1).padStart(7)} s  ${name}`)
for (const { name, outcome } of results) {
  const failures = failuresOf(name)
  for (const failure of failures) console.log(`${name}: ${failure}`)
  if (outcome === 'failed' && failures.length === 0)
    console.log(`${name}: no test failed; look for an error that belongs to none above`)
}
console.log(`${'total'.padEnd(8)}${total.toFixed(1).padStart(7)} s`)
console.log(
  `${count('passed')} passed, ${count('failed')} failed${count('skipped') > 0 ? `, ${count('skipped')} skipped` : ''}`,
)
process.exitCode = count('failed') > 0 ? 1 : 0
