import { expect, it } from 'vitest'

import { lazyPage } from './lazy-route.ts'

const Page = () => null
const Other = () => null

it('is the component of that name, once all that it needs is there', async () => {
  const done: string[] = []
  const page = lazyPage(
    async () => ({ Page, Other }),
    'Page',
    async () => done.push('texts'),
  )
  expect(done).toEqual([])
  expect(await page.load()).toBe(Page)
  expect(done).toEqual(['texts'])
})

it('is missing when what it needs is', async () => {
  const page = lazyPage(
    async () => ({ Page }),
    'Page',
    () => Promise.reject(new TypeError('offline')),
  )
  await expect(page.load()).rejects.toMatchObject({ name: 'ImportFailure' })
})
