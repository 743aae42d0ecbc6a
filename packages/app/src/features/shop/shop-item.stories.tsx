import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { pageOf } from '@olympus/api-client/mocks/page-of'
import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import { sampleOrder } from '@olympus/api-client/mocks/sample-orders'
import { sampleOpenSelection } from '@olympus/api-client/mocks/sample-selections'
import { sampleDetail } from '@olympus/api-client/mocks/sample-shop'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { getUser } from '@olympus/contract/account'
import { listCharacters } from '@olympus/contract/characters'
import { listShopLogs } from '@olympus/contract/logs'
import { buyItem, getShopItem } from '@olympus/contract/shop'
import { expect, screen, waitFor, within, type userEvent as userEvents } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { choiceKey, chooseCharacter } from '../../stories/chosen-character.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, written } from '../../stories/say.ts'
import { pageModes } from '../../stories/page-modes.ts'

type User = ReturnType<typeof userEvents.setup>

const itemId = 'pithos-of-pandora'

const meta = preview.meta({
  title: 'Pages/Shop item',
  component: PortalAt,
  args: { path: `/shop/${itemId}` },
  parameters: { layout: 'fullscreen' },
  beforeEach: chooseCharacter,
})

const dialogOf = async (name: string | RegExp = 'Pithos of Pandora') =>
  within(await screen.findByRole('dialog', { name }))

const oc = (coins: number) => say('{coins} OC', { coins: written.number(coins) })

async function purchase(user: User): Promise<void> {
  const dialog = await dialogOf()
  await dialog.findByRole('combobox', { name: say('Character') })
  await user.click(dialog.getByRole('button', { name: say('Purchase') }))
}

/** The order form after a refusal. */
const refusedWith =
  (message: string, values?: () => Record<string, string>) =>
  async ({ userEvent }: { userEvent: User }) => {
    await purchase(userEvent)
    const dialog = await dialogOf()
    const alert = await dialog.findByText(saying(message, values?.()))
    await waitFor(() => expect(alert.closest('[role=alert]')).toHaveFocus())
    await expect(dialog.getByRole('textbox', { name: say('Quantity') })).toHaveValue('1')
  }

export const RandomBox = meta.story({ parameters: pageModes })

RandomBox.test('clamps the quantity, and shows its price while it is typed', async ({ userEvent }) => {
  const dialog = await dialogOf()
  const quantity = await dialog.findByRole('textbox', { name: say('Quantity') })
  await waitFor(() => expect(dialog.getByText(oc(12_030))).toBeVisible())
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '20')
  await waitFor(() => expect(dialog.getByText(oc(3480))).toBeVisible())
  await userEvent.type(quantity, '0')
  await waitFor(() => expect(dialog.getByText(oc(330))).toBeVisible())
  await expect(quantity).toHaveValue('200')
  await userEvent.tab()
  await waitFor(() => expect(quantity).toHaveValue('27'))
  await expect(dialog.getByText(oc(330))).toBeVisible()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '0{Tab}')
  await waitFor(() => expect(quantity).toHaveValue('1'))
})

/** A phone collapses the drops at first. */
export const OnADesktop = meta.story({ globals: { viewport: { value: 'desktop' } } })

OnADesktop.test('switches between the drops and the preview', async ({ userEvent }) => {
  const dialog = await dialogOf()
  const chance = await dialog.findByText(written.percent(0.008))
  await waitFor(() => expect(chance).toBeVisible())
  await userEvent.click(dialog.getByRole('radio', { name: say('Preview') }))
  await expect(dialog.getByText(written.percent(0.008))).not.toBeVisible()
})

RandomBox.test('returns to the shop and focuses it when closed', async ({ canvas, userEvent }) => {
  const dialog = await dialogOf()
  await dialog.findByRole('heading', { name: 'Pithos of Pandora' })
  await userEvent.click(dialog.getByRole('button', { name: say('Close') }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('Shop') })).toBeVisible())
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
})

