import type { Page } from 'playwright/test'

import { paths } from '../../packages/app/src/paths.ts'
import { locales } from '../../packages/contract/src/locales.ts'
import { resolvePath } from '../../packages/contract/src/resolve-path.ts'
import { demoAccount } from '../../packages/server/src/demo/demo-account.ts'
import { guestPages } from './guest-pages.ts'
import { accessToken, expect, isTakenOver, logIn, test } from './player.ts'

type Locale = (typeof locales)[number]

async function expectToFit(page: Page, path: string, { code, tag }: Locale): Promise<void> {
  await page.goto(`/${code}${path}`)
  await isTakenOver(page)
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  await expect(page.locator('h1').first(), `${path} has no title`).toBeVisible()
  await expect(page.locator('main [aria-busy=true]'), `${path} keeps loading`).toHaveCount(0)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, `${path} is wider than the screen`).toBeLessThanOrEqual(390)
  const text = await page.locator('main').innerText()
  expect(text, `${path} shows a placeholder`).not.toMatch(/\{\w+\}|undefined|NaN/)
}

async function linkEquipment(page: Page, id: string): Promise<string> {
  const answer = await page.request.post(`/api/characters/${id}/equipment/links`, {
    headers: { authorization: `Bearer ${await accessToken(page)}` },
    data: {},
  })
  await expect(answer).toBeOK()
  return ((await answer.json()) as { data: { key: string } }).data.key
}

async function openCharacter(page: Page): Promise<string> {
  await page.goto(paths.characters)
  await page.waitForURL(/\/characters\/\d+$/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const playerPages = Object.values(paths).filter((path) => !guestPages.includes(path))

for (const locale of locales)
  test(`every page fits a phone in ${locale.code}, without a text that is missing`, async ({ page }) => {
    test.setTimeout(480_000)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of guestPages) await expectToFit(page, path, locale)
    // The login form of `logIn` is the English one.
    await page.context().clearCookies()
    await logIn(page, demoAccount)
    const id = await openCharacter(page)
    const key = await linkEquipment(page, id)
    const params = { id, key, itemId: 'ambrosia-draught', board: 'raid-records' }
    for (const pattern of playerPages) await expectToFit(page, resolvePath(pattern, { params }), locale)
    await expectToFit(page, '/no-such-page', locale)
  })
