import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { listLaunchers, mailDownloadLink } from '@olympus/contract/download'
import sql from 'sql-template-tag'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { launcherRequirements } from '../../demo/demo-launchers.ts'
import { silentLog } from '../../log.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { checkLaunchers } from './check-launchers.ts'
import { createLauncherFiles } from './launcher-files.ts'
import { type Build, storeRelease, withdrawRelease } from './releases.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'olympus-launchers-'))
const launcherFiles = createLauncherFiles(folder, silentLog)
const { app, database, newPlayer, mailsTo } = withTestApp({ launcherFiles })

const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
const sha256 = createHash('sha256').update(bytes).digest()
const fileName = 'OlympusSetup-x64.exe'
const place = (version: string) => path.join(folder, version, fileName)
const address = (version: string) => `/downloads/launcher/${version}/${fileName}`

async function publish(version: string, day: number, url: string | null = null): Promise<void> {
  await fs.mkdir(path.join(folder, version), { recursive: true })
  await fs.writeFile(place(version), bytes)
  const build: Omit<Build, 'version'> = { platform: 'win-x64', fileName, size: bytes.length, sha256, url }
  const publishedAt = new Date(Date.UTC(2026, 0, day))
  const notes = { en: ['Faster'], de: ['Schneller'] }
  const release = { version, publishedAt, publisher: 'Olympus', requirements: launcherRequirements, notes }
  await database.transaction((transaction) => storeRelease(transaction, release, [build]))
}

const withdraw = (version: string) =>
  database.transaction((transaction) =>
    withdrawRelease(transaction, {
      version,
      at: new Date(Date.UTC(2026, 1, 1)),
      reason: { en: 'It lost updates.', de: 'Sie verlor Updates.' },
    }),
  )

const get = (version: string, headers: Record<string, string> = {}) =>
  app.fetch(address(version), { headers })
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const ready = async () => (await app.fetch('/readyz')).text()

beforeEach(async () => {
  await database.owner.execute(sql`alter table launcher_build disable trigger launcher_build_append_only`)
  await database.owner.execute(sql`delete from launcher_build`)
  await database.owner.execute(sql`delete from launcher_release`)
  await database.owner.execute(sql`alter table launcher_build enable trigger launcher_build_append_only`)
  await checkLaunchers(database, launcherFiles)
})
afterAll(() => fs.rm(folder, { recursive: true }))

it('sends a file as it is, to anybody, to be kept forever', async () => {
  await publish('1.0', 1)
  const response = await get('1.0', { 'accept-encoding': 'br, gzip' })
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable, no-transform',
    'content-disposition': 'attachment; filename="OlympusSetup-x64.exe"',
    'content-length': '300000',
    'x-content-type-options': 'nosniff',
    etag: `"${sha256.toString('hex')}"`,
  })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect((await bodyOf(response)).equals(bytes)).toBe(true)
})

it('continues a download from where it stopped', async () => {
  await publish('1.0', 1)
  const rest = await get('1.0', { range: 'bytes=100000-', 'if-range': `"${sha256.toString('hex')}"` })
  expect(rest.status).toBe(206)
  expect(rest.headers.get('content-range')).toBe('bytes 100000-299999/300000')
  expect(Buffer.concat([bytes.subarray(0, 100_000), await bodyOf(rest)]).equals(bytes)).toBe(true)
  const other = await get('1.0', { range: 'bytes=100000-', 'if-range': '"another"' })
  expect([other.status, (await bodyOf(other)).length]).toEqual([200, 300_000])
  const behind = await get('1.0', { range: 'bytes=300000-' })
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */300000'])
})

it('says what a file is without sending it', async () => {
  await publish('1.0', 1)
  const head = await app.fetch(address('1.0'), { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '300000'])
  const known = await get('1.0', { 'if-none-match': `W/"x", "${sha256.toString('hex')}"` })
  expect([known.status, await known.text()]).toEqual([304, ''])
})

