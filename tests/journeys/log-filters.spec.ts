import { enter, expect, test } from './player.ts'

test('a player types a day into the filter of a log', async ({ page, player }) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await enter(page, player)
  // An empty log has filters only if one is set.
  await page.goto('/logs/wallet?from=2025-03-04')
  const month = page.getByRole('group', { name: 'From' }).getByRole('spinbutton').first()
  await expect(month).toHaveText('03')
  await month.focus()
  await page.keyboard.type('01052026')
  await expect(page).toHaveURL(/from=2026-01-05/)
  await month.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL(/from=2026-02-05/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
})
