import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'

import { happyPath } from '../../packages/api-client/src/mocks/happy-path.ts'

const unmocked: string[] = []

let started: ReturnType<typeof start> | undefined

/**
 * Every endpoint answers as on a good day; a story overrides it with `beforeEach({ msw }) { msw.use(...) }`.
 * A docs page asks once per story that it shows: the page has one worker all the same.
 */
export const startWorker = () => (started ??= start())

async function start() {
  const worker = setupWorker(...happyPath)
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return
      const { method, url } = frame.data.request
      const { pathname } = new URL(url)
      if (!pathname.startsWith('/api/') && !pathname.startsWith('/builds/')) return
      unmocked.push(`${method} ${pathname}`)
      defaults.error()
    },
  })
  return worker
}

/** An unmocked call reaches the story as a 500, which it may well expect: so the test fails here instead. */
export function failOnUnmockedCalls(): void {
  const calls = unmocked.splice(0)
  if (calls.length > 0) throw new Error(`Unmocked: ${calls.join(', ')}`)
}
