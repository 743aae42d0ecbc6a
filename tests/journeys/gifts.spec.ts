import { demoAccount } from '../../packages/server/src/demo/demo-account.ts'
import { enter, expect, logIn, test } from './player.ts'

test('a player gives an item to a character of another player, who receives it with a message', async ({
  page,
  player,
  browser,
}) => {
  const message = `From ${player.username}, for the hydra`

  await test.step('claims coins', async () => {
    await enter(page, player)
    await page.goto('/coupons')
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('OLYMPIAD-500')
    await page.getByRole('button', { name: 'Claim', exact: true }).click()
    await expect(page.getByRole('banner').getByText('500', { exact: true })).toBeVisible()
  })

  await test.step('refuses an unknown name and keeps the input', async () => {
    await page.goto('/shop/ambrosia-draught')
    const dialog = page.getByRole('dialog')
    await dialog.locator('label').filter({ hasText: 'As a gift' }).click()
    await dialog.getByLabel('Character name').fill('Nobody of Ithaka')
    await dialog.getByLabel('Message').fill(message)
    await dialog.getByRole('button', { name: 'Purchase' }).click()
    await expect(dialog.getByText('Character not found.')).toBeVisible()
    await expect(dialog.getByLabel('Message')).toHaveValue(message)
    await dialog.getByLabel('Character name').fill('NYXANDRA')
    await dialog.getByRole('button', { name: 'Purchase' }).click()
    await expect(dialog.getByText(/as a gift for Nyxandra\./)).toBeVisible()
    await expect(dialog.getByText('Completed')).toHaveCount(3, { timeout: 30_000 })
  })

  await test.step('shows the gift in the log of the other player', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    await logIn(other, demoAccount)
    await other.goto('/logs/shop?kind=gift-received')
    const row = other.getByRole('row').filter({ hasText: `Gift from ${player.username}` })
    await expect(row).toContainText('Delivered')
    await row.getByRole('button', { name: /Details of order/ }).click()
    await expect(other.getByRole('dialog').getByText(message)).toBeVisible()
    await context.close()
  })
})
