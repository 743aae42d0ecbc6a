import fs, { type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '../../log.ts'
import { hashStream } from './hash-file.ts'
import type { Build } from './releases.ts'

/** Where the portal keeps the file of a build, below the folder of launchers. */
export const placeOf = ({ version, fileName }: Pick<Build, 'fileName' | 'version'>): string =>
  path.join(version, fileName)

/** The launchers on the disk of this process. Only what equals its record is handed out. */
export interface LauncherFiles {
  /** Opens a file. The caller closes it. Null if it differs from its record or cannot be read. */
  open(build: Build): Promise<FileHandle | null>
  /** Whether the file was found to differ, as far as this process knows. */
  isDamaged(build: Build): boolean
  /** Looks at the files of all builds. Only one that has changed is read again. */
  check(builds: readonly Build[]): Promise<void>
  /** What is wrong, a line each. */
  problems(): readonly string[]
}

interface Verdict {
  /** Tells whether the file is still the one that was hashed. Null: there was none. */
  readonly identity: string | null
  readonly problem: string | null
}

async function identityOf(file: FileHandle): Promise<string> {
  const { dev, ino, size, mtimeNs } = await file.stat({ bigint: true })
  return [dev, ino, size, mtimeNs].join(' ')
}

async function isRecorded(file: FileHandle, { size, sha256 }: Build): Promise<boolean> {
  const found = await file.stat()
  if (!found.isFile() || found.size !== size) return false
  const hashed = await hashStream(file.createReadStream({ autoClose: false, start: 0 }))
  return hashed.sha256.equals(sha256)
}

/** Keeps what was found of each file until the file changes. */
export function createLauncherFiles(folder: string, log: Log): LauncherFiles {
  const verdicts = new Map<string, Verdict>()
  const hashing = new Map<string, Promise<boolean>>()

  function settle(build: Build, verdict: Verdict): void {
    const place = placeOf(build)
    const before = verdicts.get(place)?.problem ?? null
    verdicts.set(place, verdict)
    if (verdict.problem === before) return
    if (verdict.problem) log.error({ file: place, problem: verdict.problem }, 'launcher is not handed out')
    else log.info({ file: place }, 'launcher is handed out again')
  }

  /** Many downloads that begin at once wait for one hash. */
  function isSound(file: FileHandle, build: Build, identity: string): Promise<boolean> {
    const key = `${placeOf(build)} ${identity}`
    const known = hashing.get(key) ?? isRecorded(file, build).finally(() => hashing.delete(key))
    hashing.set(key, known)
    return known
  }

  async function verify(file: FileHandle, build: Build): Promise<boolean> {
    const identity = await identityOf(file)
    const known = verdicts.get(placeOf(build))
    if (known?.identity === identity) return known.problem === null
    const isRight = (await isSound(file, build, identity)) && identity === (await identityOf(file))
    settle(build, { identity, problem: isRight ? null : 'differs from its record' })
    return isRight
  }

  async function open(build: Build): Promise<FileHandle | null> {
    const file = await fs.open(path.join(folder, placeOf(build))).catch(() => null)
    if (!file) {
      settle(build, { identity: null, problem: 'cannot be read' })
      return null
    }
    try {
      if (await verify(file, build)) return file
    } catch (error) {
      log.error({ err: error, file: placeOf(build) }, 'launcher cannot be hashed')
      settle(build, { identity: null, problem: 'cannot be read' })
    }
    await file.close()
    return null
  }

  return {
    open,
    isDamaged: (build) => verdicts.get(placeOf(build))?.problem != null,
    async check(builds) {
      const places = new Set(builds.map(placeOf))
      for (const place of verdicts.keys()) if (!places.has(place)) verdicts.delete(place)
      for (const build of builds) await (await open(build))?.close()
    },
    problems: () =>
      [...verdicts].flatMap(([place, { problem }]) => (problem ? [`launcher ${place} ${problem}`] : [])),
  }
}
