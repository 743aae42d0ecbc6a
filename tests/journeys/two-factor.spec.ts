import { execFileSync } from 'node:child_process'

import jsQR from 'jsqr'
import { TOTP, URI } from 'otpauth'
import { PNG } from 'pngjs'
import type { Page } from 'playwright/test'
import { enter, enterCredentials, expect, stepUp, test } from './player.ts'

/** The app on the player's phone, which only sees the screen. */
async function scan(page: Page): Promise<TOTP> {
  const picture = await page
    .getByRole('img', { name: 'QR code of the secret key' })
    .screenshot({ scale: 'device' })
  const { data, width, height } = PNG.sync.read(picture)
  const read = jsQR(new Uint8ClampedArray(data), width, height)
  const parsed = URI.parse(read?.data ?? '')
  if (!(parsed instanceof TOTP)) throw new Error('The QR code holds no key for codes that change with time')
  return parsed
}

/** The app's code at a given time, computed by another implementation of RFC 6238 if available. */
function codeAt(app: TOTP, milliseconds: number): string {
  const oathtool = process.env['OATHTOOL_PATH']
  if (!oathtool) return app.generate({ timestamp: milliseconds })
  const now = `@${Math.floor(milliseconds / 1000)}`
  return execFileSync(oathtool, ['--totp', '--base32', '--now', now, app.secret.base32], {
    encoding: 'utf8',
  }).trim()
}

/** An unused code: each works once, so the code of the next half minute comes after the current one. */
function codesOf(app: TOTP): () => string {
  let ahead = -1
  return () => {
    ahead += 1
    return codeAt(app, Date.now() + ahead * 30_000)
  }
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page
    .getByRole('textbox', { name: /Code from your authenticator app|6-digit code/ })
    .pressSequentially(code)
}

async function enterBackupCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Use a backup code' }).click()
  await page.getByRole('textbox', { name: 'Backup code' }).fill(code)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

const askedForCode = (page: Page) => page.getByRole('heading', { name: 'Two-factor authentication' })

test('a player enables two-factor authentication, logs in with a code and a backup code, and disables it', async ({
  page,
  browser,
  player,
}) => {
  await enter(page, player)
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Enable', exact: true }).click()
  await stepUp(page, player.password)
  const next = codesOf(await scan(page))
  await enterCode(page, next())
  const popup = page.getByRole('dialog', { name: 'Save your backup codes' })
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeVisible()
  const backupCodes = await popup.getByRole('listitem').allInnerTexts()
  expect(backupCodes).toHaveLength(10)
  const [first = ''] = backupCodes.map((text) => text.replace(/^\d+\s+/, '').trim())
  const download = page.waitForEvent('download')
  await popup
    .getByRole('link', { name: 'Download codes' })
    .or(popup.getByRole('button', { name: 'Download codes' }))
    .click()
  expect((await download).suggestedFilename()).toMatch(/\.txt$/)
  await popup.getByRole('button', { name: 'I have saved my codes' }).click()
  await expect(popup).toBeHidden()

  const other = await (await browser.newContext()).newPage()
  await other.goto('/login')
  await enterCredentials(other, player)
  await expect(askedForCode(other)).toBeVisible()
  await enterCode(other, '000000')
  await expect(other.getByText('This code is invalid. Try again.').first()).toBeVisible()
  await enterCode(other, next())
  await expect(other.getByRole('dialog', { name: 'Stay logged in on this device?' })).toBeVisible()

  const third = await (await browser.newContext()).newPage()
  await third.goto('/login')
  await enterCredentials(third, player)
  await expect(askedForCode(third)).toBeVisible()
  await enterBackupCode(third, first.toLowerCase())
  await expect(third.getByText('You have 9 backup codes left.')).toBeVisible()
  await third.getByRole('button', { name: 'Continue' }).click()
  await expect(third.getByRole('dialog', { name: 'Stay logged in on this device?' })).toBeVisible()

  const fourth = await (await browser.newContext()).newPage()
  await fourth.goto('/login')
  await enterCredentials(fourth, player)
  await expect(askedForCode(fourth)).toBeVisible()
  await enterBackupCode(fourth, first)
  await expect(fourth.getByText('This code is invalid. Try again.').first()).toBeVisible()

  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Disable', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Disable two-factor authentication?' })
  const [, second = ''] = backupCodes.map((text) => text.replace(/^\d+\s+/, '').trim())
  await dialog.getByRole('button', { name: 'Use a backup code' }).click()
  await dialog.getByRole('textbox', { name: 'Backup code' }).fill(second)
  await dialog.getByRole('button', { name: 'Disable', exact: true }).click()
  await expect(page.getByText('Two-factor authentication is off').first()).toBeVisible()
})
