import type { Page } from 'playwright/test'
import { enter, expect, logIn, test } from './player.ts'

const factsOf = (page: Page) => (label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('+ dd b')

test('a player claims tickets, spins and finds the reward in the history', async ({ page, player }) => {
  await enter(page, player)
  await page.goto('/coupons')
  const fact = factsOf(page)

  await test.step('a coupon brings five tickets', async () => {
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('ELEUSIS-25')
    await page.getByRole('button', { name: 'Claim', exact: true }).click()
    await page.getByRole('link', { name: 'Open the fortune wheel' }).click()
    await expect(fact('Tickets')).toHaveText('5')
    await expect(fact('Tokens')).toHaveText('0')
  })

  const spin = page.getByRole('button', { name: /^Spin 1 ticket/ })
  const won = page.getByRole('region', { name: 'Wheel', exact: true }).getByText(/^You won /)

  await test.step('the first spin draws with a number of the browser', async () => {
    await expect(page.getByText('Your number for the first spin, made by your browser:')).toBeVisible()
    await page.getByRole('combobox', { name: 'Rewards go to' }).selectOption({ index: 1 })
    await spin.click()
    await expect(won).toBeVisible()
    await expect(fact('Tokens')).toHaveText('1')
    await expect(page.getByText('Your number for the first spin, made by your browser:')).toBeHidden()
  })

  await test.step('the history has the spin, also after a reload', async () => {
    const reward = ((await won.textContent()) ?? '').replace(/^You won |\.$/g, '')
    const row = page.getByRole('table', { name: 'Spin history' }).getByRole('row').nth(1)
    await expect(row).toContainText(reward)
    await page.reload()
    await expect(row).toContainText(reward)
    await expect(fact('Tokens')).toHaveText('1')
    await expect(page.getByText(/^Your last spin won /)).toBeHidden()
  })

  await test.step('tokens that are not enough say how many spins are missing', async () => {
    await page
      .getByRole('button', { name: /^Exchange tokens for / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Token exchange' })
    await expect(dialog.getByText('9 tokens short That is 9 more spins.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('a rotation reveals the number in use, in German', async () => {
    await page.goto('/de/fortune-wheel/fairness')
    await page.getByRole('button', { name: 'Seed wechseln' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Seed wechseln?' })
    await dialog.getByRole('button', { name: 'Seed wechseln' }).click()
    await expect(page.getByText('Unsere letzte Zahl, aufgedeckt')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})

test('the demo player exchanges tokens for a ticket', async ({ page }) => {
  await logIn(page, { email: 'theron@example.com', password: 'temple above the clouds' })
  await page.goto('/fortune-wheel')
  const fact = factsOf(page)
  await expect(fact('Tokens')).toHaveText(/\d/)
  const [tokens, tickets] = [
    Number(await fact('Tokens').innerText()),
    Number(await fact('Tickets').innerText()),
  ]

  await page.getByRole('button', { name: 'Exchange tokens for Fortune wheel ticket' }).click()
  const dialog = page.getByRole('dialog', { name: 'Token exchange' })
  await dialog.getByRole('button', { name: 'Exchange 10 tokens' }).click()
  await expect(dialog.getByRole('heading', { name: '1 ticket added' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back to the wheel' }).click()
  await expect(fact('Tokens')).toHaveText(String(tokens - 10))
  await expect(fact('Tickets')).toHaveText(String(tickets + 1))
  await expect(page.getByRole('link', { name: `Fortune wheel ${tickets + 1}` }).first()).toBeVisible()
})

test('a visitor checks a spin, though the code for that failed to load at first', async ({ page }) => {
  await page.route('**/assets/check-parts-*', (route) => route.abort())
  await page.goto('/fortune-wheel/fairness')
  const spin = page.getByLabel('Spin ID, receipt or saved proof')
  await spin.fill('1')
  await page.getByRole('button', { name: 'Check spin' }).click()
  await expect(page.getByRole('alert')).toContainText('The check could not start')
  await expect(spin).toHaveValue('1')
  await page.unroute('**/assets/check-parts-*')
  await page.reload()
  await expect(page.getByText('We signed the receipt')).toBeVisible()
})

test('what everybody may read stays when a session ends in another tab', async ({
  page,
  player,
  context,
}) => {
  await enter(page, player)
  await page.goto('/fortune-wheel/fairness')
  const chances = page.getByRole('table', { name: 'Chances of the regular set' })
  await expect(chances).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: player.username }).click()
  await other.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(other).toHaveURL(/login/)
  await expect(page.getByText('Log in to see the fingerprint')).toBeVisible()
  await expect(chances).toBeVisible()
  await expect(page.getByRole('button', { name: 'Latest signed state' })).toBeVisible()
})