RandomBox.test('places the close button next to the title, not on the picture', async () => {
  const dialog = await dialogOf()
  const title = (await dialog.findByRole('heading', { name: 'Pithos of Pandora' })).getBoundingClientRect()
  const cross = dialog.getByRole('button', { name: say('Close') }).getBoundingClientRect()
  await expect(cross.top).toBeLessThan(title.bottom)
  await expect(cross.bottom).toBeGreaterThan(title.top)
  await expect(cross.left).toBeGreaterThanOrEqual(title.right)
})

export const Costume = meta.story({ args: { path: '/shop/chiton-of-dawn' } })

export const OnSale = meta.story({ args: { path: '/shop/wings-of-ikaros' } })

export const Loading = meta.story(mocked(getShopItem, loading()))

export const NotFound = meta.story(mocked(getShopItem, fails('NOT_FOUND')))

NotFound.test('links back to the shop', async ({ canvas, userEvent }) => {
  const dialog = await dialogOf(say('Item not found'))
  await userEvent.click(dialog.getByRole('button', { name: say('Back to the shop') }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('Shop') })).toBeVisible())
})

export const ServerError = meta.story(mocked(getShopItem, fails('INTERNAL_SERVER_ERROR')))

export const Offline = meta.story(mocked(getShopItem, offline()))

export const Bought = meta.story({
  beforeEach({ msw }) {
    let asked = 0
    const orderOf = (state: 'queued' | 'confirmed') => ({
      ...sampleOrder,
      delivery: {
        ...sampleOrder.delivery,
        state,
        claimedAt: state === 'confirmed' ? sampleOrder.delivery.queuedAt : null,
        settledAt: state === 'confirmed' ? sampleOrder.delivery.queuedAt : null,
      },
    })
    msw.use(
      mock(buyItem, () => ({ order: orderOf('queued'), balanceCoins: 12_030 })),
      mock(listShopLogs, ({ query }) => pageOf([orderOf(++asked > 2 ? 'confirmed' : 'queued')], query)),
    )
  },
  play: ({ userEvent }) => purchase(userEvent),
})

Bought.test('follows the delivery until it is confirmed', async () => {
  const dialog = await dialogOf()
  await expect(await dialog.findByText(saying('Purchased'))).toBeVisible()
  await waitFor(() => expect(dialog.getByText(say('Queued for the game server'))).toBeVisible())
  await waitFor(() => expect(dialog.getAllByRole('time').length).toBe(3))
})

export const InsufficientFunds = meta.story({
  ...mocked(buyItem, fails('INSUFFICIENT_FUNDS')),
  play: refusedWith('You do not have enough Olympus Coins.'),
})

InsufficientFunds.test('shows the refusal and links to the purchase of coins', async () => {
  const dialog = await dialogOf()
  const alert = await dialog.findByRole('alert')
  await expect(alert).toHaveTextContent(say('You do not have enough Olympus Coins.'))
  await waitFor(() => expect(alert).toHaveFocus())
  await expect(within(alert).getByRole('link', { name: say('Buy OC') })).toHaveAttribute('href', '/purchase')
})

export const TooPoor = meta.story(mocked(getUser, { ...sampleUser, balanceCoins: 400 }))

TooPoor.test('shows the missing coins before the player tries to order', async () => {
  const dialog = await dialogOf()
  await waitFor(() =>
    expect(
      dialog.getByText(
        say('You do not have enough Olympus Coins. You need {missing} more.', { missing: oc(50) }),
      ),
    ).toBeVisible(),
  )
})

export const InDebt = meta.story({
  ...mocked(buyItem, fails('ACCOUNT_IN_DEBT')),
  play: refusedWith('You owe Olympus Coins. You can spend again once your next purchases have paid it off.'),
})

