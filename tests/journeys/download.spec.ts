import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launcherDir } from '../portals.ts'
import { createPlayer, enter, enterCredentials, expect, test } from './player.ts'

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('a player downloads the launcher, proves that it is ours, and reads why another was withdrawn', async ({
  page,
  player,
}) => {
  await enter(page, player)
  await page.getByRole('navigation').getByRole('link', { name: 'Download' }).first().click()
  const card = page.getByRole('region', { name: 'Olympus launcher 2.4.1, x64' })
  const link = card.getByRole('link', { name: /^Download, OlympusSetup-x64\.exe/ })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('OlympusSetup-x64.exe')
  const file = await readFile(await download.path())
  const shown = (await card.getByRole('code').first().innerText()).replaceAll(/\s/g, '')
  expect(sha256(file)).toBe(shown)

  const field = page.getByLabel('Choose the file to check')
  const choose = (buffer: Buffer) =>
    field.setInputFiles({ name: 'OlympusSetup-x64.exe', mimeType: 'application/octet-stream', buffer })
  await choose(file)
  await expect(page.getByText('Genuine: Olympus launcher 2.4.1, x64')).toBeVisible()
  await page.getByRole('button', { name: 'Check another file' }).click()
  await choose(Buffer.concat([file, Buffer.from('!')]))
  await expect(page.getByRole('alert')).toContainText('Not ours. Don’t run this file.')

  const withdrawn = page.getByRole('listitem').filter({ hasText: '2.3.2' })
  await expect(withdrawn).toContainText('It could not resume an interrupted update.')
  await expect(withdrawn.getByRole('link')).toHaveCount(0)
  const gone = await page.request.get('/downloads/launcher/2.3.2/OlympusSetup-x64.exe')
  expect(gone.status()).toBe(410)
})

test('a file that differs from its record, or is gone, is handed out to nobody', async ({ page, player }) => {
  const address = '/downloads/launcher/2.3.1/OlympusSetup-x86.exe'
  const file = join(launcherDir, '2.3.1', 'OlympusSetup-x86.exe')
  const bytes = await readFile(file)
  const status = async () => (await page.request.get(address)).status()
  const ready = async () => (await page.request.get('/readyz')).text()
  expect(await status()).toBe(200)
  await enter(page, player)
  const link = page.getByRole('link', { name: 'Download 2.3.1, x86' })
  await page.goto('/download')
  await expect(link).toBeVisible()

  await writeFile(file, Buffer.concat([bytes, Buffer.from('!')]))
  expect(await status()).toBe(503)
  expect(await ready()).toContain('degraded: launcher 2.3.1/OlympusSetup-x86.exe differs')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Download 2.3.1, x64' })).toBeVisible()
  await expect(link).toHaveCount(0)

  await rm(file)
  expect(await status()).toBe(503)
  await writeFile(file, bytes)
  expect(await status()).toBe(200)
  expect(await ready()).toBe('ready')
})

test('a guest logs in on the way to the download', async ({ page, player }) => {
  await createPlayer(page, player)
  await page.goto('/download')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdownload/)
  await enterCredentials(page, player)
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Download' })).toBeVisible()
})
