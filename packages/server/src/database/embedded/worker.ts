import { parentPort, workerData } from 'node:worker_threads'
import { clusterDirectory } from './cluster-directory.ts'
import { findFatalError } from './fatal-error.ts'
import { DurableNodeFS } from './durable-node-fs.ts'
import { durableParameters, openEngine, Session } from './engine.ts'

export type ToWorker = Uint8Array | 'close'

/** A reply's bytes, or an event. Replies come in the order of their requests. */
export type FromWorker =
  | Uint8Array
  | { readonly event: 'closed' }
  | { readonly event: 'fatal'; readonly reason: string }
  | { readonly event: 'ready'; readonly isDurable: boolean }

const port = parentPort
if (!port) throw new Error('This module runs as a worker thread')

let hasFailed = false
const post = (message: FromWorker) => port.postMessage(message)

function fail(error: unknown): void {
  hasFailed = true
  post({ event: 'fatal', reason: String(error) })
}

const fileSystem = new DurableNodeFS(
  await clusterDirectory((workerData as { dataDir: string }).dataDir),
  fail,
)
const engine = await openEngine({ fs: fileSystem, startParams: durableParameters })
const session = new Session(engine)

async function isDurable(): Promise<boolean> {
  const { rows } = await engine.query<{ fsync: string }>('show fsync')
  const syncsBefore = fileSystem.syncs
  await engine.query(`select pg_logical_emit_message(true, 'durability', 'probe')`)
  return rows[0]?.fsync === 'on' && fileSystem.syncs > syncsBefore
}

port.on('message', async (message: ToWorker) => {
  try {
    if (message === 'close') {
      await engine.close()
      post({ event: 'closed' })
      port.close()
      return
    }
    const reply = await session.execute(message)
    const fatalError = findFatalError(reply)
    if (fatalError) fail(fatalError)
    // After a failed sync nothing is acknowledged anymore, even if the engine reports success.
    if (!hasFailed) post(reply)
  } catch (error) {
    fail(error)
  }
})

post({ event: 'ready', isDurable: await isDurable() })
