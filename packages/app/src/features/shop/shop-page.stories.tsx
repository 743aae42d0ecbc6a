import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import { sampleShopPage } from '@olympus/api-client/mocks/sample-shop'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { listCharacters } from '@olympus/contract/characters'
import { listShopItems } from '@olympus/contract/shop'
import { getUser } from '@olympus/contract/account'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { choiceKey, chooseCharacter } from '../../stories/chosen-character.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, written } from '../../stories/say.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { expectEnglishNote } from '../../stories/untranslated.ts'

const meta = preview.meta({
  title: 'Pages/Shop',
  component: PortalAt,
  args: { path: '/shop' },
  parameters: { layout: 'fullscreen' },
  beforeEach: chooseCharacter,
})

export const Default = meta.story({ parameters: pageModes })

export const InDebt = meta.story(mocked(getUser, { ...sampleUser, balanceCoins: 0, debtCoins: 1250 }))

InDebt.test('says that the debt blocks spending and links to the purchase of coins', async ({ canvas }) => {
  const debt = say('{coins} OC', { coins: written.number(1250) })
  const title = await canvas.findByText(say('You owe {debt}.', { debt }))
  const notice = within(title.parentElement ?? canvas.getByRole('main'))
  await expect(notice.getByRole('link', { name: say('Buy OC') })).toHaveAttribute('href', '/purchase')
})

/** The filters are next to the items; on a phone they are in a drawer. */
const onADesktop = { viewport: { value: 'desktop' } }

export const OnADesktop = meta.story({ globals: onADesktop })

OnADesktop.test('filters by name once typing pauses', async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'Trident of the Deep' })
  await userEvent.type(canvas.getByRole('searchbox'), 'owl')
  await waitFor(() => expect(canvas.queryByRole('link', { name: 'Trident of the Deep' })).toBeNull())
  await expect(canvas.getByRole('link', { name: 'Owl of Athena' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: say('Reset filters') }))
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Trident of the Deep' })).toBeVisible())
  await expect(canvas.getByRole('searchbox')).toHaveValue('')
})

OnADesktop.test('filters by tag', async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'Trident of the Deep' })
  await userEvent.click(canvas.getByRole('checkbox', { name: say('On sale') }))
  await waitFor(() => expect(canvas.queryByRole('link', { name: 'Trident of the Deep' })).toBeNull())
  await expect(canvas.getByRole('link', { name: 'Wings of Ikaros' })).toBeVisible()
})

OnADesktop.test('sorts the items', async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'Trident of the Deep' })
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('Sort') }), 'price')
  const list = canvas.getByRole('list', { name: say('Items') })
  await waitFor(() => expect(within(list).getAllByRole('link')[0]).not.toHaveTextContent('Trident'))
})

export const Filtered = meta.story({ args: { path: '/shop?category=costumes&tag=on-sale&sort=name' } })

export const NothingFits = meta.story({
  args: { path: '/shop?search=minotaur+saddle' },
  globals: onADesktop,
})

NothingFits.test('offers to reset the filters', async ({ canvas, userEvent }) => {
  const title = await canvas.findByRole('heading', { name: say('No items found') })
  const [, reset] = canvas.getAllByRole('button', { name: say('Reset filters') })
  await expect(title).toBeVisible()
  if (reset) await userEvent.click(reset)
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Trident of the Deep' })).toBeVisible())
})

export const SimilarNames = meta.story({
  args: { path: '/shop?search=olw' },
  ...mocked(listShopItems, ({ query }) => ({
    ...sampleShopPage({ ...query, search: 'owl' }),
    isApproximate: true,
  })),
})

SimilarNames.test('says that no item matches and shows similar names', async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Owl of Athena' })
  const title = canvas.getByText(say('No items match “{search}”.', { search: 'olw' }))
  await expect(title.closest('[role=status]')).toHaveTextContent(saying('Similar names:'))
})

export const TenThousandItems = meta.story({
  args: { path: '/shop?sort=name&page=2' },
  globals: onADesktop,
  ...mocked(listShopItems, ({ query }) => ({
    ...sampleShopPage({ ...query, page: 1 }),
    page: query.page,
    totalEntries: 10_000,
  })),
})

TenThousandItems.test(
  'opens any page by its number and keeps the sort order',
  async ({ canvas, userEvent }) => {
    const last = written.number(834)
    const field = await canvas.findByRole('textbox', { name: say('Page, 1 to {last}', { last }) })
    await userEvent.type(field, '417{Enter}')
    const current = say('Page {page}', { page: written.number(417) })
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: current })).toHaveAttribute('aria-current', 'page'),
    )
    await expect(canvas.getByRole('link', { name: current })).toHaveAttribute(
      'href',
      '/shop?page=417&sort=name',
    )
    await userEvent.type(field, '999')
    await userEvent.click(canvas.getByRole('button', { name: say('Go to page') }))
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: say('Page {page}', { page: last }) })).toHaveAttribute(
        'aria-current',
        'page',
      ),
    )
  },
)

export const EmptyShop = meta.story(
  mocked(listShopItems, ({ query }) => ({ ...sampleShopPage(query), entries: [], totalEntries: 0 })),
)

