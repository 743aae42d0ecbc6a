import type { Page } from 'playwright/test'

import { enter, expect, isTakenOver, logIn, test } from './player.ts'

test('a device that is logged out from another browser shows it at once', async ({
  page,
  browser,
  player,
}) => {
  await enter(page, player)
  const other = await (await browser.newContext()).newPage()
  await logIn(other, player)
  await page.goto('/settings/security')
  const devices = page.getByRole('table', { name: 'Device activity' })
  await expect(devices.getByRole('row')).toHaveCount(3)
  await devices.getByRole('button', { name: /^Log out / }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Log out', exact: true })
    .click()
  // The other browser stays untouched.
  await other.waitForURL(/\/login/, { timeout: 10_000 })
  await expect(other.getByText('Your session has expired. Log in again.')).toBeVisible()
  await expect(devices.getByRole('row')).toHaveCount(2)
})

test('a tab that comes back after its session ended says why, too', async ({
  page,
  browser,
  context,
  player,
}) => {
  await enter(page, player)
  const gone = await context.newPage()
  await gone.goto('/logs')
  await gone.goto('about:blank')
  const other = await (await browser.newContext()).newPage()
  await logIn(other, player)
  await other.goto('/settings/security')
  await other
    .getByRole('table', { name: 'Device activity' })
    .getByRole('button', { name: /^Log out / })
    .click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Log out', exact: true }).click()
  const notice = 'Your session has expired. Log in again.'
  await expect(page.getByText(notice)).toBeVisible()
  await gone.goto('/logs')
  await expect(gone.getByText(notice)).toBeVisible()
})

const readUser = async () => {
  const token = decodeURIComponent(/(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? '')
  const answer = await fetch('/api/user/v2', { headers: { authorization: `Bearer ${token}` } })
  return answer.status
}

test('five parallel calls in each of two tabs with an expired token cause one rotation', async ({
  page,
  context,
  player,
}) => {
  await enter(page, player)
  const other = await context.newPage()
  // A page that is open could refresh the token itself, just before it is left.
  await page.goto('about:blank')
  const statuses: number[] = []
  const refused = new Set<Page>()
  const { promise: bothRefused, resolve: onBothRefused } = Promise.withResolvers<void>()
  const expired = (await context.cookies()).find(({ name }) => name === 'token')?.value
  // As if ten minutes had passed: the server refuses the token of both tabs.
  await context.route('**/api/**', (route) => {
    const request = route.request()
    if (request.headers()['authorization'] !== `Bearer ${expired}`) return route.fallback()
    if (refused.add(request.frame().page()).size === 2) onBothRefused()
    return route.fulfill({
      status: 401,
      json: { status: 401, data: null, message: { key: 'UNAUTHORIZED', code: 'OGG_UNAUTHORIZED' } },
    })
  })
  // The other tab needs a new token, too, before the first one has it.
  await context.route('**/api/refresh', async (route) => {
    await bothRefused
    const response = await route.fetch()
    statuses.push(response.status())
    await route.fulfill({ response })
  })
  // The page comes without data then, so it requests user, security, sessions, events and balance at once.
  await context.route('**/settings/security', async (route) => {
    // The browser would drop the header.
    const headers = { ...route.request().headers(), 'sec-purpose': 'prefetch' }
    await route.fulfill({ response: await route.fetch({ headers }) })
  })
  await Promise.all([page, other].map((tab) => tab.goto('/settings/security')))
  for (const tab of [page, other]) {
    await isTakenOver(tab)
    // The table of placeholders comes before the new token.
    await expect(tab.getByRole('table', { name: 'Device activity' })).not.toHaveAttribute('aria-busy')
    expect(await tab.evaluate(readUser)).toBe(200)
  }
  expect(statuses).toEqual([200])
})

test('reuse of a refresh token ends the session for both holders', async ({ page, context, player }) => {
  await enter(page, player)
  const rotate = (tokens: { token: string; refreshToken: string }) =>
    page.evaluate(async (body) => {
      const answer = await fetch('/api/refresh', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { data, message } = (await answer.json()) as {
        data: { token: string; refreshToken: string }
        message: { key: string }
      }
      if (answer.ok) await fetch('/api/user/v2', { headers: { authorization: `Bearer ${data.token}` } })
      return { data, key: message.key }
    }, tokens)
  const cookies = await context.cookies()
  const held = (name: string) =>
    decodeURIComponent(cookies.find((cookie) => cookie.name === name)?.value ?? '')
  const stolen = { token: held('token'), refreshToken: held('refreshToken') }
  const second = await rotate(stolen)
  const third = await rotate(second.data)
  expect(third.key).toBe('SUCCESS')
  expect(await rotate(stolen)).toMatchObject({ key: 'SESSION_REFRESH_ERROR' })
  expect(await rotate(third.data)).toMatchObject({ key: 'UNAUTHORIZED_SESSION_EXPIRED' })
  await page.waitForURL(/\/login/, { timeout: 10_000 })
  await logIn(page, player)
  await page.goto('/settings/security')
  await expect(page.getByText('Device logged out: its session was used in two places')).toBeVisible()
})
