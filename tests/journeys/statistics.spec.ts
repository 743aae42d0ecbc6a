import type { Locator, Page } from 'playwright/test'

import { statisticTabs, tabCounters, type StatisticTab } from '../../packages/contract/src/statistic-keys.ts'
import type { Statistics } from '../../packages/contract/src/statistics.ts'
import { demoAccount } from '../../packages/server/src/demo/demo-account.ts'
import { accessToken, expect, logIn, test } from './player.ts'

const mostStops = 80

/** Moves the focus with the Tab key. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

const statisticsTabs = (page: Page) => page.getByRole('navigation', { name: 'Statistics' }).getByRole('link')

test('a player goes from the roster through the statistics with the keyboard', async ({ page }) => {
  await logIn(page, demoAccount)
  await page.goto('/')
  const tabs = statisticsTabs(page)

  await test.step('from the roster to the statistics of the first character', async () => {
    const roster = page.getByRole('region', { name: 'Characters' })
    await tabTo(page, roster.locator('a[href*="/characters/"]').first())
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/characters\/\d+$/)
    const characterTabs = page.getByRole('navigation', { name: 'Character' })
    await tabTo(page, characterTabs.getByRole('link', { name: 'Statistics' }))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/characters\/\d+\/statistics$/)
    await expect(tabs).toHaveCount(statisticTabs.length)
    await expect(tabs.first()).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('region', { name: 'Win rates' })).toBeVisible()
  })

  for (const [place, tab] of statisticTabs.entries()) {
    if (place === 0) continue
    await test.step(`to ${tab}, which has pictures`, async () => {
      // The focus stays on the link that was pressed.
      await tabTo(page, tabs.nth(place))
      await page.keyboard.press('Enter')
      await page.waitForURL(new RegExp(`/statistics\\?tab=${tab}$`))
      await expect(tabs.nth(place)).toHaveAttribute('aria-current', 'page')
      await expect(tabs.nth(place)).toBeFocused()
      await expect(page.getByRole('button', { name: 'Show as table' }).first()).toBeVisible()
    })
  }

  await test.step('to all time, which the address keeps', async () => {
    const allTime = page.getByRole('button', { name: 'All time' })
    await tabTo(page, allTime)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\?period=all&tab=items$/)
    await expect(allTime).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(page.getByRole('button', { name: 'All time' })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('and from a picture to its table', async () => {
    const asTable = page.getByRole('button', { name: 'Show as table' }).first()
    await tabTo(page, asTable)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Show picture' }).first()).toBeFocused()
    await expect(page.getByRole('table').first()).toBeVisible()
  })
})

test('figures agree across the tabs', async ({ page }) => {
  await logIn(page, demoAccount)
  await page.goto('/characters')
  await page.waitForURL(/\/characters\/\d+$/)
  const address = new URL(page.url()).pathname
  const token = await accessToken(page)
  const read = async (tab: StatisticTab): Promise<Statistics> => {
    const answer = await page.request.get(`/api${address}/statistics?tab=${tab}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await answer.json()).data
  }

  // The game may report between two answers.
  await expect(async () => {
    const overview = await read('overview')
    expect(overview.totals.raidsWon).toBeGreaterThan(0)
    expect(overview.totals.monstersKilled).toBeGreaterThan(0)
    expect(overview.lifetime.onlineSeconds).toBeGreaterThan(0)
    for (const tab of statisticTabs) {
      const other = await read(tab)
      const shared = tabCounters[tab].filter((key) => tabCounters.overview.some((own) => own === key))
      for (const figures of ['totals', 'lifetime'] as const)
        for (const key of shared)
          expect(other[figures][key] ?? 0, `${figures} ${key} of ${tab}`).toBe(overview[figures][key] ?? 0)
    }
  }).toPass()

  await page.goto(`${address}/statistics?tab=raids`)
  const lead = page.getByRole('region', { name: 'Raids by boss' })
  await expect(async () => {
    const { raidsWon = 0, raidsLost = 0 } = (await read('overview')).totals
    const [won, all] = [raidsWon, raidsWon + raidsLost].map((count) => count.toLocaleString('en'))
    await expect(lead).toContainText(`${won} of ${all}`, { timeout: 1000 })
  }).toPass()
})
