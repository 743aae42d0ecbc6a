import { afterAll, afterEach } from 'vitest'

import { onReply } from '../../packages/api-client/src/mock.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What the mocked API has answered in a test, success apart: `GET /user/v2: SERVICE_UNAVAILABLE`, `GET /user/v2: offline`. */
    replies?: string[]
  }
}

const replies = new Set<string>()

// Vitest runs this file once for each test file, also where these share a page.
afterAll(
  onReply(({ endpoint: { method, path }, reply }) => {
    if (reply !== 'data' && reply !== 'loading') replies.add(`${method} ${path}: ${reply}`)
  }),
)

// Ends up in Vitest's JSON report, where scripts/check-error-coverage.ts reads it. Axe's full reports, 150 kB a test, are for
// Storybook's own test panel only.
afterEach(({ task }) => {
  if (replies.size > 0) task.meta.replies = [...replies]
  replies.clear()
  if (import.meta.env['VITEST_STORYBOOK'] !== 'true') Reflect.deleteProperty(task.meta, 'reports')
})
