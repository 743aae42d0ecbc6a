import type { ForkedSimulator } from '../../packages/game-simulator/src/fork-simulator.ts'
import { gamePortal } from '../portals.ts'
import { startGame } from './game-server.ts'
import { enter, expect, stepUp, test } from './player.ts'
import { confirmDeletion, namesIn, selectAllButLast } from './selection-dialog.ts'

// The portal has one game server, which each of these runs.
test.describe.configure({ mode: 'default', timeout: 240_000 })
test.use({ baseURL: gamePortal })

let game: ForkedSimulator

test.beforeEach(() => {
  game = startGame()
})
test.afterEach(() => game.end('SIGKILL'))

test('a player swaps characters while the account is certainly offline, and only then', async ({
  page,
  player,
}) => {
  const user = page.waitForResponse((reply) => reply.url().endsWith('/api/user/v2'))
  await enter(page, player)
  const { data } = (await (await user).json()) as { data: { accountId: number } }
  await page.goto('/character-swapper')
  const active = page.getByRole('region', { name: 'Active', exact: true })
  const deactivate = active.getByRole('button', { name: /^Deactivate/ })
  await expect(deactivate).toHaveCount(3)
  const name = (await namesIn(page, 'Active')).at(-1) ?? ''
  const activate = page.getByRole('button', { name: `Activate ${name}` })

  await test.step('deactivates a character, which the game confirms', async () => {
    await deactivate.last().click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('again at once')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Deactivate' }).click()
    await expect(activate).toBeVisible({ timeout: 30_000 })
    await expect(deactivate).toHaveCount(2)
  })

  const accept = page.getByRole('checkbox', { name: /I accept that a swap uses/ })

  await test.step('needs a tick', async () => {
    await activate.click()
    await expect(page.getByText('Please confirm that you have read what happens.')).toBeVisible()
  })

  await test.step('cannot swap while a character is in the game', async () => {
    await game.end('SIGTERM')
    game = startGame(data.accountId)
    await expect(page.getByText('Log out there to swap characters.')).toBeVisible({ timeout: 30_000 })
    await expect(activate).toBeDisabled()
    await expect(deactivate.first()).toBeDisabled()
  })

  await test.step('cannot swap while the game server is gone and may have saved nothing', async () => {
    await game.end('SIGKILL')
    await expect(page.getByText('We can’t tell whether you’re online.')).toBeVisible({ timeout: 60_000 })
    await expect(activate).toBeDisabled()
  })

  await test.step('activates the character once the game server runs again', async () => {
    game = startGame()
    await expect(page.getByText('We can’t tell whether you’re online.')).toBeHidden({ timeout: 30_000 })
    await accept.check()
    await activate.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
    await expect(deactivate).toHaveCount(3, { timeout: 30_000 })
    await expect(page.getByText('Next activation in')).toBeVisible()
  })

  await test.step('the history shows both', async () => {
    await page.getByRole('link', { name: 'Swap history' }).first().click()
    const rows = page.getByRole('row').filter({ hasText: name })
    await expect(rows.filter({ hasText: 'Done' })).toHaveCount(2)
  })
})

test('a player deletes a character for good and gets its items as coupons', async ({ page, player }) => {
  await enter(page, player)
  const name = await selectAllButLast(page)
  await expect(page.getByRole('alertdialog')).toContainText('It is carried out at once')
  await confirmDeletion(page)
  await stepUp(page, player.password)
  await expect(page.getByRole('region', { name: 'Active', exact: true })).not.toContainText(name, {
    timeout: 60_000,
  })
  await expect(page.getByRole('region', { name: 'Permanent selection' })).toBeHidden({ timeout: 30_000 })
  await page.goto('/coupons')
  const redeem = page.getByRole('button', { name: /^Redeem / })
  await expect(redeem.first()).toBeVisible()
  await redeem.first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Character').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(dialog.getByText('Completed')).toHaveCount(3, { timeout: 30_000 })
})
