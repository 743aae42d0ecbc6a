import { readFileSync } from 'node:fs'

import { BaseSequencer, type TestSpecification } from 'vitest/node'

const startsProcesses = ({ moduleId }: TestSpecification): boolean =>
  /\b(?:startServerProcess|runDrill|spawn)\(/.test(readFileSync(moduleId, 'utf8'))

/**
 * Runs the files that start processes first. They take the longest, and one that starts last
 * leaves the other cores idle. Vitest only knows the size of a file, unless it has run before.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(startsProcesses), ...sorted.filter((file) => !startsProcesses(file))]
  }
}
