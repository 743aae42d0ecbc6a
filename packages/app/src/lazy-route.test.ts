import { expect, it } from 'vitest'

import { lazyPage } from './lazy-route.ts'

const Page = () => null
const Other = () => null

it('resolves to the named component once its dependencies are loaded', async () => {
  const done: string[] = []
  const page = lazyPage(
    async () => ({ Page, Other }),
    'Page',
    async () => done.push('texts'),
  )
  expect(page.name).toBe('Page')
  expect(done).toEqual([])
  expect(await page.load()).toBe(Page)
  expect(done).toEqual(['texts'])
})

it('fails when a dependency fails', async () => {
  const page = lazyPage(
    async () => ({ Page }),
    'Page',
    () => Promise.reject(new TypeError('offline')),
  )
  await expect(page.load()).rejects.toMatchObject({ name: 'ImportFailure' })
})
