import { enter, expect, test } from './player.ts'

/** Figures of the game are shown so soon after the game server has taken them. */
const maxAgeMs = 2000

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
  const replies: Promise<unknown>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith(`/characters/${characterId}/inventory`)) replies.push(response.json())
  })

  await order.getByRole('button', { name: 'Purchase' }).click()
  await expect(order.getByText('Purchased.')).toBeVisible()
  await page.bringToFront()
  await search.focus()
  await found.nth(before).waitFor({ timeout: 30_000 })
  const shownAt = Date.now()
  const { data } = (await Promise.all(replies)).at(-1) as { data: { asOf: string } }
  expect(shownAt - Date.parse(data.asOf)).toBeLessThan(maxAgeMs)
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('ambrosia')
  expect(page.url()).toBe(address)
})
