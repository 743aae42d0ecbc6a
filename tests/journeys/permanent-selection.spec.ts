import { enter, expect, stepUp, test } from './player.ts'
import { confirmDeletion, phrase, selectAllButLast } from './selection-dialog.ts'

test('a permanent selection is confirmed with care, cools off, and is canceled', async ({ page, player }) => {
  await enter(page, player)
  const name = await selectAllButLast(page)
  const dialog = page.getByRole('alertdialog')
  const typed = dialog.getByRole('textbox')
  const blocked = dialog.getByText('Check the box and type the phrase.')

  await test.step('needs the tick and the phrase', async () => {
    await typed.fill(phrase)
    await typed.press('Enter')
    await expect(blocked).toBeVisible()
    await dialog.getByRole('checkbox', { name: /permanently deleted/ }).check()
    await typed.fill(phrase.toLowerCase())
    await typed.press('Enter')
    await expect(blocked).toBeVisible()
  })

  await test.step('is checked again if the list has changed', async () => {
    const address = '**/api/character-selection'
    await page.route(address, (route) => {
      const body = route.request().postDataJSON() as object
      return route.continue({ postData: JSON.stringify({ ...body, previewHash: 'outdated' }) })
    })
    await confirmDeletion(page)
    await stepUp(page, player.password)
    await expect(dialog.getByRole('heading', { name: /^Become coupons/ })).toBeVisible()
    await page.unroute(address)
    await dialog.getByRole('button', { name: 'Next' }).click()
  })

  const banner = page.getByRole('region', { name: 'Permanent selection' })

  await test.step('waits for three days, on every page', async () => {
    await confirmDeletion(page)
    await expect(dialog).toBeHidden()
    await expect(banner).toContainText(/1 character will be deleted in (?:3 days|2 days 23 hours)/)
    await expect(page.getByText('Swapping is closed while a permanent selection is open.')).toBeVisible()
    await page.goto('/shop')
    await expect(banner).toContainText(name)
    await page.goto('/outbox')
    await expect(page.getByRole('article').filter({ hasText: player.email }).first()).toContainText(name)
  })

  await test.step('is canceled, and everybody stays', async () => {
    await page.goto('/character-swapper')
    await banner.getByRole('button', { name: 'Cancel the deletion' }).click()
    await dialog.getByRole('button', { name: 'Keep all characters' }).click()
    await expect(page.getByText('Deletion canceled', { exact: true })).toBeVisible()
    await expect(banner).toBeHidden()
    await expect(page.getByRole('region', { name: 'Active', exact: true })).toContainText(name)
    await page.getByRole('link', { name: 'Swap history' }).first().click()
    await expect(page.getByText('Canceled', { exact: true })).toBeVisible()
  })
})
