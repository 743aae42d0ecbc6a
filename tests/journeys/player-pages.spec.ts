import { locales } from '../../packages/contract/src/locales.ts'
import type { Page } from 'playwright/test'
import { enter, expect, holdScripts, isTakenOver, test } from './player.ts'

const pages = [
  '/',
  '/shop',
  '/purchase',
  '/coupons',
  '/fortune-wheel',
  '/fortune-wheel/fairness',
  '/logs/shop',
  '/leaderboards/monsters',
  '/character-swapper',
  '/download',
  '/settings/account',
  '/settings/security',
]
/** Pages that a phone paints before it has read all of them. */
const marked = new Set(['/', '/shop', '/purchase', '/fortune-wheel/fairness', '/leaderboards/monsters'])

// Far from the time zone of the server.
test.use({ timezoneId: 'Pacific/Auckland' })

/** A busy server sends a page without data, which then requests them. */
const openWithData = (page: Page, path: string) =>
  expect(async () => {
    const response = await page.goto(path, { waitUntil: 'commit' })
    expect(await response?.text()).toContain('first-replies')
  }).toPass()

test('pages come with their data, and scripts take them over as they are', async ({ page, player }) => {
  await enter(page, player)
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(`${page.url()}: ${message}`))
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('[data-page]')?.firstElementChild?.setAttribute('data-from-server', ''),
    )
  })
  for (const [index, path] of pages.entries()) {
    const code = locales[index % locales.length]?.code
    await openWithData(page, `/${code}${path}`)
    await isTakenOver(page)
    await expect(page.locator('[data-from-server]')).toHaveCount(1)
    await expect(page.locator('[data-page]')).toHaveCount(0)
    const holdsPaint = page.locator('head link[rel=expect][href="#first-paint-end"]')
    await expect(holdsPaint).toHaveCount(marked.has(path) ? 1 : 0)
  }
  await expect(async () => {
    const response = await page.goto('/leaderboards/raids?boss=99')
    expect(response?.status()).toBe(404)
  }).toPass()
  expect(problems).toEqual([])
})

test('a player reads and follows links before scripts run', async ({ page, player, browser }) => {
  await enter(page, player)
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  })
  const plain = await context.newPage()
  await openWithData(plain, '/leaderboards')
  // The server has followed to the first boss of the first board.
  await expect(plain.getByRole('link', { name: 'Hydra of Lerna' })).toHaveAttribute('aria-current', 'true')
  await expect(plain.getByRole('main').getByRole('row').first()).toBeVisible()
  await plain.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Shop')
  await context.close()
})

test('a purchase that begins before scripts run is the one that was chosen', async ({ page, player }) => {
  await enter(page, player)
  const loadScripts = await holdScripts(page)
  await openWithData(page, '/purchase')
  const choice = page.getByRole('radio', { name: /1,050/ })
  await page.locator('label').filter({ has: choice }).click()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Proceed to secure payment' }).click()
  loadScripts()
  await page.waitForURL(/\/sandbox\/checkout\//)
  await expect(page.getByText(/1,050/).first()).toBeVisible()
})

test('a file that is dropped before scripts run is checked', async ({ page, player }) => {
  await enter(page, player)
  const loadScripts = await holdScripts(page)
  await openWithData(page, '/download')
  const file = { name: 'launcher.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('not ours') }
  await page.locator('input[type=file]').setInputFiles(file)
  loadScripts()
  await expect(page.getByText(/not ours/i).first()).toBeVisible()
})

test('a page whose player logs out before scripts run becomes the login page', async ({
  page,
  context,
  player,
}) => {
  await enter(page, player)
  const loadScripts = await holdScripts(page)
  await openWithData(page, '/settings/account')
  await expect(page.locator('#root')).toContainText(player.email)
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  loadScripts()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await expect(page.locator('#root')).not.toContainText(player.email)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('a page shows its heading before its code has come', async ({ page, player }) => {
  await enter(page, player)
  // Then no code is loaded before it is needed.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/support')
  await isTakenOver(page)
  const loadScripts = await holdScripts(page)
  await page.getByRole('link', { name: 'Shop' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('searchbox')).toBeHidden()
  loadScripts()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
  // The entry of the history has a key now, and the page still is what the server has sent.
  await page.reload()
  await isTakenOver(page)
  await expect(page.getByRole('searchbox')).toBeVisible()
})
