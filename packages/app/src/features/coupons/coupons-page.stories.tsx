import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { pageOf } from '@olympus/api-client/mocks/page-of'
import {
  claimedCoupon,
  sampleCoinsCoupon,
  sampleCoupons,
  sampleGameItemCoupons,
  sampleLaurel,
  sampleRewardCoupons,
  sampleTicketCoupon,
} from '@olympus/api-client/mocks/sample-coupons'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { claimCoupon, listCoupons } from '@olympus/contract/coupons'
import { getGameDataVersion } from '@olympus/contract/game-data'
import { listCouponLogs } from '@olympus/contract/logs'
import { getUser } from '@olympus/contract/account'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { pageModes } from '../../stories/page-modes.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, written } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'
import { expectEnglishNote, withEnglishItems } from '../../stories/untranslated.ts'

const meta = preview.meta({
  title: 'Pages/Coupons',
  component: PortalAt,
  args: { path: '/coupons' },
  parameters: { layout: 'fullscreen' },
})

const nothing = { entries: [], totalEntries: 0, page: 1, pageSize: 12 }

type Paste = Play & { userEvent: { paste: (text: string) => Promise<void> } }

const claiming =
  (code: string) =>
  async ({ canvas, userEvent }: Paste): Promise<void> => {
    const field = await canvas.findByRole('textbox', { name: say('Coupon code') })
    await userEvent.click(field)
    await userEvent.paste(code)
    await userEvent.click(canvas.getByRole('button', { name: say('Claim') }))
    await waitFor(() => expect(field.closest('form')).not.toHaveAttribute('aria-busy'))
  }

const inventory = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: say('Coupon inventory') }))

export const Coupons = meta.story({ parameters: pageModes })

Coupons.test('shows all coupons, and the reason for one whose delivery failed', async (context) => {
  const mine = await inventory(context)
  await waitFor(() => expect(mine.getByText('ATHENA-VICTORY')).toBeVisible())
  await expect(mine.getAllByRole('listitem')).toHaveLength(sampleCoupons.length)
  await expect(mine.getByText(saying('We could not deliver it, so it is back here.'))).toHaveTextContent(
    say('The character’s inventory is full.'),
  )
})

export const PartlyEnglish = meta.story(
  mocked(
    mock(listCoupons, ({ query }) => withEnglishItems(pageOf(sampleCoupons, query))),
    mock(listCouponLogs, ({ query }) => withEnglishItems(pageOf(sampleCoupons, query))),
  ),
)

PartlyEnglish.test('marks what is English, and says why', async ({ canvas }) => {
  for (const name of await canvas.findAllByText('Laurel of Nike'))
    await expect(name).toHaveAttribute('lang', 'en')
  await expectEnglishNote(canvas)
})

export const Empty = meta.story(mocked(mock(listCoupons, nothing), mock(listCouponLogs, nothing)))

Empty.test('says that there are no coupons', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('No coupons') })).toBeVisible())
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('No coupon logs') })).toBeVisible())
})

export const Loading = meta.story(mocked(mock(listCoupons, loading()), mock(listCouponLogs, loading())))

export const Unavailable = meta.story(mocked(listCoupons, fails('SERVICE_UNAVAILABLE')))

Unavailable.test('can be retried', async ({ canvas, userEvent, msw }) => {
  const retry = await canvas.findByRole('button', { name: say('Try again') })
  msw.use(mock(listCoupons, nothing))
  await userEvent.click(retry)
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('No coupons') })).toBeVisible())
})

export const Offline = meta.story(mocked(listCoupons, offline()))

/** Items of a character that a permanent selection has deleted. */
const gameItems = [
  mock(listCoupons, ({ query }) => pageOf(sampleGameItemCoupons, query)),
  mock(listCouponLogs, ({ query }) => pageOf(sampleGameItemCoupons, query)),
] as const

export const GameItems = meta.story({ parameters: pageModes, ...mocked(...gameItems) })

