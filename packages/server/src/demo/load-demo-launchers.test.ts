import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkLaunchers } from '../features/download/check-launchers.ts'
import { createLauncherFiles } from '../features/download/launcher-files.ts'
import { currentOf, readReleases } from '../features/download/releases.ts'
import { silentLog } from '../log.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { loadDemoLaunchers } from './load-demo-launchers.ts'

const database = withTestDatabase()
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'olympus-demo-launchers-'))
afterAll(() => fs.rm(folder, { recursive: true }))

it('publishes small programs for Windows, all different, once', async () => {
  await loadDemoLaunchers(database, folder)
  await loadDemoLaunchers(database, folder)
  const releases = await readReleases(database)
  expect(releases.map(({ version }) => version)).toEqual(['2.4.1', '2.4.0', '2.3.2', '2.3.1'])
  expect(currentOf(releases)?.version).toBe('2.4.1')
  const builds = releases.flatMap((release) => release.builds)
  expect(new Set(builds.map(({ sha256 }) => sha256.toString('hex'))).size).toBe(8)
  const launcherFiles = createLauncherFiles(folder, silentLog)
  await checkLaunchers(database, launcherFiles)
  expect(launcherFiles.problems()).toEqual([])
  for (const [platform, machine] of [
    ['win-x64', 0x8664],
    ['win-x86', 0x14c],
  ] as const) {
    const build = builds.find((each) => each.platform === platform)
    const file = await fs.readFile(path.join(folder, build?.version ?? '', build?.fileName ?? ''))
    const header = file.readUInt32LE(0x3c)
    expect(file.toString('latin1', header, header + 2)).toBe('PE')
    expect(file.readUInt16LE(header + 4)).toBe(machine)
  }
})
