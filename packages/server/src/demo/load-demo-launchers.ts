import fs from 'node:fs/promises'
import path from 'node:path'
import { launcherPlatforms } from '@olympus/contract/download'
import type { Database } from '../database/database.ts'
import { hashStream } from '../features/download/hash-file.ts'
import { placeOf } from '../features/download/launcher-files.ts'
import {
  type Build,
  readReleases,
  type Release,
  storeRelease,
  withdrawRelease,
} from '../features/download/releases.ts'
import { type DemoLauncher, demoLaunchers, launcherRequirements } from './demo-launchers.ts'
import { sampleExecutable } from './sample-executable.ts'

const fileNames = { 'win-x64': 'OlympusSetup-x64.exe', 'win-x86': 'OlympusSetup-x86.exe' } as const

type NewBuild = Omit<Build, 'version'>

/** Writes the sample files of a release. */
async function writeBuilds(folder: string, version: string): Promise<NewBuild[]> {
  const builds: NewBuild[] = []
  for (const platform of launcherPlatforms) {
    const fileName = fileNames[platform]
    const file = path.join(folder, placeOf({ version, fileName }))
    const bytes = sampleExecutable(platform, `Olympus ${version}: a sample in place of the launcher`)
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(file, bytes)
    const stream = (await fs.open(file)).createReadStream()
    builds.push({ platform, fileName, url: null, ...(await hashStream(stream)) })
  }
  return builds
}

/** Publishes releases of the launcher with small real files, unless there are any. */
export async function loadDemoLaunchers(database: Database, folder: string): Promise<void> {
  if ((await readReleases(database)).length > 0) return
  const written: { launcher: DemoLauncher; builds: NewBuild[] }[] = []
  for (const launcher of demoLaunchers)
    written.push({ launcher, builds: await writeBuilds(folder, launcher.version) })
  await database.transaction(async (transaction) => {
    if ((await readReleases(transaction)).length > 0) return
    for (const { launcher, builds } of written) {
      const { version, publishedAt, notes, withdrawal } = launcher
      const release: Release = {
        version,
        publishedAt,
        notes,
        publisher: 'Olympus Interactive',
        requirements: launcherRequirements,
      }
      await storeRelease(transaction, release, builds)
      if (withdrawal) await withdrawRelease(transaction, { version, ...withdrawal })
    }
  })
}
