import {
  activatePlayer,
  createPlayer,
  enterCredentials,
  expect,
  logIn,
  payByCard,
  registerPlayer,
  startPurchase,
  test,
} from './player.ts'

test('a player registers, buys Olympus Coins and an item, gets it delivered and logs out', async ({
  page,
  player,
  context,
}) => {
  await test.step('registers, and cannot log in before activation', async () => {
    await registerPlayer(page, player)
    await page.goto('/login')
    await enterCredentials(page, player)
    await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(player.email)
  })

  await test.step('activates by the mailed link, also a second time', async () => {
    await activatePlayer(page, player)
    await page.goBack()
    await page.goto('/login')
  })

  await test.step('logs in, stays logged in and sees the profile', async () => {
    await page.getByRole('checkbox', { name: 'Remember my email' }).check()
    await enterCredentials(page, player)
    await page.getByRole('dialog').getByRole('button', { name: 'Stay logged in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: player.username })).toBeVisible()
    await expect(page.getByRole('banner').getByText('0', { exact: true })).toBeVisible()
    const cookies = await context.cookies()
    for (const name of ['token', 'refreshToken'])
      expect(cookies.find((cookie) => cookie.name === name)?.expires).toBeGreaterThan(Date.now() / 1000)
  })

  await test.step('buys 1,050 OC, and the balance updates without a reload', async () => {
    await startPurchase(page, /1,050/)
    await payByCard(page, '4242 4242 4242 4242')
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('banner').getByText('1,050', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Make another purchase' }).click()
    await expect(page.getByRole('heading', { name: 'Select an amount' })).toBeVisible()
  })

  await test.step('buys an item for a character, the balance decreases, and the item is delivered', async () => {
    await page.goto('/shop/ambrosia-draught')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Character').selectOption({ index: 1 })
    await dialog.getByLabel('Quantity').fill('2')
    await dialog.getByLabel('Quantity').press('Tab')
    await expect(dialog.getByText('930 OC')).toBeVisible()
    await dialog.getByRole('button', { name: 'Purchase' }).click()
    await expect(dialog.getByText('Purchased.')).toBeVisible()
    await expect(dialog.getByText(/Queued|On its way|Delivered/).first()).toBeVisible()
    await expect(dialog.getByText('Delivered').first()).toBeVisible({ timeout: 30_000 })
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('banner').getByText('930', { exact: true })).toBeVisible()
  })

  await test.step('finds both in the logs, with ids', async () => {
    await page.goto('/logs/donations')
    await expect(page.getByRole('row').filter({ hasText: '1,050' })).toContainText('€9.99')
    await page.getByRole('link', { name: 'Shop', exact: true }).last().click()
    await expect(page.getByRole('row').filter({ hasText: 'Ambrosia Draught' })).toContainText('120')
    await expect(page.getByText('Showing 1 to 1 of 1 entry')).toBeVisible()
  })

  await test.step('logs out, which deletes cookies, user and characters', async () => {
    await page.getByRole('button', { name: player.username }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.waitForURL('/login')
    const names = (await context.cookies()).map((cookie) => cookie.name)
    expect(names).not.toContain('token')
    expect(names).not.toContain('refreshToken')
    const stored = await page.evaluate(() => Object.keys(localStorage))
    expect(stored).not.toContain('user')
    expect(stored).not.toContain('game-characters')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(player.email)
    await page.goBack()
    await page.waitForURL(/\/login/)
  })
})

for (const [card, message] of [
  ['4000 0000 0000 9995', 'Insufficient funds in your account'],
  ['4000 0000 0000 0127', 'The card details were entered incorrectly'],
  ['4000 0000 0000 0119', 'The payment provider is having temporary issues'],
  ['4000 0000 0000 0002', 'The payment failed'],
] as const)
  test(`a failed payment shows the reason: ${message}`, async ({ page, player }) => {
    await createPlayer(page, player)
    await logIn(page, player)
    await startPurchase(page, /500/)
    await payByCard(page, card)
    await page.waitForURL(/\/purchase\?purchase=\d+/)
    await expect(page.getByText(new RegExp(message, 'i')).first()).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('banner').getByText('0', { exact: true })).toBeVisible()
  })

test('an order without enough coins shows an error and changes nothing', async ({ page, player }) => {
  await createPlayer(page, player)
  await logIn(page, player)
  await page.goto('/shop/ambrosia-draught')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Character').selectOption({ index: 1 })
  await expect(dialog.getByText(/You do not have enough Olympus Coins/)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Buy OC' })).toBeVisible()
  await page.goto('/logs/shop')
  await expect(page.getByText('No shop logs')).toBeVisible()
})
