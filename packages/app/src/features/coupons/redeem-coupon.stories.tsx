import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import { redeemedCoupon, sampleLaurel } from '@olympus/api-client/mocks/sample-coupons'
import { listCharacters } from '@olympus/contract/characters'
import { redeemCoupon } from '@olympus/contract/coupons'
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

const laurel = () => say('Redeem {itemName}', { itemName: 'Laurel of Nike' })

const open = async ({ canvas, userEvent }: Play): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: laurel() }))

const dialogNow = async () => within(await screen.findByRole('dialog'))

const press = async ({ userEvent }: Play): Promise<void> =>
  userEvent.click((await dialogNow()).getByRole('button', { name: say('Redeem') }))

const redeeming = async (context: Choosing): Promise<void> => {
  await open(context)
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

AlreadyRedeemed.test('offers only to close the dialog', async () => {
  const dialog = await dialogNow()
  await waitFor(() =>
    expect(dialog.getByRole('alert')).toHaveTextContent(say('This coupon has already been redeemed.')),
  )
  await expect(dialog.queryByRole('button', { name: say('Redeem') })).toBeNull()
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

export const RedeemOffline = Redeeming.extend(mocked(redeemCoupon, offline()))

RedeemOffline.test('shows the error and can be retried', async (context) => {
  const dialog = await dialogNow()
  await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  context.msw.use(mock(redeemCoupon, queued))
  await press(context)
  await waitFor(() => expect(dialog.getByText(say('Queued for the game server'))).toBeVisible())
})
