import { createPlayer, enter, expect, isTakenOver, logIn, test } from './player.ts'

test('a visitor is redirected to the login page and then to the requested page', async ({ page, player }) => {
  await createPlayer(page, player)
  await page.goto('/shop?sort=name')
  await page.waitForURL(/\/login/)
  await page.getByLabel('Email', { exact: true }).fill(player.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  await page.waitForURL('/shop?sort=name')
})

test('an unknown address shows an error page', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: /Page Not Found/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '/contact')
  await page.getByRole('link', { name: 'Go Home' }).click()
  await page.waitForURL(/\/login/)
})

test('a slash at the end of an address is dropped, by the server and by the router', async ({ page }) => {
  await page.goto('/de/contact/?topic=bug')
  await page.waitForURL('/de/contact?topic=bug')
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
  await page.evaluate(() => {
    history.pushState(null, '', '/de/resetpassword/?a=1#b')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.waitForURL('/de/resetpassword?a=1#b')
  await expect(page.getByRole('heading', { level: 1, name: 'Passwort vergessen?' })).toBeVisible()
})

test('the language follows the route, and switching it keeps page and input', async ({ page }) => {
  await page.goto('/de/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
  await page
    .getByLabel(/E-Mail/)
    .first()
    .fill('theron@example.com')
  await page.getByRole('combobox').selectOption('en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('theron@example.com')
})

test('the theme survives a reload, before the first paint', async ({ page }) => {
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: /light/i }).click()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('logging out in one tab logs out the other', async ({ page, context, player }) => {
  await createPlayer(page, player)
  await logIn(page, player)
  const other = await context.newPage()
  await other.goto('/shop')
  await expect(other.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await page.getByRole('button', { name: player.username }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL('/login')
  await other.waitForURL(/\/login/)
})

test('logging in in one tab logs in the other', async ({ page, context, player }) => {
  await createPlayer(page, player)
  const other = await context.newPage()
  await other.goto('/login?redirect=%2Fcoupons')
  await logIn(page, player)
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await other.waitForURL('/coupons')
  await expect(other.getByRole('heading', { name: 'Coupons', level: 1 })).toBeVisible()
})

test('on a phone the bottom bar and its drawer link to all pages', async ({ page, player }) => {
  await createPlayer(page, player)
  await logIn(page, player)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('navigation').getByRole('link', { name: 'Shop' }).last().click()
  await page.waitForURL('/shop')
  await page.getByRole('button', { name: /Menu|More/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Support' }).click()
  await page.waitForURL('/support')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('a press without a network keeps the portal, and opens the page once there is one', async ({
  page,
  player,
  context,
}) => {
  await enter(page, player)
  await page.route('**/assets/coupons-*.js', (route) => route.abort())
  await page.goto('/support')
  await isTakenOver(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Coupons' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
  await page.unroute('**/assets/coupons-*.js')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible()
})

test('a press without a server keeps the portal, although the browser has a network', async ({
  page,
  player,
}) => {
  await enter(page, player)
  const blocked = /\/assets\/coupons-.*\.js$|\/builds\/latest\.json$/
  await page.route(blocked, (route) => route.abort())
  await page.goto('/support')
  await isTakenOver(page)
  await page.getByRole('link', { name: 'Coupons' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
  await page.unroute(blocked)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible()
})
