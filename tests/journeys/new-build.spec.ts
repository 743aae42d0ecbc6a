import type { Page } from 'playwright/test'
import { enter, expect, payByCard, startPurchase, test } from './player.ts'

/** From now on, the page sees a new build of the portal. */
const buildAnew = (page: Page) =>
  page.route('**/builds/latest.json', (route) =>
    route.fulfill({ json: { id: 'newer', timestamp: '2030-01-01T00:00:00Z' } }),
  )

/** Focuses the window, so the page checks for a new build, and waits for the answer. */
async function askForBuild(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/builds/latest.json')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await (await answer).finished()
}

test('a new build reloads no page during a purchase, and reloads once after it', async ({ page, player }) => {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await enter(page, player)

  await test.step('does not reload during the purchase', async () => {
    await page.route('**/api/purchases', async (route) => {
      await released
      await route.continue()
    })
    const opening = page.waitForRequest('**/api/purchases')
    await startPurchase(page, /1,050/)
    await opening
    await buildAnew(page)
    const loadsBefore = loads
    await askForBuild(page)
    release()
    await page.waitForURL(/\/sandbox\/checkout\//)
    // The provider's page comes next, without a reload in between.
    expect(loads).toBe(loadsBefore + 1)
  })

  await test.step('reloads once afterwards', async () => {
    await payByCard(page, '4242 4242 4242 4242')
    const success = page.getByRole('heading', { name: 'Payment successful' })
    await expect(success).toBeVisible({ timeout: 20_000 })
    const loadsBefore = loads
    const reloaded = page.waitForEvent('load')
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await reloaded
    await expect(success).toBeVisible()
    await askForBuild(page)
    await askForBuild(page)
    expect(loads).toBe(loadsBefore + 1)
    await expect(page.getByRole('banner').getByText('1,050', { exact: true })).toBeVisible()
  })
})
