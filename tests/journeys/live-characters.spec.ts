import { enter, expect, test } from './player.ts'

test('an item that the game delivers appears in an open bag, and nothing else moves', async ({
  page,
  player,
  context,
}) => {
  await enter(page, player)
  await page.goto('/coupons')
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('OLYMPIAD-500')
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByText('500 OC have been added to your balance.')).toBeVisible()

  const shop = await context.newPage()
  await shop.goto('/shop/ambrosia-draught')
  const order = shop.getByRole('dialog')
  const recipient = order.getByLabel('Character')
  await recipient.selectOption({ index: 1 })
  const characterId = await recipient.inputValue()

  await page.goto(`/characters/${characterId}?section=inventory`)
  const search = page.getByRole('searchbox', { name: 'Search in all bags' })
  // The bags of a new player fill by themselves, once the game has reported the character.
  await search.waitFor({ timeout: 30_000 })

  await search.pressSequentially('ambrosia')
  await page.getByRole('region', { name: 'Found in all bags' }).waitFor()
  const found = page.getByRole('option', { name: /Ambrosia Draught/ })
  const before = await found.count()
  const address = page.url()
  await search.focus()

  await order.getByRole('button', { name: 'Purchase' }).click()
  await expect(order.getByText('Purchased.')).toBeVisible()
  // Nobody touches the page meanwhile: a return to it would load its data again.
  await found.nth(before).waitFor({ timeout: 30_000 })
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('ambrosia')
  expect(page.url()).toBe(address)
})