GameItems.test('names the items, their upgrades and the deleted character', async (context) => {
  const mine = await inventory(context)
  await waitFor(() => expect(mine.getByRole('heading', { name: /^Keraunos \+10$/ })).toBeVisible())
  await expect(mine.getByRole('heading', { name: 'Honey of Hymettos' })).toBeVisible()
  await expect(mine.getByRole('heading', { name: 'Shard of the Gate' })).toBeVisible()
  await expect(
    mine.getAllByText(say('From {characterName}, deleted', { characterName: 'Ianthe' })),
  ).toHaveLength(sampleGameItemCoupons.length)
  await expect(mine.getByText('×20')).toBeVisible()
  await expect(mine.getByText(saying('We could not deliver it, so it is back here.'))).toBeVisible()
  const redeem = mine.getByRole('button', { name: say('Redeem {itemName}', { itemName: 'Keraunos +10' }) })
  await expect(redeem).toBeVisible()
  const quantity = say('{quantity} × {itemName}', { quantity: '20', itemName: 'Honey of Hymettos' })
  await expect(context.canvas.getByText(quantity)).toBeVisible()
})

GameItems.test('shows the details of an item that is pressed', async (context) => {
  const mine = await inventory(context)
  const label = [
    say('{name}, rarity: {rarityLabel}', { name: 'Keraunos', rarityLabel: say('Mythic') }),
    '+10',
  ]
  await context.userEvent.click(await mine.findByRole('button', { name: label.join(', ') }))
  const details = within(await screen.findByRole('dialog'))
  const option = say('{type}, effect {effect}', { type: say('Weapon shell'), effect: '1' })
  await waitFor(() => expect(details.getByText(option)).toBeVisible())
})

/** The items have their codes, and the names that the game has reported. */
export const GameDataLoading = meta.story(mocked(...gameItems, mock(getGameDataVersion, loading())))

GameDataLoading.test('shows codes, and items can be redeemed', async (context) => {
  const mine = await inventory(context)
  const itemName = `${say('Item {vnum}', { vnum: 8946 })} +10`
  await waitFor(() => expect(mine.getByRole('heading', { name: itemName })).toBeVisible())
  await expect(mine.getByRole('button', { name: say('Redeem {itemName}', { itemName }) })).toBeEnabled()
})

export const GameDataOffline = meta.story(mocked(...gameItems, mock(getGameDataVersion, offline())))

/** Rewards of the fortune wheel that the game has refused. */
export const WheelRewards = meta.story(mocked(listCoupons, ({ query }) => pageOf(sampleRewardCoupons, query)))

WheelRewards.test('say where they come from', async (context) => {
  const mine = await inventory(context)
  await waitFor(() => expect(mine.getByText(say('From the fortune wheel'))).toBeVisible())
  await expect(mine.getByText(say('From the token exchange'))).toBeVisible()
})

const fourteen = Array.from({ length: 14 }, (_, index) => ({ ...sampleLaurel, id: 6000 + index }))

export const SecondPage = meta.story({
  args: { path: '/coupons?page=2' },
  ...mocked(listCoupons, ({ query }) => pageOf(fourteen, query)),
})

export const ClaimedCoins = meta.story({
  beforeEach({ msw }) {
    const balance = { coins: sampleUser.balanceCoins }
    msw.use(
      mock(getUser, () => ({ ...sampleUser, balanceCoins: balance.coins })),
      mock(claimCoupon, ({ body }) => {
        balance.coins += 500
        return {
          coupon: claimedCoupon(body.code),
          repaidCoins: 0,
          balanceCoins: balance.coins,
        }
      }),
    )
  },
  play: claiming('  OLYMPIAD-500 '),
})

ClaimedCoins.test(
  'shows the credited coins and the new balance, and clears the field',
  async ({ canvas }) => {
    const coins = say('{coins} OC', { coins: '500' })
    const contents = say('{contents} have been added to your balance.', { contents: coins })
    await waitFor(() => expect(canvas.getByText(contents)).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: say('Coupon code') })).toHaveValue('')
    await waitFor(() =>
      expect(
        canvas.getByText(say('Balance: {0} Olympus Coins', { 0: written.number(12_980) })),
      ).toBeInTheDocument(),
    )
  },
)