/** One item has no translation. */
export const PartlyEnglish = meta.story(
  mocked(listShopItems, ({ query }) => {
    const page = sampleShopPage(query)
    const entries = page.entries.map((item) =>
      item.id === 'owl-of-athena' ? { ...item, inEnglish: ['name' as const] } : item,
    )
    return { ...page, entries }
  }),
)

PartlyEnglish.test('marks what is English, and says why', async ({ canvas }) => {
  const named = (name: string) => canvas.findByRole('heading', { name })
  await expect(await named('Owl of Athena')).toHaveAttribute('lang', 'en')
  await expect(await named('Trident of the Deep')).not.toHaveAttribute('lang')
  await expectEnglishNote(canvas)
})

export const Loading = meta.story(mocked(mock(listShopItems, loading()), mock(listCharacters, loading())))

export const NextPageOnItsWay = meta.story({
  globals: onADesktop,
  ...mocked(listShopItems, ({ query }) => (query.sort === 'name' ? loading() : sampleShopPage(query))),
})

NextPageOnItsWay.test('keeps the items visible', async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'Trident of the Deep' })
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('Sort') }), 'name')
  await expect(canvas.getByRole('link', { name: 'Trident of the Deep' })).toBeVisible()
  await waitFor(() =>
    expect(canvas.getByRole('list', { name: say('Items') }).parentElement).toHaveAttribute(
      'aria-busy',
      'true',
    ),
  )
})

export const ResetOnItsWay = meta.story({
  args: { path: '/shop?search=minotaur+saddle' },
  globals: onADesktop,
  ...mocked(listShopItems, ({ query }) => (query.search ? sampleShopPage(query) : loading())),
})

ResetOnItsWay.test('does not call the shop empty', async ({ canvas, userEvent }) => {
  const title = await canvas.findByRole('heading', { name: say('No items found') })
  const [reset] = canvas.getAllByRole('button', { name: say('Reset filters') })
  if (reset) await userEvent.click(reset)
  await waitFor(() => expect(title).not.toBeInTheDocument())
  await expect(canvas.queryByRole('heading', { name: say('The shop is empty') })).toBeNull()
})

export const ServerError = meta.story({
  globals: onADesktop,
  ...mocked(listShopItems, fails('INTERNAL_SERVER_ERROR')),
  async play({ canvas }) {
    await canvas.findByText(say('This could not be loaded'))
    await expect(canvas.queryByRole('heading', { name: say('Categories') })).toBeNull()
  },
})

export const Offline = meta.story(mocked(mock(listShopItems, offline()), mock(listCharacters, offline())))

export const FilterRefused = meta.story({
  globals: onADesktop,
  ...mocked(listShopItems, ({ query }) =>
    query.search ? fails('TOO_MANY_REQUESTS') : sampleShopPage(query),
  ),
})

FilterRefused.test('shows no outdated items', async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'Trident of the Deep' })
  await userEvent.type(canvas.getByRole('searchbox'), 'owl{Enter}')
  await waitFor(() =>
    expect(canvas.getByText(say('Too many attempts. Wait a moment and try again.'))).toBeVisible(),
  )
  await expect(canvas.queryByRole('link', { name: 'Trident of the Deep' })).toBeNull()
  await expect(canvas.getByRole('searchbox')).toHaveValue('owl')
})

export const NoCharacterChosen = meta.story({ beforeEach: () => localStorage.removeItem(choiceKey) })

NoCharacterChosen.test(
  'chooses no character by default and remembers the choice',
  async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: say('Character') })
    await expect(select).toHaveValue('')
    const [character] = sampleRoster.characters
    await userEvent.selectOptions(select, String(character?.id))
    await expect(localStorage.getItem(choiceKey)).toBe(String(character?.id))
  },
)

export const CharacterGone = meta.story({ beforeEach: () => localStorage.setItem(choiceKey, '999999') })

CharacterGone.test('asks for another character', async ({ canvas }) => {
  const select = await canvas.findByRole('combobox', { name: say('Character') })
  await expect(select).toHaveValue('')
  await expect(select).toHaveAccessibleDescription(
    saying('The character you chose is no longer active. Choose another one.'),
  )
})

export const NoCharacters = NoCharacterChosen.extend(
  mocked(listCharacters, { ...sampleRoster, characters: [] }),
)

export const CharactersUnavailable = meta.story(mocked(listCharacters, fails('INTERNAL_SERVER_ERROR')))

/** A reload: the browser has kept the roster, and the server has not answered yet. */
export const CharactersStored = meta.story({
  args: { storedRoster: sampleRoster },
  ...mocked(listCharacters, loading()),
})

CharactersStored.test('selects the character at once', async ({ canvas }) => {
  const select = await canvas.findByRole('combobox', { name: say('Character') })
  await expect(select).toHaveValue(String(sampleRoster.characters[0]?.id))
})

export const MobileFilters = meta.story({
  globals: { viewport: { value: 'mobile' } },
  async play({ canvas, userEvent }) {
    const open = (await canvas.findAllByText(say('Filters'))).find((element) => element.closest('button'))
    if (open?.checkVisibility()) {
      await userEvent.click(open)
      const drawer = await screen.findByRole('dialog', { name: say('Filters') })
      await waitFor(() => expect(drawer).toBeVisible())
    }
  },
})
