import { afterAll, afterEach } from 'vitest'

import { onReply } from '../../packages/api-client/src/mock.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What mocks replied in a test, except for data: `GET /user/v2: SERVICE_UNAVAILABLE`. */
    replies?: string[]
  }
}

const replies = new Set<string>()

// Vitest runs this file once per test file, even if test files share a page.
afterAll(
  onReply(({ endpoint: { method, path }, reply }) => {
    if (reply !== 'data' && reply !== 'loading') replies.add(`${method} ${path}: ${reply}`)
  }),
)

// scripts/check-error-coverage.ts reads the replies from Vitest's JSON report. Axe's full reports, 150 kB
// per test, are only for Storybook's own test panel.
afterEach(({ task }) => {
  if (replies.size > 0) task.meta.replies = [...replies]
  replies.clear()
  if (import.meta.env['VITEST_STORYBOOK'] !== 'true') Reflect.deleteProperty(task.meta, 'reports')
})
