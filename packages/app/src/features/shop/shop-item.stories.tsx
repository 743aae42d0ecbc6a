import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import { sampleOrder } from '@olympus/api-client/mocks/sample-orders'
import { sampleDetail } from '@olympus/api-client/mocks/sample-shop'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { getUser } from '@olympus/contract/account'
import { listCharacters } from '@olympus/contract/characters'
import { listShopLogs } from '@olympus/contract/logs'
import { buyItem, getShopItem } from '@olympus/contract/shop'
import { expect, screen, waitFor, within, type userEvent as userEvents } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { PortalAt } from '../../stories/portal-at.tsx'

type User = ReturnType<typeof userEvents.setup>

const choice = 'olympus-shop-character-20971'
const itemId = 'pithos-of-pandora'

const meta = preview.meta({
  title: 'Pages/Shop item',
  component: PortalAt,
  args: { path: `/shop/${itemId}` },
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    const [character] = sampleRoster.characters
    localStorage.setItem(choice, String(character?.id))
    return () => localStorage.removeItem(choice)
  },
})

const dialogOf = async (name: string | RegExp = 'Pithos of Pandora') =>
  within(await screen.findByRole('dialog', { name }))

async function purchase(user: User): Promise<void> {
  const dialog = await dialogOf()
  await dialog.findByRole('combobox', { name: 'Character' })
  await user.click(dialog.getByRole('button', { name: 'Purchase' }))
}

/** The order as it stands after the server has refused it. */
const refusedWith =
  (message: RegExp) =>
  async ({ userEvent }: { userEvent: User }) => {
    await purchase(userEvent)
    const dialog = await dialogOf()
    const alert = await dialog.findByText(message)
    await waitFor(() => expect(alert.closest('[role=alert]')).toHaveFocus())
    await expect(dialog.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1')
  }

export const RandomBox = meta.story()

RandomBox.test('clamps the quantity', async ({ userEvent }) => {
  const dialog = await dialogOf()
  const quantity = await dialog.findByRole('textbox', { name: 'Quantity' })
  await waitFor(() => expect(dialog.getByText('12,030 OC')).toBeVisible())
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '500{Tab}')
  await waitFor(() => expect(quantity).toHaveValue('27'))
  await expect(dialog.getByText('330 OC')).toBeVisible()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '0{Tab}')
  await waitFor(() => expect(quantity).toHaveValue('1'))
})

RandomBox.test('shows the drops or the preview', async ({ userEvent }) => {
  const dialog = await dialogOf()
  await expect(await dialog.findByText('0.8%')).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: 'Preview' }))
  await expect(dialog.getByText('0.8%')).not.toBeVisible()
})

RandomBox.test('closes into the shop', async ({ canvas, userEvent }) => {
  const dialog = await dialogOf()
  await userEvent.click(await dialog.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(await canvas.findByRole('heading', { name: 'Shop' })).toBeVisible()
})

export const Costume = meta.story({ args: { path: '/shop/chiton-of-dawn' } })

export const OnSale = meta.story({ args: { path: '/shop/wings-of-ikaros' } })

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(getShopItem, loading()))
  },
})

export const NotFound = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(getShopItem, fails('NOT_FOUND')))
  },
})

NotFound.test('leads back to the shop', async ({ canvas, userEvent }) => {
  const dialog = await dialogOf('Item not found')
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the shop' }))
  await expect(await canvas.findByRole('heading', { name: 'Shop' })).toBeVisible()
})

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(getShopItem, fails('INTERNAL_SERVER_ERROR')))
  },
})

export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(getShopItem, offline()))
  },
})

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
      mock(listShopLogs, () => ({
        entries: [orderOf(++asked > 2 ? 'confirmed' : 'queued')],
        totalEntries: 1,
        page: 1,
        pageSize: 10,
      })),
    )
  },
  play: ({ userEvent }) => purchase(userEvent),
})

Bought.test('follows the delivery until it is confirmed', async () => {
  const dialog = await dialogOf()
  const receipt = await dialog.findByText(/Purchased/)
  await expect(receipt).toBeVisible()
  await expect(await dialog.findByText('Queued for the game server')).toBeVisible()
  await waitFor(() => expect(dialog.getAllByRole('time').length).toBe(3), { timeout: 12_000 })
})

export const InsufficientFunds = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(buyItem, fails('INSUFFICIENT_FUNDS')))
  },
  play: refusedWith(/do not have enough Olympus Coins/),
})

InsufficientFunds.test('says so and leads to the coins', async () => {
  const dialog = await dialogOf()
  const alert = await dialog.findByRole('alert')
  await expect(alert).toHaveTextContent('You do not have enough Olympus Coins.')
  await waitFor(() => expect(alert).toHaveFocus())
  await expect(within(alert).getByRole('link', { name: 'Buy OC' })).toHaveAttribute('href', '/purchase')
})

export const TooPoor = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(getUser, { ...sampleUser, balanceCoins: 400 }))
  },
})

TooPoor.test('tells the missing coins before anything is tried', async () => {
  const dialog = await dialogOf()
  await expect(await dialog.findByText(/50 OC are missing/)).toBeVisible()
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
  play: refusedWith(/changed from 450 OC to 500 OC/),
})

PriceChanged.test('counts with the new price', async () => {
  const dialog = await dialogOf()
  await expect(dialog.getByText('11,980 OC')).toBeVisible()
})

export const ItemNotAvailable = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(buyItem, fails('ITEM_NOT_AVAILABLE')))
  },
  play: refusedWith(/no longer available/),
})

export const ItemGone = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(buyItem, fails('NOT_FOUND')))
  },
  play: refusedWith(/no longer available/),
})

export const CharacterNotFound = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(buyItem, fails('CHARACTER_NOT_FOUND')))
  },
  play: refusedWith(/Character not found/),
})

export const CharacterNotActive = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(buyItem, fails('CHARACTER_NOT_ACTIVE')))
  },
  play: refusedWith(/is deactivated/),
})

export const OfflineAtThePurchase = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(buyItem, offline()))
  },
  play: refusedWith(/cannot be reached/),
})

export const NoCharacterChosen = meta.story({
  beforeEach: () => localStorage.removeItem(choice),
  play: ({ userEvent }) => purchase(userEvent),
})

NoCharacterChosen.test('asks for a character', async () => {
  const dialog = await dialogOf()
  await expect(dialog.getByRole('combobox', { name: 'Character' })).toHaveAccessibleDescription(
    'Choose a character.',
  )
})

export const CharactersUnavailable = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(listCharacters, fails('INTERNAL_SERVER_ERROR')))
  },
})

export const BalanceUnknown = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(getUser, fails('SERVICE_UNAVAILABLE')))
  },
})

export const Mobile = meta.story({ globals: { viewport: { value: 'mobile' } } })

export const Light = meta.story({ globals: { theme: 'light' } })

export const German = meta.story({ globals: { locale: 'de' } })
