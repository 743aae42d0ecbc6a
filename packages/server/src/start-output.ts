import { createRequire } from 'node:module'
import type { PrettyOptions } from 'pino-pretty'
import { createLog, type Log } from './log.ts'
import { silentStep, type Step } from './start-step.ts'

export interface StartOutput {
  readonly step: Step
  /** Null: the level that suits the reader. */
  createLog(level: string | null): Log
}

interface Surroundings {
  readonly stdout: { readonly isTTY?: boolean; write(text: string): unknown }
  readonly nodeEnv: string | undefined
}

/** Loaded only on a terminal. */
const loadPretty = () => createRequire(import.meta.url)('pino-pretty') as typeof import('pino-pretty')

const layout: PrettyOptions = {
  colorize: true,
  levelFirst: true,
  singleLine: true,
  translateTime: 'SYS:HH:MM:ss',
}

function timed(seconds: number): string {
  return seconds < 0.1 ? '' : ` in ${seconds.toFixed(1)} s`
}

const forMachines: StartOutput = { step: silentStep, createLog: (level) => createLog(level ?? 'info') }

function forPeople(stdout: Surroundings['stdout']): StartOutput {
  const pretty = loadPretty().prettyFactory(layout)
  return {
    async step(work, summary) {
      const startedAt = performance.now()
      const result = await work()
      stdout.write(`${summary(result)}${timed((performance.now() - startedAt) / 1000)}\n`)
      return result
    },
    createLog: (level) => createLog(level ?? 'warn', { write: (line) => void stdout.write(pretty(line)) }),
  }
}

/** Readable steps and logs on a developer's terminal; JSON lines in production and in a pipe. */
export function startOutput({ stdout, nodeEnv }: Surroundings): StartOutput {
  return stdout.isTTY && nodeEnv !== 'production' ? forPeople(stdout) : forMachines
}

export const processOutput = (): StartOutput =>
  startOutput({ stdout: process.stdout, nodeEnv: process.env['NODE_ENV'] })
