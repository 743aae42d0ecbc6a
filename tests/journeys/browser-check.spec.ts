import { expect, followMail, registerPlayer, test } from './player.ts'

/** More than one network may send unchecked. */
const requests = 6

test('a visitor whose clock is wrong passes the check of the browser during a flood', async ({
  page,
  player,
}) => {
  await registerPlayer(page, player)
  const statuses: number[] = []
  for (let number = 0; number < requests; number++) {
    const data = { email: `nobody${number}-${player.email}`, locale: 'en' }
    statuses.push((await page.request.post('/api/password/reset-requests', { data })).status())
  }
  expect(statuses.at(-1)).toBe(403)

  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 24 * 60 * 60 * 1000
  })
  await page.goto('/resetpassword')
  await page.getByLabel('Email', { exact: true }).fill(player.email)
  const challenged = page.waitForResponse((response) => response.status() === 403)
  await page.getByRole('button', { name: 'Send the link' }).click()
  expect(await (await challenged).json()).toMatchObject({ message: { key: 'BROWSER_CHECK_REQUIRED' } })
  await expect(page.getByText(`If there is an account for ${player.email}`)).toBeVisible({ timeout: 30_000 })
  await followMail(page, player.email, /\/password\/new\?token=/)
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
})
