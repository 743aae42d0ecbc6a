import { fails, loading, offline } from '@olympus/api-client/mock'
import { sampleBazaar, sampleListing } from '@olympus/api-client/mocks/sample-bazaar'
import { sampleQuietAge } from '@olympus/api-client/mocks/sample-character-pages'
import { getBazaar } from '@olympus/contract/character-pages'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, written } from '../../stories/say.ts'
import { expectEnglishNote, untranslatedGameData } from '../../stories/untranslated.ts'

const path = '/characters/311/bazaar'
const never = { ...sampleBazaar, asOf: null, gameServer: null }

const meta = preview.meta({
  title: 'Pages/Character bazaar',
  component: PortalAt,
  args: { path },
  parameters: { layout: 'fullscreen' },
})

type Canvas = ReturnType<typeof within>

/** The listings, without the row of column names. */
const rowsIn = async (canvas: Canvas) => (await canvas.findAllByRole('row')).slice(1)

const showsListings = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('rowheader', { name: /Wings of Ikaros/ })).toBeVisible())

export const Default = meta.story({ parameters: pageModes })

Default.test('shows fee and proceeds that add up', async ({ canvas }) => {
  await showsListings(canvas)
  const card = within(canvas.getByRole('region', { name: say('Income') }))
  await expect(card.getByText(written.number(26_283_431))).toBeVisible()
  await expect(card.getByText(written.number(26_739_600))).toBeVisible()
  await expect(card.getByText(`−${written.number(456_169)}`)).toBeVisible()
  await expect(card.getByText(written.number(20_786_381))).toBeVisible()
})

Default.test('has an address of its own, marked in the tabs', async ({ canvas }) => {
  const tab = await canvas.findByRole('link', { name: say('Bazaar') })
  await expect(tab).toHaveAttribute('href', path)
  await expect(tab).toHaveAttribute('aria-current', 'page')
})

Default.test('filters by state', async ({ canvas, userEvent }) => {
  await showsListings(canvas)
  const group = within(canvas.getByRole('group', { name: say('Status') }))
  const last = group.getAllByRole('button').at(-1)
  if (!last) throw new Error('No filter')
  await userEvent.click(last)
  await waitFor(async () => expect(await rowsIn(canvas)).toHaveLength(2))
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  await expect(canvas.getByRole('rowheader', { name: /Honey of Hymettos/ })).toBeVisible()
})

Default.test('shows bids in all their states', async ({ canvas }) => {
  await showsListings(canvas)
  const card = within(canvas.getByRole('region', { name: say('Bids') }))
  for (const state of ['Ahead', 'Outbid']) await expect(card.getByText(say(state))).toBeVisible()
  await expect(card.getByText(say('Won for {price}', { price: written.number(3_300_000) }))).toBeVisible()
})

export const Wide = meta.story({ globals: { viewport: { value: 'desktop' } } })

Wide.test('sorts by a column, and back', async ({ canvas, userEvent }) => {
  await showsListings(canvas)
  const price = canvas.getByRole('button', { name: say('Price each') })
  await userEvent.click(price)
  await waitFor(async () => expect((await rowsIn(canvas))[0]).toHaveTextContent('Wings of Ikaros'))
  await userEvent.click(price)
  await waitFor(async () => expect((await rowsIn(canvas))[0]).toHaveTextContent('Olive of Athens'))
})

/** A narrow table has no column for the states. */
export const Rail = meta.story({
  globals: { viewport: { value: 'rail' } },
  parameters: {
    viewport: { options: { rail: { name: 'Rail 861', styles: { width: '861px', height: '768px' } } } },
  },
})

Rail.test('shows all figures, and the state below the name', async ({ canvas }) => {
  await showsListings(canvas)
  const table = canvas.getByRole('table')
  await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
  await expect(canvas.queryByRole('columnheader', { name: say('Status') })).toBeNull()
  const row = within(canvas.getByRole('rowheader', { name: /Amphora of Experience/ }))
  await expect(row.getByText(say('Partly sold'))).toBeVisible()
})

export const Phone = meta.story({ globals: { viewport: { value: 'mobile' } } })

/** Filter, search and sort come from the address. */
export const PartlyEnglish = meta.story(mocked(...untranslatedGameData('name', 'description', 'kind')))

