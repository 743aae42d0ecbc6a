import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { PlayerPageRequest, RenderedPlayerPage } from '@olympus/contract/page-renderer'
import type { Log } from '../../log.ts'

/** A request to `/api` on behalf of a page that is being rendered. */
type CallOfPage = (path: string, headers: Readonly<Record<string, string>>) => Promise<Response>

interface Catalog {
  readonly name: string
  readonly messages: PlayerPageRequest['messages']
}

interface WantedPage extends Omit<PlayerPageRequest, 'fetch' | 'messages'> {
  readonly catalog: Catalog
}

export interface PageJob {
  readonly page: Omit<WantedPage, 'catalog'>
  readonly catalog: Pick<Catalog, 'name'> & Partial<Catalog>
  readonly port: MessagePort
}

export interface CalledApi {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

/** `call` tells concurrent calls of a page apart. */
export type ToWorker = CalledApi & { readonly call: number }

/** Sent by the thread once it can render. */
export interface ReadyWorker {
  readonly inlineScripts: readonly string[]
}

export type FromWorker =
  | { readonly call: number; readonly path: string; readonly headers: Readonly<Record<string, string>> }
  | { readonly page: RenderedPlayerPage | null }
  | { readonly error: string }

export interface PageWorker {
  /** Null if the page cannot be rendered, or not yet. */
  readonly render: (page: WantedPage, callApi: CallOfPage) => Promise<RenderedPlayerPage | null>
  readonly inlineScripts: () => readonly string[]
  /** Whether it has failed so long ago that another one may be tried. */
  readonly isOver: () => boolean
  readonly stop: () => void
}

const pathnameOf = ({ path }: WantedPage) => path.replace(/\?.*/s, '')

async function answer(port: MessagePort, call: number, called: Promise<Response>): Promise<void> {
  const response = await called
  const contentType = response.headers.get('content-type') ?? ''
  port.postMessage({
    call,
    status: response.status,
    contentType,
    body: await response.text(),
  } satisfies ToWorker)
}

/** Pages are sent without data if they take longer. */
const patienceMs = 1000
/** What ends a worker at once would do so again. */
const restartAfterMs = 60_000
/** So many pages wait for each other. The others are sent without data. */
const maxJobs = 16
/** A thread that leaves so many pages in a row unfinished is stuck. */
const maxLate = 3
/** Far more than pages take. A thread that needs more ends alone. */
const maxMemoryMb = 512

/** Starts the thread that renders pages. `renderer`: address of the built code. */
export function startPageWorker(renderer: string, log: Log): PageWorker {
  const worker = new Worker(new URL('page-worker.ts', import.meta.url), {
    workerData: renderer,
    // None of the server's secrets.
    env: { NODE_ENV: process.env['NODE_ENV'] },
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  })
  worker.unref()
  let scripts: readonly string[] | null = null
  let late = 0
  let endedAt: number | null = null
  const running = new Set<() => void>()
  /** Catalogs that the worker has. Copying one takes milliseconds. */
  const sent = new Set<string>()
  worker.once('message', ({ inlineScripts }: ReadyWorker) => (scripts = inlineScripts))
  worker.once('error', (error) => log.error({ err: error }, 'pages cannot be rendered'))
  worker.once('exit', () => {
    scripts = null
    endedAt = performance.now()
    for (const end of running) end()
  })

  function send({ catalog, ...page }: WantedPage, port: MessagePort): void {
    const { name } = catalog
    const job: PageJob = { page, catalog: sent.has(name) ? { name } : catalog, port }
    sent.add(name)
    worker.postMessage(job, [port])
  }

  function run(page: WantedPage, callApi: CallOfPage): Promise<RenderedPlayerPage | null> {
    const { port1: port, port2 } = new MessageChannel()
    let unansweredCalls = 0
    return new Promise((resolve) => {
      function end(rendered: RenderedPlayerPage | null = null) {
        clearTimeout(timer)
        running.delete(end)
        port.close()
        resolve(rendered)
      }
      const timer = setTimeout(() => {
        log.warn({ path: pathnameOf(page), unansweredCalls }, 'page not rendered in time')
        end()
        // The thread itself took so long, not the API.
        if (unansweredCalls === 0) late += 1
        if (late >= maxLate) void worker.terminate()
      }, patienceMs)
      running.add(end)
      port.on('message', (message: FromWorker) => {
        if (!('call' in message)) late = 0
        if ('page' in message) return end(message.page)
        if ('error' in message) {
          log.error({ err: message.error, path: pathnameOf(page) }, 'page not rendered')
          return end()
        }
        unansweredCalls += 1
        answer(port, message.call, callApi(message.path, message.headers))
          .catch((error: unknown) => {
            log.error({ err: error, path: pathnameOf(page) }, 'page not rendered')
            end()
          })
          .finally(() => (unansweredCalls -= 1))
      })
      send(page, port2)
    })
  }

  return {
    render: async (page, callApi) => (scripts && running.size < maxJobs ? run(page, callApi) : null),
    inlineScripts: () => scripts ?? [],
    isOver: () => endedAt !== null && performance.now() - endedAt > restartAfterMs,
    stop: () => void worker.terminate(),
  }
}
