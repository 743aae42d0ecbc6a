import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { reasonOf } from './reason-of.ts'

interface Result {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

const folder = '.cache/tests'

const fileName = (check: string): string => check.replaceAll(/\W+/g, '-')

/** Where the output of a check goes. */
export const logFile = (check: string): string => `${folder}/${fileName(check)}.log`

export const resultFile = (check: string): string => `${folder}/${fileName(check)}.json`

/** Arguments that let Vitest print progress and failures only, and keep its result in a file. */
export function keepingResult(check: string): string[] {
  rmSync(resultFile(check), { force: true })
  return [
    '--reporter=minimal',
    `--reporter=${path.join(import.meta.dirname, 'progress-reporter.ts')}`,
    '--reporter=json',
    `--outputFile.json=${resultFile(check)}`,
  ]
}

/**
 * What failed in a check, a line each: file, test, and the first line of the reason. Empty if Vitest wrote
 * no result.
 */
export function failuresOf(check: string): string[] {
  if (!existsSync(resultFile(check))) return []
  const { testResults } = JSON.parse(readFileSync(resultFile(check), 'utf8')) as Result
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${reasonOf(failureMessages[0] ?? '')}`)
    const lines = failed.length === 0 && message ? [reasonOf(message)] : failed
    return lines.map((line) => `${path.relative('.', name)} › ${line}`)
  })
}
