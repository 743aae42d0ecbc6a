import { enter, enterCredentials, expect, followMail, logIn, test } from './player.ts'

const newPassword = 'marble stairs at dusk 4'

test('a lost password is replaced by a mailed link, which works once and ends all sessions', async ({
  page,
  browser,
  player,
}) => {
  await enter(page, player)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/login')
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await elsewhere.getByLabel('Email', { exact: true }).fill(player.email)
  await elsewhere.getByRole('button', { name: 'Send the link' }).click()
  await expect(elsewhere.getByText(`If there is an account for ${player.email}`)).toBeVisible()

  await followMail(elsewhere, player.email, /\/password\/new\?token=/)
  const link = elsewhere.url()
  await elsewhere.getByLabel('New password', { exact: true }).fill(newPassword)
  await elsewhere.getByRole('button', { name: 'Set new password' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  await page.waitForURL(/\/login/)

  await elsewhere.goto(link)
  await expect(elsewhere.getByText('This link has expired or was already used.')).toBeVisible()
  await elsewhere.goto('/login')
  await enterCredentials(elsewhere, player)
  await expect(elsewhere.getByText('Unknown credentials.')).toBeVisible()
  await logIn(elsewhere, { ...player, password: newPassword })
})

test('an unknown address gets the same answer', async ({ page, player }) => {
  await page.goto('/resetpassword')
  await page.getByLabel('Email', { exact: true }).fill(player.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`If there is an account for ${player.email}`)).toBeVisible()
})

test('wrong guesses lock out strangers but not the known device, and a reset unlocks the account', async ({
  page,
  browser,
  player,
}) => {
  await enter(page, player)
  await page.getByRole('button', { name: player.username }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL('/login')

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto('/login')
  for (let guess = 0; guess < 10; guess++) {
    await enterCredentials(stranger, { ...player, password: `guess number ${guess}` })
    await expect(stranger.getByText('Unknown credentials.').first()).toBeVisible()
  }
  await enterCredentials(stranger, player)
  await expect(stranger.getByText(/Too many attempts/)).toBeVisible()

  await stranger.goto('/resetpassword')
  await stranger.getByLabel('Email', { exact: true }).fill(player.email)
  await stranger.getByRole('button', { name: 'Send the link' }).click()
  await expect(stranger.getByText('If there is an account')).toBeVisible()
  await followMail(stranger, player.email, /\/password\/new\?token=/)
  await stranger.getByLabel('New password', { exact: true }).fill(newPassword)
  await stranger.getByRole('button', { name: 'Set new password' }).click()
  await expect(stranger.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  await logIn(stranger, { ...player, password: newPassword })
})
