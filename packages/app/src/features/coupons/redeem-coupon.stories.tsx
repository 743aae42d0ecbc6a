import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { pageOf } from '@olympus/api-client/mocks/page-of'
import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import {
  redeemedCoupon,
  sampleGameItemCoupon,
  sampleGameItemCoupons,
  sampleLaurel,
} from '@olympus/api-client/mocks/sample-coupons'
import { sampleOpenSelection } from '@olympus/api-client/mocks/sample-selections'
import { listCharacters } from '@olympus/contract/characters'
import { listCoupons, redeemCoupon } from '@olympus/contract/coupons'
import { listCouponLogs } from '@olympus/contract/logs'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { pageModes } from '../../stories/page-modes.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { pressEscape } from '../../stories/press-escape.ts'
import { say, saying } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Coupons/Redeem',
  component: PortalAt,
  args: { path: '/coupons' },
  parameters: { layout: 'fullscreen' },
})

const [hero] = sampleRoster.characters
if (!hero) throw new Error('The sample roster holds somebody')

type Choosing = Play & {
  userEvent: { selectOptions: (element: Element, value: string) => Promise<void> }
}

const named = (itemName: string) => say('Redeem {itemName}', { itemName })
const laurel = () => named('Laurel of Nike')

const open = async ({ canvas, userEvent }: Play, label = laurel()): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: label }))

const dialogNow = async () => within(await screen.findByRole('dialog'))

const press = async ({ userEvent }: Play): Promise<void> =>
  userEvent.click((await dialogNow()).getByRole('button', { name: say('Redeem') }))

const redeeming = async (context: Choosing, label?: string): Promise<void> => {
  await open(context, label)
  const dialog = await dialogNow()
  const select = await dialog.findByRole('combobox', { name: say('Character') })
  await context.userEvent.selectOptions(select, String(hero.id))
  await press(context)
  await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-busy'))
}

export const Question = meta.story({ parameters: pageModes, play: open })

Question.test('preselects no character, asks for a choice and returns the focus', async (context) => {
  const dialog = await dialogNow()
  const select = await dialog.findByRole('combobox', { name: say('Character') })
  await expect(select).toHaveValue('')
  await press(context)
  await waitFor(() => expect(select).toHaveAccessibleDescription(saying('Choose a character.')))
  await pressEscape(context)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(context.canvas.getByRole('button', { name: laurel() })).toHaveFocus())
})

const Open = meta.story({ play: open })

export const CharactersLoading = Open.extend(mocked(listCharacters, loading()))

/** A reload: the browser has kept the roster, and the server has not answered yet. */
export const CharactersStored = Open.extend({
  args: { storedRoster: sampleRoster },
  ...mocked(listCharacters, loading()),
})

CharactersStored.test('can be chosen at once', async ({ userEvent }) => {
  const dialog = await dialogNow()
  const select = await dialog.findByRole('combobox', { name: say('Character') })
  await userEvent.selectOptions(select, String(hero.id))
  await expect(select).toHaveValue(String(hero.id))
})

export const CharactersUnavailable = Open.extend(mocked(listCharacters, fails('SERVICE_UNAVAILABLE')))

export const NoCharacters = Open.extend(mocked(listCharacters, { ...sampleRoster, characters: [] }))

const redeemedAt = '2025-06-12T09:51:00Z'
const queued = redeemedCoupon(sampleLaurel, { characterId: hero.id, redeemedAt })
const confirmed = redeemedCoupon(sampleLaurel, {
  characterId: hero.id,
  redeemedAt,
  state: 'confirmed',
  claimedAt: redeemedAt,
  settledAt: redeemedAt,
})

const Redeeming = meta.story({ play: redeeming })

export const Redeemed = Redeeming.extend(mocked(redeemCoupon, queued))

Redeemed.test('shows the queued delivery', async () => {
  const dialog = await dialogNow()
  await waitFor(() => expect(dialog.getByText(say('Queued for the game server'))).toBeVisible())
  await expect(dialog.getByRole('link', { name: say('Coupon logs') })).toHaveAttribute(
    'href',
    '/logs/coupons',
  )
})

export const Delivered = Redeeming.extend(
  mocked(
    mock(redeemCoupon, queued),
    mock(listCouponLogs, { entries: [confirmed], totalEntries: 1, page: 1, pageSize: 100 }),
  ),
)

