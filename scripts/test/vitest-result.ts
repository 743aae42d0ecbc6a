import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { reasonOf } from './reason-of.ts'

interface FileResult {
  readonly name: string
  readonly message: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages: readonly string[]
    /** From `.storybook/test/task-meta.ts`. */
    readonly meta: { readonly replies?: readonly string[] }
  }[]
}

const folder = '.cache/tests'

const fileName = (check: string): string => check.replaceAll(/\W+/g, '-')

/** The file with the output of a check. */
export const logFile = (check: string): string => `${folder}/${fileName(check)}.log`

const resultFile = (check: string): string => `${folder}/${fileName(check)}.json`

/** Arguments that make Vitest print only progress and failures, and write its result to a file. */
export function keepingResult(check: string): string[] {
  rmSync(resultFile(check), { force: true })
  return [
    '--reporter=minimal',
    `--reporter=${path.join(import.meta.dirname, 'progress-reporter.ts')}`,
    '--reporter=json',
    `--outputFile.json=${resultFile(check)}`,
  ]
}

/** Vitest's result of a check, per file. Empty if Vitest wrote none. */
export function readResult(check: string): readonly FileResult[] {
  if (!existsSync(resultFile(check))) return []
  const { testResults } = JSON.parse(readFileSync(resultFile(check), 'utf8')) as {
    readonly testResults: readonly FileResult[]
  }
  return testResults
}

/** The failures of a check, a line each: file, test, and the first line of the reason. */
export const failuresOf = (check: string): string[] =>
  readResult(check).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${reasonOf(failureMessages[0] ?? '')}`)
    const lines = failed.length === 0 && message ? [reasonOf(message)] : failed
    return lines.map((line) => `${path.relative('.', name)} › ${line}`)
  })