it('hands out no file that differs from its record, and says so to operators', async () => {
  const player = await newPlayer()
  await publish('1.0', 1)
  await get('1.0').then(bodyOf)
  expect(await ready()).toBe('ready')
  // The same size and time, so that only the content tells.
  const { atime, mtime } = await fs.stat(place('1.0'))
  await fs.rm(place('1.0'))
  await fs.writeFile(place('1.0'), Buffer.from(bytes).fill(1, 0, 1))
  await fs.utimes(place('1.0'), atime, mtime)
  const response = await get('1.0', { 'accept-language': 'de' })
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.stringContaining('weicht von ihrem Eintrag ab'),
  ])
  expect(await ready()).toBe(`ready\ndegraded: launcher 1.0/${fileName} differs from its record`)
  const { releases } = await app.callOrFail(listLaunchers, { as: player })
  expect(releases[0]?.builds).toMatchObject([{ url: null, isDamaged: true }])
  await fs.writeFile(place('1.0'), bytes)
  expect((await bodyOf(await get('1.0'))).equals(bytes)).toBe(true)
  expect(await ready()).toBe('ready')
})

it('notices a missing file without a download', async () => {
  await publish('1.0', 1)
  await fs.rm(place('1.0'))
  await checkLaunchers(database, launcherFiles)
  expect(await ready()).toContain('cannot be read')
  expect((await get('1.0')).status).toBe(503)
  await withdraw('1.0')
  await checkLaunchers(database, launcherFiles)
  expect(await ready()).toBe('ready')
})

it('answers 410 with the reason for a withdrawn version, and leads to the newest of the others', async () => {
  const player = await newPlayer()
  await publish('1.0', 1)
  await publish('1.1', 2)
  await withdraw('1.1')
  const gone = await get('1.1', { 'accept-language': 'de' })
  expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('Sie verlor Updates.')])
  const latest = await app.fetch('/downloads/launcher/latest/x64')
  expect([latest.status, latest.headers.get('location')]).toEqual([302, address('1.0')])
  const listed = await app.callOrFail(listLaunchers, { as: player, headers: { 'accept-language': 'fr' } })
  expect(listed).toMatchObject({
    currentVersion: '1.0',
    requirements: launcherRequirements,
    releases: [
      {
        version: '1.1',
        builds: [{ url: null, isDamaged: false }],
        withdrawal: { withdrawnAt: '2026-02-01T00:00:00.000Z', reason: 'It lost updates.' },
      },
      { version: '1.0', builds: [{ url: address('1.0'), sha256: sha256.toString('hex') }], withdrawal: null },
    ],
  })
})

it('lists notes in the language of the request, and nothing where nothing is published', async () => {
  const player = await newPlayer()
  expect(await app.callOrFail(listLaunchers, { as: player })).toEqual({
    releases: [],
    currentVersion: null,
    requirements: null,
  })
  await publish('1.0', 1)
  const german = await app.callOrFail(listLaunchers, { as: player, headers: { 'accept-language': 'de' } })
  expect(german.releases.map(({ notes }) => notes)).toEqual([['Schneller']])
  expect(await app.call(listLaunchers, {})).toMatchObject({ status: 401 })
})

it('leads to a file that a content delivery network has', async () => {
  await publish('1.0', 1, 'https://cdn.example.com/olympus/setup.exe')
  const response = await get('1.0')
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    'https://cdn.example.com/olympus/setup.exe',
  ])
})

it.each([
  '/downloads/launcher/1.0/other.exe',
  '/downloads/launcher/2.0/OlympusSetup-x64.exe',
  '/downloads/launcher/1.0/..%2f1.0%2fOlympusSetup-x64.exe',
  '/downloads/launcher/..%2f../OlympusSetup-x64.exe',
  '/downloads/launcher/latest/arm64',
])('has only what was published: %s', async (pathname) => {
  await publish('1.0', 1)
  expect((await app.fetch(pathname)).status).toBe(404)
})

it('mails the address of the page to the player, a few times an hour', async () => {
  const player = await newPlayer()
  expect(await app.callOrFail(mailDownloadLink, { as: player })).toEqual({ sentTo: player.email })
  expect((await mailsTo(player.email)).at(-1)?.text).toContain('/download')
  for (let time = 0; time < 4; time++) await app.callOrFail(mailDownloadLink, { as: player })
  expect(await app.call(mailDownloadLink, { as: player })).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
})
