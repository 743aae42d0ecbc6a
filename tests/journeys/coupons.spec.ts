import { enter, expect, test } from './player.ts'

test('a player claims coins and an item, redeems it and gets it delivered; nothing works twice', async ({
  page,
  player,
}) => {
  await enter(page, player)
  await page.goto('/coupons')
  const code = page.getByRole('textbox', { name: 'Coupon code' })
  const claim = async (text: string) => {
    await code.fill(text)
    await page.getByRole('button', { name: 'Claim', exact: true }).click()
  }

  await test.step('refuses a code in another case', async () => {
    await claim('olympiad-500')
    await expect(code).toHaveAccessibleDescription(/This coupon code is invalid\./)
    await expect(code).toHaveValue('olympiad-500')
  })

  await test.step('credits coins at once, and only once', async () => {
    await claim('OLYMPIAD-500')
    await expect(page.getByText('500 OC have been added to your balance.')).toBeVisible()
    await expect(page.getByRole('banner').getByText('500', { exact: true })).toBeVisible()
    await claim('OLYMPIAD-500')
    await expect(code).toHaveAccessibleDescription(/This coupon has already been claimed\./)
    await expect(page.getByRole('banner').getByText('500', { exact: true })).toBeVisible()
  })

  await test.step('keeps an item in the inventory until it is redeemed', async () => {
    await claim('ATHENA-VICTORY')
    await expect(page.getByText('Laurel of Nike is in your coupon inventory.')).toBeVisible()
    await page.getByRole('button', { name: 'Redeem Laurel of Nike' }).click()
    const dialog = page.getByRole('dialog')
    const character = dialog.getByLabel('Character')
    await expect(character).toHaveValue('')
    await character.selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Redeem', exact: true }).click()
    await expect(dialog.getByText('Delivered in the game')).toBeVisible()
    await expect(dialog.getByText('Completed')).toHaveCount(3, { timeout: 30_000 })
    await dialog.getByRole('link', { name: 'Coupon logs' }).click()
  })

  await test.step('the log shows both, and the inventory is empty', async () => {
    const row = page.getByRole('row').filter({ hasText: 'ATHENA-VICTORY' })
    await expect(row).toContainText('Delivered')
    await expect(page.getByRole('row').filter({ hasText: 'OLYMPIAD-500' })).toContainText('500 OC')
    await page.goto('/coupons')
    await expect(page.getByRole('heading', { name: 'No coupons' })).toBeVisible()
    await claim('ATHENA-VICTORY')
    await expect(code).toHaveAccessibleDescription(/This coupon has already been claimed\./)
  })
})
