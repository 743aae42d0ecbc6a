import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { launcherRequirements } from '../demo/demo-launchers.ts'
import { act, actsOf, operate as run, operatorConfig } from '../testing/operator-terminal.ts'
import { withTestDatabase } from '../testing/test-database.ts'

const database = withTestDatabase()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-launcher-commands-'))
const config = { ...operatorConfig, launcherDir: path.join(folder, 'launchers') }
let files = 0

afterAll(() => fs.rmSync(folder, { recursive: true }))

function written(content: unknown): string {
  const file = path.join(folder, `${++files}.json`)
  fs.writeFileSync(file, JSON.stringify(content))
  return file
}

function provide(version: string, text: string): void {
  fs.mkdirSync(path.join(config.launcherDir, version), { recursive: true })
  fs.writeFileSync(path.join(config.launcherDir, version, 'setup.exe'), text)
}

function operate(...argv: readonly string[]) {
  const isAct = ['publish', 'withdraw'].includes(argv[0] ?? '')
  return (isAct ? act : run)(database, ['launcher', ...argv], { config })
}

const release = (version: string, builds: object[] = [{ platform: 'win-x64', file: 'setup.exe' }]) => ({
  version,
  publishedAt: `2026-01-0${version.at(-1)}T09:00:00.000Z`,
  publisher: 'Olympus Interactive',
  requirements: launcherRequirements,
  notes: { en: ['Faster'] },
  builds,
})

const sha256 = createHash('sha256').update('one').digest('hex')

it('publishes a release with the hashes of its files, once', async () => {
  expect(await operate('publish', written(release('1.1')))).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('setup.exe cannot be read')],
  })
  provide('1.1', 'one')
  const { code, lines } = await operate('publish', written(release('1.1')))
  expect(code).toBe(0)
  expect(lines).toContain(`  win-x64  setup.exe  3 bytes  ${sha256}`)
  expect(lines[0]).toMatch(/^! notes: players read English in /)
  expect(await operate('publish', written(release('1.1')))).toMatchObject({
    complaints: [expect.stringContaining('a release never changes')],
  })
  expect(await actsOf(database)).toMatchObject([
    { command: 'launcher publish', details: { version: '1.1', hashes: [`setup.exe ${sha256}`] } },
  ])
})

it('finds files that differ from their records', async () => {
  expect(await operate('check')).toMatchObject({ code: 0, lines: ['1 files checked, 0 problems found'] })
  provide('1.1', 'two')
  expect(await operate('check')).toMatchObject({
    code: 1,
    lines: ['! launcher 1.1/setup.exe differs from its record', '1 files checked, 1 problems found'],
  })
})

it('withdraws a release for a reason, once', async () => {
  provide('1.2', 'three')
  await operate('publish', written(release('1.2')))
  const reason = written({ en: 'It lost updates.', de: 'Sie verlor Updates.' })
  expect(await operate('withdraw', '1.2', reason)).toMatchObject({ code: 0 })
  expect(await operate('withdraw', '1.2', reason)).toMatchObject({
    complaints: [expect.stringContaining('withdrawn already')],
  })
  const { lines } = await operate('list')
  expect(lines[0]).toMatch(/^1\.2 {2}2026-01-02T09:00:00\.000Z {2}withdrawn 20/)
  expect(lines).toContain('1.1  2026-01-01T09:00:00.000Z  current')
})

it.each([
  [{ ...release('1.3'), sha256 }, 'Unrecognized key'],
  [release('1.3', []), 'builds'],
  [release('1.3', [{ platform: 'win-x64', file: '../setup.exe' }]), 'expected a file name'],
  [
    release('1.3', [{ platform: 'win-x64', file: 'setup.exe', url: 'http://cdn.example.com' }]),
    'builds.0.url',
  ],
  [
    release('1.3', [
      { platform: 'win-x64', file: 'setup.exe' },
      { platform: 'win-x86', file: 'setup.exe' },
    ]),
    'setup.exe is there twice',
  ],
  [{ ...release('1.3'), version: 'next' }, 'expected numbers such as 2.4.1'],
])('refuses an unusable description %#', async (description, complaint) => {
  const { code, complaints } = await operate('publish', written(description))
  expect(code).not.toBe(0)
  expect(complaints.join('\n')).toContain(complaint)
})
