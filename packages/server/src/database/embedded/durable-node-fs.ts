import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncPath } from '../../durable-files.ts'

interface NodeStream {
  readonly nfd?: number
  readonly node: unknown
}

/** What we rely on of the engine's file system layer beyond its published types; the reason to pin its version. */
interface FileSystemModule {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: NodeStream) => number }
    realPath(node: unknown): string
  }
  readonly FS: { readonly ErrnoError: new (errno: number) => Error }
}

const inputOutputError = 29

/**
 * The engine's directory file system with a real fsync. As published it has none, so that acknowledged commits would be
 * lost with the power. Data that could not be synced must never be acknowledged: `onFatal` has to end the process.
 */
export class DurableNodeFS extends NodeFS {
  syncs = 0
  readonly #onFatal: (error: unknown) => void

  constructor(directory: string, onFatal: (error: unknown) => void) {
    super(directory)
    this.#onFatal = onFatal
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...parameters)
    const { emscriptenOpts } = result
    const install = (module: unknown) => this.#install(module as FileSystemModule)
    emscriptenOpts.preRun = [install, ...((emscriptenOpts.preRun ?? []) as [])]
    return result
  }

  #install({ NODEFS, FS }: FileSystemModule): void {
    NODEFS.stream_ops.fsync = (stream) => {
      try {
        if (stream.nfd === undefined || stream.nfd === null) syncPath(NODEFS.realPath(stream.node))
        else fs.fsyncSync(stream.nfd)
        this.syncs++
        return 0
      } catch (error) {
        this.#onFatal(error)
        // Any other kind of error is swallowed by the engine, and the commit acknowledged.
        throw new FS.ErrnoError(inputOutputError)
      }
    }
  }
}
