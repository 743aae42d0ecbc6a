import { enter, expect, logIn, test } from './player.ts'

const guestPages = [
  '/login',
  '/register',
  '/activation',
  '/activation/sent',
  '/resetpassword',
  '/password/new',
  '/email/confirm',
  '/email/undo',
  '/session/end',
  '/landing',
  '/contact',
  '/terms-of-service',
  '/privacy-policy',
]
const playerPages = [
  '/settings/account',
  '/settings/security',
  '/settings/appearance',
  '/settings/connections',
  '/support',
]

test('a guest switches the language on every page without a reload', async ({ page }) => {
  for (const path of guestPages) {
    await page.goto(path)
    const title = page.getByRole('heading', { level: 1 })
    const english = await title.innerText()
    await page.getByRole('combobox', { name: /language/i }).selectOption('de')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    expect(new URL(page.url()).pathname).toBe(`/de${path}`)
    if (path !== '/landing') await expect(title).not.toHaveText(english)
    await page.goto(`/en${path}`)
    await expect(title).toHaveText(english)
  }
})

test('a player switches the language on every settings page, and the account stores it', async ({
  page,
  browser,
  player,
}) => {
  await enter(page, player)
  for (const path of playerPages) {
    await page.goto(`/en${path}`)
    const title = page.getByRole('heading', { level: 1 })
    const english = await title.innerText()
    await page.getByRole('button', { name: 'Language: English' }).click()
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/account/appearance'))
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    // The German for "Support" is "Support".
    if (path !== '/support') await expect(title).not.toHaveText(english)
    expect(new URL(page.url()).pathname).toBe(`/de${path}`)
    expect((await saved).ok()).toBe(true)
  }
  const other = await (await browser.newContext()).newPage()
  await logIn(other, player)
  await expect(other.locator('html')).toHaveAttribute('lang', 'de-DE')
})
