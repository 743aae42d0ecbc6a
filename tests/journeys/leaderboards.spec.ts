import { boardKeys } from '../../packages/contract/src/leaderboards.ts'
import { enter, expect, test } from './player.ts'

test('a player finds every board by its address and in the menu', async ({ page, player }) => {
  await enter(page, player)
  const list = page.getByRole('table').or(page.getByText('No entries yet')).first()
  const tabs = page.getByRole('navigation', { name: 'Leaderboards' })

  await test.step('the menu leads to the raids of the first boss', async () => {
    await page.getByRole('link', { name: 'Leaderboards' }).first().click()
    await expect(page).toHaveURL(/\/leaderboards\/raids\?boss=\d+$/)
    await expect(tabs.getByRole('link')).toHaveCount(boardKeys.length)
  })

  await test.step('from there to every other board', async () => {
    const hrefs = await tabs
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(boardKeys.map((key) => `/leaderboards/${key}`))
    await tabs.getByRole('link').last().click()
    await expect(tabs.getByRole('link').last()).toHaveAttribute('aria-current', 'page')
    await expect(list).toBeVisible()
  })

  for (const [place, key] of boardKeys.entries())
    await test.step(`opens ${key}`, async () => {
      await page.goto(`/leaderboards/${key}`)
      await expect(tabs.getByRole('link').nth(place)).toHaveAttribute('aria-current', 'page')
      await expect(list).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/leaderboards/${key}(\\?boss=\\d+)?$`))
    })

  await test.step('an unknown board has no page', async () => {
    const answer = await page.goto('/leaderboards/chess')
    expect(answer?.status()).toBe(404)
  })
})

test('a player appears on an open board, and jumps to the own row', async ({ page, player }) => {
  await enter(page, player)
  await page.goto('/leaderboards/reputation')

  await test.step('as soon as the game has reported the character', async () => {
    // Nobody touches the page meanwhile: a return to it would load its data again.
    const own = page.getByRole('row').filter({ has: page.getByText('You', { exact: true }) })
    await expect(own.first()).toBeVisible({ timeout: 60_000 })
  })

  await test.step('from the menu of the own characters', async () => {
    await page.getByRole('button', { name: 'Jump to me' }).click()
    await page.getByRole('menuitem').first().click()
    await expect(page).toHaveURL(/\?character=\d+$/)
    await expect(page.locator('a[aria-current=true]')).toBeFocused()
  })

  await test.step('and again from the address', async () => {
    await page.reload()
    await expect(page.locator('a[aria-current=true]')).toBeFocused()
  })

  await test.step('and from there to the last page, which is read like any other', async () => {
    const last = page.getByRole('link', { name: /^Page \d/ }).last()
    const number = Number((await last.innerText()).replaceAll(/\D/g, ''))
    const answered = page.waitForResponse(
      (answer) => new URL(answer.url()).searchParams.get('page') === String(number),
    )
    await last.click()
    const { data } = await (await answered).json()
    expect(data.totalEntries).toBe((number - 1) * data.pageSize + data.entries.length)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })
})
