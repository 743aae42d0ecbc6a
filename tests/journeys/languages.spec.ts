import { termsVersion } from '../../packages/contract/src/terms-version.ts'
import { guestPages } from './guest-pages.ts'
import { enter, expect, logIn, test } from './player.ts'

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
    await expect(page.locator('html'), `${path} stays English`).toHaveAttribute('lang', 'de-DE')
    expect(new URL(page.url()).pathname).toBe(`/de${path}`)
    if (path !== '/landing') await expect(title).not.toHaveText(english)
    await page.goto(`/en${path}`)
    await expect(title).toHaveText(english)
    // The scripts keep the language for the next page. Its text is there before they run.
    await page.waitForFunction(() => document.cookie.includes('locale=en'))
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

test('a Turkish and a Chinese player get their mail in their language', async ({ page, player }) => {
  for (const [locale, letters] of [
    ['tr', /[ğışçöü]/],
    ['cn', /[\u4e00-\u9fff]{4}/],
  ] as const) {
    const email = `${locale}.${player.email}`
    const consent = { hasAcceptedTerms: true, hasAcceptedPrivacyPolicy: true, termsVersion }
    const data = { ...player, username: `${player.username}_${locale}`.slice(-20), email, ...consent, locale }
    await expect(await page.request.post('/api/register', { data })).toBeOK()
    await page.goto('/outbox')
    const mail = page.getByRole('article').filter({ hasText: email })
    await expect(mail).toContainText(letters)
    await expect(mail).toContainText(locale === 'tr' ? '/tr/activation' : '/cn/activation')
  }
})