Delivered.test('follows the delivery until it is complete', async () => {
  const dialog = await dialogNow()
  const list = await dialog.findByRole('list', { name: say('Delivery') })
  await waitFor(() => expect(within(list).getAllByText(saying('Completed'))).toHaveLength(3))
})

export const AlreadyRedeemed = Redeeming.extend(mocked(redeemCoupon, fails('ALREADY_REDEEMED')))

AlreadyRedeemed.test('leads to the log, which shows for whom', async () => {
  const dialog = await dialogNow()
  await waitFor(() =>
    expect(dialog.getByRole('alert')).toHaveTextContent(say('This coupon has already been redeemed.')),
  )
  await expect(dialog.queryByRole('button', { name: say('Redeem') })).toBeNull()
  await expect(dialog.getByRole('link', { name: say('Coupon logs') })).toHaveAttribute(
    'href',
    '/logs/coupons',
  )
})

export const CouponGone = Redeeming.extend(mocked(redeemCoupon, fails('NOT_FOUND')))
export const CharacterGone = Redeeming.extend(mocked(redeemCoupon, fails('CHARACTER_NOT_FOUND')))

export const CharacterDeactivated = meta.story({
  beforeEach({ msw }) {
    const roster = { ...sampleRoster }
    msw.use(
      mock(listCharacters, () => roster),
      mock(redeemCoupon, () => {
        roster.characters = sampleRoster.characters.map((one) =>
          one.id === hero.id ? { ...one, isActive: false } : one,
        )
        return fails('CHARACTER_NOT_ACTIVE')
      }),
    )
  },
  play: redeeming,
})

CharacterDeactivated.test('asks for another character and selects none', async () => {
  const dialog = await dialogNow()
  const select = await dialog.findByRole('combobox', { name: say('Character') })
  await waitFor(() =>
    expect(select).toHaveAccessibleDescription(
      saying('The character you chose is no longer active. Choose another one.'),
    ),
  )
  await expect(select).toHaveValue('')
})

export const CharacterDoomed = meta.story({
  beforeEach({ msw }) {
    const roster = { ...sampleRoster }
    msw.use(
      mock(listCharacters, () => roster),
      mock(redeemCoupon, () => {
        roster.openSelection = { ...sampleOpenSelection, deletedIds: [hero.id] }
        return fails('CHARACTER_DOOMED')
      }),
    )
  },
  play: redeeming,
})

CharacterDoomed.test('asks for another character and selects none', async () => {
  const dialog = await dialogNow()
  const select = await dialog.findByRole('combobox', { name: say('Character') })
  await waitFor(() =>
    expect(select).toHaveAccessibleDescription(
      saying('The character you chose is about to be deleted. Choose another one.'),
    ),
  )
  await expect(select).toHaveValue('')
})

export const RedeemOffline = Redeeming.extend(mocked(redeemCoupon, offline()))

RedeemOffline.test('shows the error and can be retried', async (context) => {
  const dialog = await dialogNow()
  await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  context.msw.use(mock(redeemCoupon, queued))
  await press(context)
  await waitFor(() => expect(dialog.getByText(say('Queued for the game server'))).toBeVisible())
})

const gameItems = mock(listCoupons, ({ query }) => pageOf(sampleGameItemCoupons, query))
const keraunos = () => named('Keraunos +10')

export const GameItem = meta.story({
  parameters: pageModes,
  ...mocked(gameItems),
  play: (context: Play) => open(context, keraunos()),
})

GameItem.test('is named with its upgrade', async () => {
  await waitFor(async () => expect(await screen.findByRole('dialog', { name: keraunos() })).toBeVisible())
})

const RedeemingGameItem = meta.story({
  ...mocked(gameItems),
  play: (context: Choosing) => redeeming(context, keraunos()),
})

const queuedGameItem = redeemedCoupon(sampleGameItemCoupon, { characterId: hero.id, redeemedAt })

export const GameItemRedeemed = RedeemingGameItem.extend(
  mocked(gameItems, mock(redeemCoupon, queuedGameItem)),
)

GameItemRedeemed.test('shows the item, the character and the queued delivery', async () => {
  const dialog = await dialogNow()
  const values = { contents: 'Keraunos +10', characterName: hero.name }
  await waitFor(() => expect(dialog.getByText(say('{contents} for {characterName}.', values))).toBeVisible())
  await expect(dialog.getByText(say('Queued for the game server'))).toBeVisible()
})

export const GameItemRefused = RedeemingGameItem.extend(
  mocked(gameItems, mock(redeemCoupon, fails('CHARACTER_NOT_FOUND'))),
)
