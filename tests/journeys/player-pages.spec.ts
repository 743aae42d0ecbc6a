import { locales } from '../../packages/contract/src/locales.ts'
import type { Page } from 'playwright/test'
import { enter, expect, test } from './player.ts'

const pages = [
  '/',
  '/shop',
  '/purchase',
  '/coupons',
  '/fortune-wheel',
  '/logs/shop',
  '/leaderboards/monsters',
  '/character-swapper',
  '/download',
  '/settings/account',
  '/settings/security',
]

// Far from the time zone of the server.
test.use({ timezoneId: 'Pacific/Auckland' })

/** A busy server sends a page without data, which then requests them. */
const openWithData = (page: Page, path: string) =>
  expect(async () => {
    const response = await page.goto(path)
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
    await page.waitForFunction(() => Reflect.get(globalThis, 'replayEarlyUse') === undefined)
    await expect(page.locator('[data-from-server]')).toHaveCount(1)
    await expect(page.locator('[data-page]')).toHaveCount(0)
  }
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
