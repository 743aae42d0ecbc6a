import type { BigIntStats } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { copyGently } from './copy-gently.ts'
import { forEachAtOnce } from '../../for-each-at-once.ts'
import { fileTree } from '../../file-tree.ts'

const copiesAtOnce = 8
/** Coarser than the timestamps of any file system that matters. */
const timestampGranularityMs = 2000n

const walDirectory = 'pg_wal'
const walSegment = /^pg_wal\/([0-9A-F]{24})$/

/** The first and the last segment of the log that a start from the last checkpoint reads. */
export interface NeededLog {
  readonly first: string
  readonly last: string
}

/** A file as it was when its copy began. */
interface Copied {
  readonly stat: BigIntStats
  readonly atMs: bigint
}

const isSame = (one: BigIntStats, other: BigIntStats) =>
  one.size === other.size &&
  one.mtimeNs === other.mtimeNs &&
  one.ctimeNs === other.ctimeNs &&
  one.ino === other.ino

/** A change right after the copy may leave the timestamps as they were: such a file counts as changed. */
const isUnchanged = ({ stat, atMs }: Copied, now: BigIntStats) =>
  isSame(stat, now) && atMs - now.mtimeMs > timestampGranularityMs

const cloneOrCopy = (from: string, to: string) => fs.copyFile(from, to, fs.constants.COPYFILE_FICLONE)

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * Copies a cluster in two passes. The first one runs while the engine writes, and takes most of the
 * time. The second one replaces what has changed since: the engine must have made a checkpoint and do
 * nothing until it ends.
 */
export class ClusterCopy {
  readonly #source: string
  readonly #target: string
  readonly #copied = new Map<string, Copied>()

  /** `target` must be a new directory. */
  constructor(source: string, target: string) {
    this.#source = source
    this.#target = target
  }

  async copyWhileItChanges(): Promise<void> {
    const { directories, files } = await fileTree(this.#source)
    await this.#makeDirectories(directories)
    const ordinary = files.filter((file) => !file.startsWith(`${walDirectory}/`))
    await forEachAtOnce(1, ordinary, async (file) => {
      try {
        await this.#copy(file, copyGently)
      } catch (error) {
        // Engines drop files. The second pass sees which ones are left.
        if (!isMissing(error)) throw error
      }
    })
  }

  async copyChanges({ first, last }: NeededLog): Promise<void> {
    const { directories, files } = await fileTree(this.#source)
    await this.#makeDirectories(directories)
    const needed = files.filter((file) => {
      const segment = walSegment.exec(file)?.[1]
      return !segment || (segment >= first && segment <= last)
    })
    await forEachAtOnce(copiesAtOnce, needed, (file) => this.#copyIfChanged(file))
    const left = new Set(needed)
    for (const file of this.#copied.keys())
      if (!left.has(file)) await fs.rm(path.join(this.#target, file), { force: true })
  }

  async #makeDirectories(directories: readonly string[]): Promise<void> {
    for (const directory of ['', ...directories])
      await fs.mkdir(path.join(this.#target, directory), { recursive: true, mode: 0o700 })
  }

  async #copyIfChanged(file: string): Promise<void> {
    const copied = this.#copied.get(file)
    if (copied && isUnchanged(copied, await fs.stat(path.join(this.#source, file), { bigint: true }))) return
    await this.#copy(file, cloneOrCopy)
  }

  async #copy(file: string, copyFile: (from: string, to: string) => Promise<void>): Promise<void> {
    const source = path.join(this.#source, file)
    const atMs = BigInt(Date.now())
    this.#copied.set(file, { stat: await fs.stat(source, { bigint: true }), atMs })
    await copyFile(source, path.join(this.#target, file))
  }
}
