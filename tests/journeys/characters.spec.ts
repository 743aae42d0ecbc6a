import type { Page } from 'playwright/test'
import { demoAccount } from '../../packages/server/src/demo/demo-account.ts'
import { enter, expect, logIn, test } from './player.ts'

/** The name of the character whose page was just opened. */
async function readName(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 })
  // Until then, the heading is that of the page before.
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible()
  // Until the character is loaded, it is this placeholder.
  await expect(heading).not.toHaveText('Character')
  return heading.innerText()
}

test('a player opens a character from the roster, and the menu leads back to it', async ({
  page,
  player,
}) => {
  await enter(page, player)
  await page.goto('/')
  const roster = page.getByRole('region', { name: 'Characters' })
  await roster.locator('a[href*="/characters/"]').nth(1).click()
  await page.waitForURL(/\/characters\/\d+$/)
  const address = new URL(page.url()).pathname
  const name = await readName(page)

  await page.getByRole('navigation', { name: 'Character' }).getByRole('link', { name: 'Equipment' }).click()
  await page.waitForURL(`${address}?section=equipment`)
  await expect(page.getByRole('grid', { name: `Equipment of ${name}` })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible()

  await page.getByRole('navigation', { name: 'Character' }).getByRole('link', { name: 'Bazaar' }).click()
  await page.waitForURL(`${address}/bazaar`)
  await expect(page.getByRole('heading', { name: 'Bids' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Listed for sale' })).toBeVisible()

  await page.goto('/shop')
  await page.getByRole('link', { name: 'Characters' }).first().click()
  await page.waitForURL(address)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a character that does not exist is the 404 page', async ({ page, player }) => {
  await enter(page, player)
  for (const path of [
    '/characters/999999999',
    '/characters/999999999/bazaar',
    '/characters/999999999/statistics',
    '/characters/first',
    '/characters/first/bazaar',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: /Page Not Found/ })).toBeVisible()
  }
})

/** Status and body of a reply of the API, as the page's player gets it. */
const bytesOf = async (path: string) => {
  const token = decodeURIComponent(/(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? '')
  const reply = await fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  return `${reply.status} ${await reply.text()}`
}

test('a stranger sees of a character what its owner opens, and nothing else', async ({
  page,
  context,
  player,
  browser,
}) => {
  const others = await browser.newContext()
  const stranger = await others.newPage()
  const preview = await context.newPage()
  const tabsOf = (of: Page) => of.getByRole('navigation', { name: 'Character' }).getByRole('link')
  let address = ''
  let name = ''

  await test.step('the owner opens a character and looks at it as others do', async () => {
    await enter(page, player)
    await page.goto('/')
    await page.getByRole('region', { name: 'Characters' }).locator('a[href*="/characters/"]').first().click()
    await page.waitForURL(/\/characters\/\d+$/)
    address = new URL(page.url()).pathname
    name = await readName(page)
    await preview.goto(`${address}?view=players`)
    await expect(preview.getByText('This is what other players see.')).toBeVisible()
    await expect(preview.getByRole('heading', { name: 'Appearance' })).toBeVisible()
    await expect(tabsOf(preview)).toHaveCount(0)
  })

  await test.step('a stranger follows a link to it', async () => {
    await logIn(stranger, demoAccount)
    await stranger.goto(address)
    await expect(stranger.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(stranger.getByRole('heading', { name: 'Appearance' })).toBeVisible()
    await expect(tabsOf(stranger)).toHaveCount(0)
    await expect(stranger.getByRole('button', { name: 'Privacy' })).toHaveCount(0)
    for (const section of ['equipment', 'inventory']) {
      const unknown = await stranger.evaluate(bytesOf, `/characters/999999999/${section}`)
      expect(unknown).toMatch(/^404 /)
      expect(await stranger.evaluate(bytesOf, `${address}/${section}`)).toBe(unknown)
      await stranger.goto(`${address}?section=${section}`)
      await expect(stranger.getByRole('heading', { name: /Page Not Found/ })).toBeVisible()
    }
  })

  const setPrivacy = async (detail: string) => {
    await page.getByRole('button', { name: 'Privacy' }).click()
    const dialog = page.getByRole('dialog', { name: `Privacy of ${name}` })
    await dialog.locator('label').filter({ hasText: detail }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
  }

  await test.step('the owner opens the equipment, and the other tab shows it by itself', async () => {
    await setPrivacy('Equipment')
    await expect(tabsOf(preview)).toHaveText(['General', 'Equipment'])
  })

  await test.step('the stranger sees the equipment, and neither inventory nor attributes', async () => {
    await stranger.goto(address)
    await expect(tabsOf(stranger)).toHaveText(['General', 'Equipment'])
    await tabsOf(stranger).nth(1).click()
    await expect(stranger.getByRole('grid', { name: `Equipment of ${name}` })).toBeVisible()
    await expect(stranger.getByText('Attributes')).toHaveCount(0)
    await expect(stranger.getByText('Gold', { exact: true })).toHaveCount(0)
    await stranger.goto(`${address}?section=inventory`)
    await expect(stranger.getByRole('heading', { name: /Page Not Found/ })).toBeVisible()
  })

  await test.step('the owner closes it again', async () => {
    await setPrivacy('Equipment')
    await expect(tabsOf(preview)).toHaveCount(0)
    await stranger.goto(`${address}?section=equipment`)
    await expect(stranger.getByRole('heading', { name: /Page Not Found/ })).toBeVisible()
  })
  await others.close()
})
