import path from 'node:path'

import type { Check } from './test/checks.ts'
import { findCounterparts } from './test/counterparts.ts'
import { performCheck, type Result } from './test/perform-check.ts'
import { selectChecks } from './test/select-checks.ts'
import { failuresOf } from './test/vitest-result.ts'

const words = process.argv.slice(2)
const selection = selectChecks(words, path.dirname(import.meta.dirname))
if (!selection) {
  console.error(
    `“${words.join(' ')}” is neither part of a check's name nor the folder of a feature or component.`,
  )
  process.exit(1)
}
const { sideBySide, inTurn } = selection

// Tests start hundreds of processes from the same sources.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('.cache/compiled')

const started = performance.now()
const counterparts = await findCounterparts(
  new Set([...sideBySide, ...inTurn].flatMap(({ needs = [] }) => needs)),
)
const results: Result[] = []

const perform = async (check: Check): Promise<void> =>
  void results.push(await performCheck(check, counterparts))

async function performFrom(queue: Check[]): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift()) await perform(check)
}

try {
  const queue = [...sideBySide]
  await Promise.all([performFrom(queue), performFrom(queue)])
  for (const check of inTurn) {
    console.log(`── ${check.name}`)
    await perform(check)
  }
} finally {
  await counterparts.stop()
}

console.log('')
for (const { name, outcome, seconds } of results)
  console.log(`${outcome.padEnd(8)}${seconds.toFixed(1).padStart(7)} s  ${name}`)
for (const { name, outcome } of results) {
  const failures = failuresOf(name)
  for (const failure of failures) console.log(`${name}: ${failure}`)
  if (outcome === 'failed' && failures.length === 0)
    console.log(`${name}: no single test failed. See its output above.`)
}
const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length
const total = (performance.now() - started) / 1000
const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : ''
console.log(`${'total'.padEnd(8)}${total.toFixed(1).padStart(7)} s`)
console.log(`${count('passed')} passed, ${count('failed')} failed${skipped}`)
process.exitCode = count('failed') > 0 ? 1 : 0
