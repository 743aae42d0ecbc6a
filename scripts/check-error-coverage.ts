import { endpoints } from '../packages/contract/src/endpoints.ts'
import { missingReplies } from './error-coverage-rules.ts'
import { readResult } from './test/vitest-result.ts'

const repliesOf = (check: string): string[] =>
  readResult(check).flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta.replies ?? []),
  )

// Names of the checks in scripts/test/checks.ts that together run every story.
const checks = process.argv.slice(2)

const missing = missingReplies(endpoints, new Set(checks.flatMap(repliesOf)))
if (missing.length > 0)
  console.error(`No story covers:\n${missing.join('\n')}\nAdd a story, or a play that sends the request.`)
process.exitCode = missing.length > 0 ? 1 : 0
