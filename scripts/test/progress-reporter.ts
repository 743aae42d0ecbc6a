import { writeSync } from 'node:fs'
import path from 'node:path'

import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'

import { reasonOf } from './reason-of.ts'

/** Where `performCheck` connects its own terminal. Everything else that Vitest prints goes to a file. */
const terminal = 3

const say = (line: string): void => void writeSync(terminal, `${line}\n`)

/** Prints a line per tenth of the files, and each failure as it happens. */
export default class ProgressReporter implements Reporter {
  private files = 0
  private finishedFiles = 0
  private finishedTests = 0

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.files = specifications.length
  }

  onTestCaseResult(test: TestCase): void {
    this.finishedTests += 1
    const { state, errors } = test.result()
    if (state !== 'failed') return
    const file = path.relative('.', test.module.moduleId)
    say(
      `  failed: ${test.project.name} › ${file} › ${test.fullName}\n    ${reasonOf(errors[0]?.message ?? '')}`,
    )
  }

  /** Errors of no test fail the run, too. */
  onTestRunEnd(_: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const { message, stack } of errors) say(`  failed outside a test: ${stack ?? message}`)
  }

  onTestModuleEnd(module: TestModule): void {
    const tenth = () => Math.floor((10 * this.finishedFiles) / this.files)
    const before = tenth()
    this.finishedFiles += 1
    if (tenth() === before || this.files < 10) return
    say(`  ${10 * tenth()} %, ${this.finishedTests} tests, last ${path.relative('.', module.moduleId)}`)
  }
}
