import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'

import { run } from '../run.ts'
import type { Check } from './checks.ts'
import { type Counterparts, isOptional } from './counterparts.ts'
import { keepingResult, logFile } from './vitest-result.ts'

export interface Result {
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  readonly seconds: number
}

const isCi = process.env['CI'] === 'true'

/**
 * Runs a check. Its output goes to a file and, if it fails, to this terminal. A Vitest run also prints its
 * progress and each failure as it happens.
 */
export async function performCheck(
  { name, command, needs = [], env }: Check,
  found: Counterparts,
): Promise<Result> {
  const since = performance.now()
  const lacking = needs.filter((counterpart) => !found.get(counterpart))
  const isSkipped = !lacking.every(isOptional)
  if (lacking.length > 0)
    console.error(
      `!! ${name}: ${isSkipped ? 'SKIPPED, it needs' : 'runs without'} ${lacking.join(', ')}. CI does not accept this.`,
    )
  const [program, ...args] = command
  const kept = program === 'vitest' ? keepingResult(name) : []
  const code = isSkipped
    ? 0
    : await runLogged(name, {
        program,
        args: [...args, ...kept],
        env: {
          ...process.env,
          ...Object.assign({}, ...needs.map((counterpart) => found.get(counterpart)?.env)),
          ...env,
        },
      })
  const hasFailed = code !== 0 || (isCi && lacking.length > 0)
  const outcome = hasFailed ? 'failed' : isSkipped ? 'skipped' : 'passed'
  const seconds = (performance.now() - since) / 1000
  console.log(`${outcome.padEnd(8)}${seconds.toFixed(1).padStart(7)} s  ${name}`)
  return { name, outcome, seconds }
}

interface CheckCommand {
  readonly program: string
  readonly args: string[]
  readonly env: NodeJS.ProcessEnv
}

async function runLogged(name: string, { program, args, env }: CheckCommand): Promise<number> {
  mkdirSync('.cache/tests', { recursive: true })
  const file = logFile(name)
  const output = createWriteStream(file)
  await new Promise((resolve) => output.once('open', resolve))
  // The progress reporter of Vitest writes to the fourth stream, which is this terminal.
  const code = await run(program, args, { env, stdio: ['ignore', output, output, 1] })
  output.end()
  if (code !== 0) process.stdout.write(`\n── ${name}\n${readFileSync(file, 'utf8')}\n`)
  return code
}
