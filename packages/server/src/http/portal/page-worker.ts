/** Renders pages of players in a thread, so that no request waits for it and no fault ends the process. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { PageRenderer, PlayerPageRequest } from '@olympus/contract/page-renderer'
import type { CalledApi, FromWorker, PageJob, ReadyWorker, ToWorker } from './page-jobs.ts'

const renderer = (await import(String(workerData))) as PageRenderer
await renderer.loadPages()

/** Sends a request to `/api` over the port of the job. */
function fetchOver(port: MessagePort) {
  const waiting = new Map<number, (called: CalledApi) => void>()
  let calls = 0
  port.on('message', ({ call, ...called }: ToWorker) => {
    waiting.get(call)?.(called)
    waiting.delete(call)
  })
  let isWanted = true
  port.on('close', () => (isWanted = false))
  return async (path: string, { headers }: RequestInit): Promise<Response> => {
    // Nobody waits for the page any more. This ends its rendering.
    if (!isWanted) throw new Error('The page is no longer wanted')
    const call = ++calls
    const answered = new Promise<CalledApi>((resolve) => waiting.set(call, resolve))
    port.postMessage({ call, path, headers: headers as Record<string, string> } satisfies FromWorker)
    const { status, contentType, body } = await answered
    return new Response(body, { status, headers: { 'content-type': contentType } })
  }
}

const catalogs = new Map<string, PlayerPageRequest['messages']>()

parentPort?.on('message', ({ page, catalog, port }: PageJob) => {
  const messages = catalog.messages ?? catalogs.get(catalog.name) ?? {}
  catalogs.set(catalog.name, messages)
  renderer
    .renderPlayerPage({ ...page, messages, fetch: fetchOver(port) })
    .then(
      (rendered) => port.postMessage({ page: rendered } satisfies FromWorker),
      (error: unknown) =>
        port.postMessage({
          error: String(error instanceof Error ? error.stack : error),
        } satisfies FromWorker),
    )
    .finally(() => port.close())
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
parentPort?.postMessage({ inlineScripts: renderer.inlineScripts } satisfies ReadyWorker)