export const ClaimedInDebt = meta.story({
  ...mocked(claimCoupon, { coupon: sampleCoinsCoupon, repaidCoins: 300, balanceCoins: 200 }),
  play: claiming('OLYMPIAD-500'),
})

ClaimedInDebt.test('says how many coins paid off the debt', async ({ canvas }) => {
  const oc = (coins: number) => say('{coins} OC', { coins })
  const text = say('You received {coins}. Of these, {repaid} went toward what you owed.', {
    coins: oc(500),
    repaid: oc(300),
  })
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
})

export const ClaimedItem = meta.story({
  ...mocked(claimCoupon, { coupon: sampleLaurel, repaidCoins: 0, balanceCoins: 12_480 }),
  play: claiming('ATHENA-VICTORY'),
})

ClaimedItem.test('says where to find the item', async ({ canvas }) => {
  const text = say('{contents} is in your coupon inventory.', { contents: 'Laurel of Nike' })
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
})

export const ClaimedTickets = meta.story({
  ...mocked(claimCoupon, { coupon: sampleTicketCoupon, repaidCoins: 0, balanceCoins: 12_480 }),
  play: claiming('ELEUSIS-25'),
})

ClaimedTickets.test('leads to the fortune wheel', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: say('Open the fortune wheel') })
  await expect(link).toHaveAttribute('href', '/fortune-wheel')
})

export const NoCode = meta.story({ play: claiming(' ') })

NoCode.test('asks for a code at the field', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: say('Coupon code') })
  await waitFor(() => expect(field).toHaveFocus())
  await expect(field).toHaveAccessibleDescription(saying('Enter a coupon code'))
})

const Claimed = meta.story({ play: claiming('olympiad-500') })

export const InvalidCode = Claimed.extend(mocked(claimCoupon, fails('INVALID_CODE')))

InvalidCode.test('keeps the code and shows the error at the field', async ({ canvas }) => {
  const field = await canvas.findByRole('textbox', { name: say('Coupon code') })
  await waitFor(() => expect(field).toHaveFocus())
  await expect(field).toHaveAccessibleDescription(saying('This coupon code is invalid.'))
  await expect(field).toHaveValue('olympiad-500')
})

export const TooLong = meta.story({ play: claiming('x'.repeat(65)) })

TooLong.test('is refused as an invalid code', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: say('Coupon code') })
  await waitFor(() => expect(field).toHaveAccessibleDescription(saying('This coupon code is invalid.')))
})

export const AlreadyClaimed = Claimed.extend(mocked(claimCoupon, fails('ALREADY_CLAIMED')))
export const Expired = Claimed.extend(mocked(claimCoupon, fails('EXPIRED')))
export const AccountTooRecent = Claimed.extend(mocked(claimCoupon, fails('NOT_ELIGIBLE_ACCOUNT_TOO_RECENT')))
export const NotOnTheList = Claimed.extend(mocked(claimCoupon, fails('NOT_ELIGIBLE_NO_WHITELIST')))
export const TooManyAttempts = Claimed.extend(mocked(claimCoupon, fails('TOO_MANY_REQUESTS')))

export const ClaimOffline = meta.story({
  ...mocked(claimCoupon, offline()),
  play: claiming('OLYMPIAD-500'),
})

ClaimOffline.test('shows the error, and the claim can be retried', async ({ canvas, userEvent, msw }) => {
  await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  msw.use(mock(claimCoupon, { coupon: sampleCoinsCoupon, repaidCoins: 0, balanceCoins: 12_980 }))
  await userEvent.click(canvas.getByRole('button', { name: say('Claim') }))
  await waitFor(() => expect(canvas.getByText(saying('Claimed.'))).toBeVisible())
  await expect(canvas.queryByRole('alert')).toBeNull()
})
