import { afterEach, expect, it } from 'vitest'
import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import { createPage, openPage } from '../../testing/open-page.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { createLiveEvents, type LiveEvents } from './live-events.ts'
import { publish } from './publish.ts'

const database = withTestDatabase()
const hour = 60 * 60_000
const sources: LiveEvents[] = []
const refusal = { key: 'SERVICE_UNAVAILABLE' }

afterEach(async () => {
  await Promise.all(sources.splice(0).map((live) => live.stop()))
})

function startSource() {
  const live = createLiveEvents({ database, log: silentLog, pollEveryMs: hour, checkSessionsEveryMs: hour })
  sources.push(live)
  return live
}

type Page = ReturnType<typeof createPage>

interface Crowd {
  readonly accountIds: readonly number[]
  readonly pagesEach: number
  readonly network?: string
}

/** Opens pages, the first of each account first. */
async function fill(live: LiveEvents, { accountIds, pagesEach, network }: Crowd) {
  const pages: Page[] = []
  for (let count = 0; count < pagesEach; count++)
    for (const accountId of accountIds) {
      const page = createPage(accountId, network === undefined ? {} : { network })
      await openPage(live, page)
      pages.push(page)
    }
  return pages
}

const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)
const evictedOf = (pages: readonly Page[]) => pages.filter(({ received }) => received.evictions > 0)

it('accepts five pages per session, and none after it stops', async () => {
  const live = startSource()
  const one = createPage(10)
  const stops = await Promise.all(Array.from({ length: 5 }, () => openPage(live, { ...one })))
  expect(await live.listen({ ...one }, null)).toMatchObject(refusal)
  stops[0]?.()
  await openPage(live, { ...one })
  await live.stop()
  expect(one.received.ends).toBeGreaterThanOrEqual(5)
  expect(await live.listen(createPage(12), null)).toMatchObject(refusal)
})

it('accepts twenty pages per account across its sessions', async () => {
  const live = startSource()
  const stops = await Promise.all(Array.from({ length: 20 }, () => openPage(live, createPage(13))))
  expect(await live.listen(createPage(13), null)).toMatchObject(refusal)
  await openPage(live, createPage(14))
  stops[0]?.()
  await openPage(live, createPage(13))
})

it('50 accounts with 20 pages each keep nobody out: one loses its oldest page', async () => {
  const live = startSource()
  const pages = await fill(live, { accountIds: idsFrom(1000, 50), pagesEach: 20 })
  const newcomer = createPage(1)
  await openPage(live, newcomer)
  expect(evictedOf(pages)).toEqual([pages[0]])
  await publish(database, 1, { kind: 'account-changed' })
  await expect.poll(() => newcomer.received.heard).toEqual([{ kind: 'account-changed' }])
  expect(pages[0]?.received.heard).toEqual([])
})

it('evicted pages that come back at once evict nobody', async () => {
  const live = startSource()
  const pages = await fill(live, { accountIds: idsFrom(1000, 50), pagesEach: 20 })
  const newcomers = await fill(live, { accountIds: idsFrom(1, 60), pagesEach: 1 })
  const evicted = evictedOf(pages)
  expect(evicted).toHaveLength(60)
  for (const page of evicted) expect(await live.listen({ ...page }, null)).toMatchObject(refusal)
  expect(evictedOf([...pages, ...newcomers])).toHaveLength(60)
})

it('refuses a page when a thousand accounts have one page each', async () => {
  const live = startSource()
  const pages = await fill(live, { accountIds: idsFrom(1000, 1000), pagesEach: 1 })
  expect(await live.listen(createPage(1), null)).toMatchObject(refusal)
  expect(evictedOf(pages)).toEqual([])
})

it('accepts 200 pages per network: the account with most pages there gives way', async () => {
  const live = startSource()
  const elsewhere = await fill(live, { accountIds: [1], pagesEach: 20 })
  const pages = await fill(live, { accountIds: idsFrom(1000, 20), pagesEach: 10, network: 'shared' })
  await openPage(live, createPage(2, { network: 'shared' }))
  await openPage(live, createPage(3))
  expect(evictedOf([...elsewhere, ...pages])).toEqual([pages[0]])
})

it('limits how often an account opens pages, but not other accounts', async () => {
  const live = startSource()
  const outcomes = []
  for (let count = 0; count < 61; count++) {
    const outcome = await live.listen(createPage(15), null)
    outcomes.push(outcome)
    if (!(outcome instanceof Failure)) outcome()
  }
  expect(outcomes.filter((outcome) => outcome instanceof Failure)).toHaveLength(1)
  expect(outcomes.at(-1)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  await openPage(live, createPage(16))
})

it('sends at most a hundred missed events; with more a page loads everything again', async () => {
  const live = startSource()
  const sessionIds = idsFrom(0, 101).map(
    (number) => `22222222-2222-4222-8222-${String(number).padStart(12, '0')}`,
  )
  const back = async (since: number) => {
    const page = createPage(17)
    await openPage(live, page, since)
    return page.received
  }
  for (const sessionId of sessionIds.slice(1))
    await publish(database, 17, { kind: 'session-ended', sessionId })
  expect((await back(0)).heard).toHaveLength(100)
  await publish(database, 17, { kind: 'session-ended', sessionId: sessionIds[0] ?? '' })
  const { heard, position } = await back(0)
  expect(heard).toEqual([{ kind: 'missed' }])
  expect(position).toBeGreaterThan(0)
})

it('a page from another server’s time loads everything again', async () => {
  const page = createPage(18)
  await openPage(startSource(), page, 999_999_999_999)
  expect(page.received.heard).toEqual([{ kind: 'missed' }])
})
