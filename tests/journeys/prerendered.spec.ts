import { locales } from '../../packages/contract/src/locales.ts'
import { createPlayer, expect, holdScripts, isTakenOver, test } from './player.ts'

const pages = [
  '/login',
  '/register',
  '/landing',
  '/resetpassword',
  '/contact',
  '/fortune-wheel/fairness',
  '/terms-of-service',
  '/privacy-policy',
]

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads every public page in their language', async ({ page }) => {
    const titles = new Set<string>()
    for (const path of pages) {
      await page.goto(`/de${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#root #first-paint-end')).toHaveCount(1)
      await expect(page.locator('head link[rel=expect][href="#first-paint-end"]')).toHaveCount(1)
      titles.add(await page.title())
    }
    expect(titles.size).toBe(pages.length)
    await page.goto('/de/shop')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
  })
})

test('scripts take over every public page as it is', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`))
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('#root')?.firstElementChild?.setAttribute('data-from-server', ''),
    )
  })
  for (const [index, path] of pages.entries()) {
    await page.goto(`/${locales[index]?.code}${path}`)
    await isTakenOver(page)
    await expect(page.locator('[data-from-server]')).toHaveCount(1)
  }
  expect(errors).toEqual([])
})

test('a visitor’s page comes with what it requests at first, and keeps it', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  // A busy server sends a page without replies, which then requests them.
  await expect(async () => {
    requested.length = 0
    const response = await page.goto('/fortune-wheel/fairness', { waitUntil: 'commit' })
    expect(await response?.text()).toContain('first-replies')
  }).toPass()
  const chances = page.getByRole('table', { name: 'Chances of the regular set' })
  await expect(chances).toBeVisible()
  await expect(page.getByText(/^Table \d+, [\d,]+ spins of all players$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Latest signed state' })).toBeVisible()
  // An earlier try may have remembered a state of the log, whose growth the page then asks to be proved.
  const atFirst = requested.filter((path) => path.startsWith('/api/') && !path.endsWith('/consistency'))
  expect(atFirst).toEqual([])
  await page.getByLabel('Spin ID, receipt or saved proof').fill('1234567')
  await page.getByRole('button', { name: 'Check spin' }).click()
  await expect(page).toHaveURL(/spin=1234567/)
  await expect(page.getByText('There is no spin with this ID.')).toBeVisible()
  await expect(chances).toBeVisible()
  expect(requested).not.toContain('/api/wheel/account')
})

test('a page shows its web fonts before scripts and styles have loaded', async ({ page }) => {
  await holdScripts(page)
  await page.route('**/*.css', () => {})
  await page.goto('/login', { waitUntil: 'commit' })
  const loadedFonts = () =>
    page.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family}: ${status}`))
  await expect.poll(loadedFonts).toContainEqual(expect.stringMatching(/^"?Geist Variable"?: loaded$/))
  await expect.poll(loadedFonts).toContainEqual(expect.stringMatching(/^"?Piazzolla Variable"?: loaded$/))
})

test('nothing is lost that a player does before the scripts have loaded', async ({ page, player }) => {
  await createPlayer(page, player)
  const loadScripts = await holdScripts(page)
  await page.goto('/shop', { waitUntil: 'commit' })
  await page.getByLabel('Email', { exact: true }).fill(player.email)
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await page.getByLabel('Remember my email').check()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  loadScripts()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/shop')
})