export const PriceChanged = meta.story({
  beforeEach({ msw }) {
    const item = sampleDetail(itemId)
    if (!item) throw new Error(`No sample of ${itemId}`)
    let priceCoins = item.priceCoins
    msw.use(
      mock(getShopItem, () => ({ ...item, priceCoins })),
      mock(buyItem, () => {
        priceCoins = 500
        return fails('PRICE_CHANGED')
      }),
    )
  },
  play: refusedWith(
    'The price has changed from {pastPrice} to {price}. Check the new total and purchase again.',
    () => ({ pastPrice: oc(450), price: oc(500) }),
  ),
})

PriceChanged.test('uses the new price', async () => {
  const dialog = await dialogOf()
  await expect(dialog.getByText(oc(11_980))).toBeVisible()
})

export const LimitReached = meta.story({
  ...mocked(buyItem, fails('PURCHASE_LIMIT_REACHED')),
  play: refusedWith('You cannot buy that many of this item anymore.'),
})

LimitReached.test('takes the refusal back while another quantity is typed', async ({ userEvent }) => {
  const dialog = await dialogOf()
  await userEvent.type(dialog.getByRole('textbox', { name: say('Quantity') }), '2')
  await expect(dialog.queryByRole('alert')).toBeNull()
})

export const ItemNotAvailable = meta.story({
  ...mocked(buyItem, fails('ITEM_NOT_AVAILABLE')),
  play: refusedWith('This item is no longer available.'),
})

export const ItemGone = meta.story({
  ...mocked(buyItem, fails('NOT_FOUND')),
  play: refusedWith('This item is no longer available.'),
})

export const CharacterNotFound = meta.story({
  ...mocked(buyItem, fails('CHARACTER_NOT_FOUND')),
  play: refusedWith('Character not found.'),
})

export const CharacterNotActive = meta.story({
  ...mocked(buyItem, fails('CHARACTER_NOT_ACTIVE')),
  play: refusedWith('This character is deactivated. Choose an active one.'),
})

export const CharacterDoomed = meta.story({
  beforeEach({ msw }) {
    const roster = { ...sampleRoster }
    msw.use(
      mock(listCharacters, () => roster),
      mock(buyItem, () => {
        roster.openSelection = { ...sampleOpenSelection, deletedIds: [311] }
        return fails('CHARACTER_DOOMED')
      }),
    )
  },
  play: refusedWith('This character is about to be deleted. Nothing can be sent to it.'),
})

CharacterDoomed.test('asks for another character and chooses none', async () => {
  const dialog = await dialogOf()
  const select = await dialog.findByRole('combobox', { name: say('Character') })
  await waitFor(() =>
    expect(select).toHaveAccessibleDescription(
      saying('The character you chose is about to be deleted. Choose another one.'),
    ),
  )
  await expect(select).toHaveValue('')
})

const active = sampleRoster.characters.filter(({ isActive }) => isActive)

/** Only deactivated characters stay. */
export const EveryoneDoomed = meta.story(
  mocked(listCharacters, {
    ...sampleRoster,
    openSelection: { ...sampleOpenSelection, deletedIds: active.map(({ id }) => id) },
  }),
)

EveryoneDoomed.test('says why nobody can be chosen', async () => {
  const dialog = await dialogOf()
  const select = await dialog.findByRole('combobox', { name: say('Character') })
  await waitFor(() =>
    expect(select).toHaveAccessibleDescription(
      saying('All your active characters are about to be deleted. Nothing can be sent to them.'),
    ),
  )
  await expect(select).toBeDisabled()
})

export const NoCharacterChosen = meta.story({
  beforeEach: () => localStorage.removeItem(choiceKey),
  play: ({ userEvent }) => purchase(userEvent),
})

NoCharacterChosen.test('requires a character', async () => {
  const dialog = await dialogOf()
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: say('Character') })).toHaveAccessibleDescription(
      say('Choose a character.'),
    ),
  )
})

export const CharactersUnavailable = meta.story(mocked(listCharacters, fails('INTERNAL_SERVER_ERROR')))

export const BalanceUnknown = meta.story(mocked(getUser, fails('SERVICE_UNAVAILABLE')))
