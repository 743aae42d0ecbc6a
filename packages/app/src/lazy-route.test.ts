import { expect, it } from 'vitest'

import { ImportFailure, lazyPage } from './lazy-route.ts'

const Page = () => null

it('loads the code of a page once, and notes it for the next drawing', async () => {
  let imports = 0
  const page = lazyPage(async () => {
    imports += 1
    return { Page }
  }, 'Page')
  const first = page.load()
  expect(page.load()).toBe(first)
  expect(await first).toBe(Page)
  expect(imports).toBe(1)
  expect(first).toMatchObject({ status: 'fulfilled', value: Page })
})

it('tries again after a failure', async () => {
  let isOnline = false
  const page = lazyPage(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return { Page }
  }, 'Page')
  await expect(page.load()).rejects.toBeInstanceOf(ImportFailure)
  isOnline = true
  expect(await page.load()).toBe(Page)
})
