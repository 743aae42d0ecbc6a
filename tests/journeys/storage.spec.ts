import type { Page } from 'playwright/test'
import { enter, expect, isTakenOver, test } from './player.ts'

const disposable = ['game-filler', 'nuxt:payload', 'user-settings']
const lasting = ['user', 'pay:1', 'notes']

/** Fills the storage of the browser with characters that take two in JSON. Returns both measures. */
const fill = (page: Page, quotes: number) =>
  page.evaluate((count) => {
    localStorage.setItem('game-filler', '"'.repeat(count))
    localStorage.setItem('nuxt:payload', '{}')
    localStorage.setItem('user-settings', '{}')
    localStorage.setItem('pay:1', JSON.stringify({ key: crypto.randomUUID(), createdAt: Date.now() }))
    localStorage.setItem('notes', 'mine')
    const stored = Object.entries(localStorage).flat().join('').length
    return { stored, serialized: JSON.stringify(localStorage).length }
  }, quotes)

/**
 * Leaves the page for another one of the portal. The same process shows both, so nothing cuts the end of
 * the first one off.
 */
async function leave(page: Page): Promise<void> {
  await page.goto('/')
  // A page whose session has begun also listens for being left.
  await isTakenOver(page)
}

/** Which of the filled entries the page finds. */
const foundKeys = (page: Page): Promise<string[]> =>
  page.evaluate(
    (keys) => keys.filter((key) => localStorage.getItem(key) !== null),
    [...disposable, ...lasting],
  )

test('leaving the page removes disposable entries once the storage is too large', async ({
  page,
  player,
}) => {
  await enter(page, player)

  const below = await fill(page, 2_600_000)
  expect(below.serialized).toBeLessThanOrEqual(5_242_880)
  await leave(page)
  expect(await foundKeys(page)).toEqual([...disposable, ...lasting])

  const above = await fill(page, 2_630_000)
  // The browser still accepts what the rule no longer does.
  expect(above.stored).toBeLessThan(5_242_880)
  expect(above.serialized).toBeGreaterThan(5_242_880)
  await leave(page)
  expect(await foundKeys(page)).toEqual(lasting)
})

test('after a reload the roster is shown before the server answers, and a logout removes it', async ({
  page,
  player,
}) => {
  await enter(page, player)
  await page.goto('/')
  const characters = page.getByRole('region', { name: 'Characters' }).locator('a[href*="/characters/"]')
  await expect(characters).toHaveCount(3)

  await page.route('**/api/characters', () => undefined)
  await page.reload()
  await expect(characters).toHaveCount(3)

  await page.unrouteAll()
  await page.getByRole('button', { name: player.username }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('game-characters'))).toBeNull()
})
