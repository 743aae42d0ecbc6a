import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installDebianPackage } from './debian-package.ts'
import { onPath } from './path-search.ts'
import { runOrFail } from './run.ts'

export interface LoopDisk {
  readonly folder: string
  /** Cuts the power: unwritten data is lost, and every later write fails. */
  cut(): Promise<void>
  /** Restores the power. No process may still have files open. */
  restore(): Promise<void>
  remove(): Promise<void>
}

const size = '2G'
const quiet = { stdio: 'ignore' as const }
const unmountTries = 100

/** Makes an ext4 disk from a file. Needs Linux, root and a kernel with loop devices. */
export async function makeLoopDisk(): Promise<LoopDisk> {
  if (!onPath('xfs_io')) await installDebianPackage('xfsprogs')
  const own = mkdtempSync(join(tmpdir(), 'olympus-disk-'))
  const image = join(own, 'image')
  const folder = join(own, 'mounted')
  chmodSync(own, 0o755)
  mkdirSync(folder)
  await runOrFail('truncate', ['-s', size, image])
  await runOrFail('mkfs.ext4', ['-q', image], quiet)
  const mount = async () => {
    await runOrFail('mount', ['-o', 'loop', image, folder], quiet)
    chmodSync(folder, 0o777)
  }

  async function unmount(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await runOrFail('umount', [folder], quiet)
      } catch (error) {
        // A killed process keeps its files open for a moment.
        if (tries === unmountTries) throw error
        await sleep(50)
      }
    }
  }

  await mount()
  return {
    folder,
    cut: () => runOrFail('xfs_io', ['-F', '-x', '-c', 'shutdown', folder], quiet),
    async restore() {
      await unmount()
      await mount()
    },
    async remove() {
      await unmount()
      rmSync(own, { recursive: true, force: true })
    },
  }
}
