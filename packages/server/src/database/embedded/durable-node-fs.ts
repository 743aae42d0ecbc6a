import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncPath } from '../../durable-files.ts'

interface NodeStream {
  readonly nfd?: number
  readonly node: unknown
}

/**
 * Internals of the engine's file system layer that its types do not publish. They require a pinned version.
 */
interface FileSystemModule {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: NodeStream) => number }
    realPath(node: unknown): string
  }
  readonly FS: { readonly ErrnoError: new (errno: number) => Error }
}

const inputOutputError = 29

/**
 * The engine's directory file system with a real fsync. The published one has none, so a power
 * failure would lose acknowledged commits. Data that was not synced must never be
 * acknowledged: `onFatal` must end the process.
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
        // The engine swallows any other kind of error and acknowledges the commit.
        throw new FS.ErrnoError(inputOutputError)
      }
    }
  }
}
