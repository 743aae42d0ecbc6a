import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { enter, enterCredentials, expect, followMail, logIn, stepUp, test } from './player.ts'

test('an email is changed from the new address and undone from the old one', async ({
  page,
  browser,
  player,
}) => {
  const newEmail = `new.${player.email}`
  await enter(page, player)
  await page.goto('/settings/account')
  await page.getByLabel('Current email').fill(player.email)
  await page.getByLabel('New email', { exact: true }).fill(newEmail)
  await page.getByLabel('Confirm new email').fill(newEmail)
  await page.getByRole('button', { name: 'Change email' }).click()
  await stepUp(page, player.password)
  await expect(page.getByText(newEmail).first()).toBeVisible()

  await followMail(page, newEmail, /\/email\/confirm\?token=/)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email has been changed' })).toBeVisible()
  const elsewhere = await (await browser.newContext()).newPage()
  await logIn(elsewhere, { ...player, email: newEmail })

  await followMail(page, player.email, /\/email\/undo\?token=/)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByRole('heading', { name: 'Your old email is back' })).toBeVisible()
  await elsewhere.waitForURL(/\/login/, { timeout: 10_000 })
  await enterCredentials(elsewhere, player)
  await expect(elsewhere.getByText('Unknown credentials.').first()).toBeVisible()

  const newPassword = 'a lantern over the harbour'
  await page.getByRole('link', { name: 'Set a new password' }).click()
  await page.getByLabel('Email', { exact: true }).fill(player.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`If there is an account for ${player.email}`)).toBeVisible()
  await followMail(page, player.email, /\/password\/new\?token=/)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  await logIn(elsewhere, { ...player, password: newPassword })
})

test('a password is changed, and other devices are logged out', async ({ page, browser, player }) => {
  await enter(page, player)
  const other = await (await browser.newContext()).newPage()
  await logIn(other, player)
  await page.goto('/settings/account')
  const newPassword = 'harvest moon over thebes'
  await page.getByLabel('Current password').fill(player.password)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm new password').fill(newPassword)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('All your other devices were logged out.').first()).toBeVisible()
  await other.waitForURL(/\/login/, { timeout: 10_000 })
  await logIn(other, { ...player, password: newPassword })
})

test('a player can export all their data', async ({ page, player }) => {
  await enter(page, player)
  await page.goto('/settings/account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download your data' }).click()
  await stepUp(page, player.password)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  const files = unzipSync(await readFile(await file.path()))
  const account = new TextDecoder().decode(files['account.json'])
  expect(account).toContain(player.email)
  expect(Object.keys(files)).toContain('account.csv')
})

test('a player can cancel the deletion of their account', async ({ page, player }) => {
  await enter(page, player)
  await page.goto('/settings/account')
  await page.getByRole('button', { name: 'Delete your account' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Delete your account?' }))
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('textbox').fill(player.username)
  await dialog.getByRole('button', { name: 'Delete your account' }).click()
  await stepUp(page, player.password)
  await page.goto('/')
  await expect(
    page
      .getByText(/Your account will be deleted on/)
      .or(page.getByText('Your account is being deleted.'))
      .first(),
  ).toBeVisible()
  await page.goto('/settings/account')
  await page.getByRole('button', { name: 'Keep your account' }).first().click()
  await expect(page.getByRole('button', { name: 'Delete your account' })).toBeVisible()
})

test('the appearance follows the account to another browser', async ({ page, browser, player }) => {
  await enter(page, player)
  await page.goto('/settings/appearance')
  await page.locator('label').filter({ hasText: 'Aegean' }).click()
  await page.locator('label').filter({ hasText: 'Light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('html')).toHaveAttribute('data-banner', 'aegean')
  const other = await (await browser.newContext()).newPage()
  await logIn(other, player)
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(other.locator('html')).toHaveAttribute('data-banner', 'aegean')
})

test('a chat account is connected and disconnected', async ({ page, player }) => {
  await enter(page, player)
  await page.goto('/settings/connections')
  await page.getByRole('button', { name: /^Connect / }).click()
  await page.waitForURL(/\/sandbox\/chat\/authorize/)
  await page.getByLabel('Your name in the chat').fill(player.username)
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL(/\/settings\/connections$/)
  await expect(page.getByText('Connected as')).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Disconnect' })
    .click()
  await expect(page.getByRole('button', { name: /^Connect / })).toBeVisible()
})
