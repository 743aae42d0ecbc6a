import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'

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

/** Where Vitest writes the result of a check. */
const resultFile = (check: string): string => `.cache/tests/${check.replaceAll(/\W+/g, '-')}.json`

/** Arguments that let Vitest keep the result of a check beside what it prints. */
export function keepingResult(check: string): string[] {
  rmSync(resultFile(check), { force: true })
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile(check)}`]
}

/** What failed in a check, a line each: file, test, and the first line of why. Empty if Vitest wrote no result. */
export function failuresOf(check: string): string[] {
  if (!existsSync(resultFile(check))) return []
  const { testResults } = JSON.parse(readFileSync(resultFile(check), 'utf8')) as Result
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0] ?? ''}`)
    return [...(failed.length === 0 && message ? [message] : []), ...failed].map(
      (line) => `${relative('.', name)} › ${line.split('\n')[0] ?? ''}`,
    )
  })
}