PartlyEnglish.test('marks what is English, and says why', async ({ canvas }) => {
  const row = within(await canvas.findByRole('rowheader', { name: /Wings of Ikaros/ }))
  await waitFor(() => expect(row.getByText('Wings of Ikaros')).toHaveAttribute('lang', 'en'))
  await expect(row.getByText('Wings')).toHaveAttribute('lang', 'en')
  await expectEnglishNote(canvas)
})

export const FromAddress = meta.story({ args: { path: `${path}?state=partlySold&sort=-income` } })

FromAddress.test('shows the partly sold ones, best first', async ({ canvas }) => {
  await waitFor(async () => expect(await rowsIn(canvas)).toHaveLength(3))
  const rows = await rowsIn(canvas)
  await expect(rows[0]).toHaveTextContent('Amphora of Experience')
  await expect(rows[2]).toHaveTextContent('Olive of Athens')
})

export const NothingFound = meta.story({ args: { path: `${path}?search=zzz&state=sold` } })

NothingFound.test('resets search and filter', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Reset filters') }))
  await waitFor(async () => expect(await rowsIn(canvas)).toHaveLength(9))
})

const longest = Number.MAX_SAFE_INTEGER

/** Codes that the game data does not have, and the largest amounts that a game can report. */
export const UnknownItems = meta.story(
  mocked(getBazaar, {
    ...sampleBazaar,
    maxListings: null,
    listings: [1, 2].map((index) => {
      const vnum = 90_000 + index
      const { item, ...listing } = sampleListing(`Unknown ${index}`, {
        item: { vnum },
        amount: 999,
        soldAmount: 998 + index - 1,
        pricePerItem: longest,
        saleFee: longest,
      })
      return { ...listing, item: { vnum, amount: item.amount, rarity: 17 } }
    }),
    bids: [],
  }),
)

UnknownItems.test('shows codes, and sums to the last digit', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Item {vnum}', { vnum: 90_001 }))).toBeVisible())
  await expect(
    canvas.getByText(say('No bids. Bids that the character places in the game appear here.')),
  ).toBeVisible()
  const gross = BigInt(longest) * (998n + 999n)
  const income = canvas.getByRole('region', { name: say('Income') })
  await expect(within(income).getByText(written.number(gross))).toBeVisible()
})

export const Empty = meta.story(mocked(getBazaar, { ...sampleBazaar, listings: [], bids: [] }))

Empty.test('says where listings and bids come from', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Nothing in the bazaar'))).toBeVisible())
  await expect(canvas.queryByRole('region', { name: say('Income') })).toBeNull()
})

export const NeverReported = meta.story(
  mocked(getBazaar, { ...never, listings: [], maxListings: null, bids: [] }),
)

NeverReported.test('says so', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Not reported yet'))).toBeVisible())
})

export const QuietServer = meta.story(mocked(getBazaar, { ...sampleBazaar, ...sampleQuietAge }))

QuietServer.test('keeps the figures and says how old they are', async ({ canvas }) => {
  await showsListings(canvas)
  await expect(canvas.getAllByText(/Delphi/)[0]).toBeVisible()
})

/** The largest bazaar that a game can report. */
export const TwoHundredListings = meta.story(
  mocked(getBazaar, {
    ...sampleBazaar,
    maxListings: 200,
    listings: Array.from({ length: 200 }, (_, index) => ({
      ...sampleListing('Olive of Athens', { amount: 300, soldAmount: index, pricePerItem: 1450 }),
      id: `listing-${index}`,
    })),
  }),
)

export const Loading = meta.story(mocked(getBazaar, loading()))

export const Offline = meta.story(mocked(getBazaar, offline()))

export const Unavailable = meta.story(mocked(getBazaar, fails('SERVICE_UNAVAILABLE')))

Unavailable.test('offers a retry', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: say('Try again') })).toBeVisible())
})

/** The character was deleted while its page was open. */
export const Gone = meta.story(mocked(getBazaar, fails('NOT_FOUND')))

/** The tab of a stranger's character looks like one that does not exist. */
export const Closed = meta.story({ args: { path: '/characters/9001/bazaar' } })

Closed.test('is the 404 page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /404/ })).toBeVisible())
})
