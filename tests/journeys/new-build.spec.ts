import type { Page } from 'playwright/test'
import {
  createPlayer,
  enter,
  enterCredentials,
  expect,
  isTakenOver,
  payByCard,
  startPurchase,
  test,
} from './player.ts'

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
    await isTakenOver(page)
    const loadsBefore = loads
    await page.evaluate(() => Reflect.set(globalThis, 'isOld', true))
    // Again and again, as the page begins to watch for builds some time after it has appeared.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await page.waitForFunction(() => !Reflect.has(globalThis, 'isOld'), undefined, { timeout: 1000 })
    }).toPass()
    await isTakenOver(page)
    await expect(success).toBeVisible()
    await askForBuild(page)
    await askForBuild(page)
    expect(loads).toBe(loadsBefore + 1)
    await expect(page.getByRole('banner').getByText('1,050', { exact: true })).toBeVisible()
  })
})

/** Lets the page find the new build, twice: the first answer has reloaded it by the second, if any does. */
async function findsBuild(page: Page): Promise<void> {
  await buildAnew(page)
  await askForBuild(page)
  await askForBuild(page)
}

test('a new build leaves typed text alone and waits for the next navigation', async ({ page, player }) => {
  await enter(page, player)
  await page.goto('/settings/account')
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))

  const newEmail = page.getByLabel('New email', { exact: true })
  await newEmail.fill('theron@olympus.example')
  await findsBuild(page)
  await newEmail.clear()
  await askForBuild(page)
  expect(loads).toBe(0)

  const reloaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Shop' }).first().click()
  await reloaded
  await expect(page).toHaveURL(/\/shop$/)
  expect(loads).toBe(1)
})

test('a new build interrupts no login', async ({ page, player }) => {
  await createPlayer(page, player)
  await page.goto('/login')
  await enterCredentials(page, player)
  const dialog = page.getByRole('dialog', { name: 'Stay logged in on this device?' })
  await expect(dialog).toBeVisible()
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))

  await findsBuild(page)
  await expect(dialog).toBeVisible()
  expect(loads).toBe(0)

  const reloaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Stay logged in' }).click()
  await reloaded
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Log in')
})
