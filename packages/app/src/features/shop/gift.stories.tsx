import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleGiftFor } from '@olympus/api-client/mocks/sample-orders'
import { sampleDetail } from '@olympus/api-client/mocks/sample-shop'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { listShopLogs } from '@olympus/contract/logs'
import { buyItem, getShopItem, giftItem, type ItemLimit } from '@olympus/contract/shop'
import { expect, screen, waitFor, within, type userEvent as userEvents } from 'storybook/test'

import { notPictured } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { pageModes } from '../../stories/page-modes.ts'
import { chooseCharacter } from '../../stories/chosen-character.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, written } from '../../stories/say.ts'

type User = ReturnType<typeof userEvents.setup>

const itemId = 'ambrosia-draught'
const [name, message] = ['melanippe', 'For the last raid. Keep some for the hydra!']

const found = sampleDetail(itemId)
if (!found) throw new Error(`No sample of ${itemId}`)
const item = found

const meta = preview.meta({
  title: 'Pages/Gift',
  component: PortalAt,
  args: { path: `/shop/${itemId}` },
  parameters: { layout: 'fullscreen' },
  beforeEach: chooseCharacter,
})

const dialogOf = async () => within(await screen.findByRole('dialog', { name: item.name }))

const nameField = 'Character name'

async function chooseGift(user: User) {
  const dialog = await dialogOf()
  await user.click(await dialog.findByRole('radio', { name: say('As a gift') }))
  return dialog
}

async function give(user: User) {
  const dialog = await chooseGift(user)
  await user.click(dialog.getByLabelText(say(nameField)))
  await user.paste(name)
  await user.click(dialog.getByLabelText(saying('Message')))
  await user.paste(message)
  await user.click(dialog.getByRole('button', { name: say('Purchase') }))
  return dialog
}

async function expectKept() {
  const dialog = await dialogOf()
  await expect(dialog.getByLabelText(say(nameField))).toHaveValue(name)
  await expect(dialog.getByLabelText(saying('Message'))).toHaveValue(message)
}

/** The gift form after a refusal. */
const refusedWith =
  (text: string, values?: () => Record<string, string>) =>
  async ({ userEvent }: { userEvent: User }) => {
    const dialog = await give(userEvent)
    const alert = await dialog.findByText(saying(text, values?.()))
    await waitFor(() => expect(alert.closest('[role=alert]')).toHaveFocus())
    await expectKept()
  }

export const Form = meta.story({
  parameters: pageModes,
  play: async ({ userEvent }) => void (await chooseGift(userEvent)),
})

Form.test('requires a name, counts the message length and keeps the input', async ({ userEvent }) => {
  const dialog = await dialogOf()
  const missing = new RegExp(RegExp.escape(say('Enter a character name.')))
  const purchase = dialog.getByRole('button', { name: say('Purchase') })
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await userEvent.click(purchase)
    await waitFor(() => expect(dialog.getByLabelText(say(nameField))).toHaveFocus())
    await expect(dialog.getByLabelText(say(nameField))).toHaveAccessibleDescription(missing)
  }
  await userEvent.click(dialog.getByLabelText(saying('Message')))
  await userEvent.paste('Two\nlines\u202E')
  await expect(dialog.getByLabelText(saying('Message'))).toHaveValue('Twolines')
  const counter = { written: written.number(8), most: written.number(200) }
  await expect(dialog.getByText(say('{written} of {most} characters', counter))).toBeVisible()
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{ArrowLeft}')
  await expect(dialog.getByRole('combobox', { name: say('Character') })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect(dialog.getByLabelText(saying('Message'))).toHaveValue('Twolines')
  await expect(dialog.getByLabelText(say(nameField))).toHaveAttribute('aria-invalid', 'false')
})

export const Given = meta.story({
  beforeEach({ msw }) {
    const body = {
      itemId,
      quantity: 1,
      expectedUnitPriceCoins: item.priceCoins,
      characterName: 'Melanippe',
      message,
    }
    const order = sampleGiftFor(item, body)
    msw.use(
      mock(giftItem, ({ body: sent }) => ({
        order: {
          ...order,
          gift: { direction: 'gift-given' as const, giver: sampleUser.username, message: sent.message },
        },
        balanceCoins: 12_030,
      })),
      mock(listShopLogs, { entries: [order], totalEntries: 1, page: 1, pageSize: 10 }),
    )
  },
  play: async ({ userEvent }) => void (await give(userEvent)),
})

Given.test('shows the recipient and the message on the receipt', async () => {
  const dialog = await dialogOf()
  const values = { quantity: written.number(1), itemName: item.name, characterName: 'Melanippe' }
  const receipt = await dialog.findByText(
    say('{quantity} × {itemName} as a gift for {characterName}.', values),
  )
  await expect(receipt).toBeVisible()
  await expect(dialog.getByText(message)).toBeVisible()
})

export const UnknownName = meta.story({
  ...mocked(giftItem, fails('CHARACTER_NOT_FOUND')),
  play: refusedWith('Character not found.'),
})

export const RestingCharacter = meta.story({
  ...mocked(giftItem, fails('CHARACTER_NOT_ACTIVE')),
  play: refusedWith('This character is deactivated. Choose an active one.'),
})

export const DoomedCharacter = meta.story({
  ...mocked(giftItem, fails('CHARACTER_DOOMED')),
  play: refusedWith('This character is about to be deleted. Nothing can be sent to it.'),
})

export const OwnCharacter = meta.story({
  ...mocked(giftItem, fails('GIFT_TO_OWN_CHARACTER')),
  play: refusedWith('This is your own character. Buy the item for it instead of sending it as a gift.'),
})

export const Offline = meta.story({
  ...mocked(giftItem, offline()),
  play: refusedWith(
    'There was no answer, so your order may have been placed. Check your connection and purchase again without changes: you will not pay twice.',
  ),
})

const oc = (coins: number) => say('{coins} OC', { coins: written.number(coins) })

export const PriceChanged = meta.story({
  beforeEach({ msw }) {
    let { priceCoins } = item
    msw.use(
      mock(getShopItem, () => ({ ...item, priceCoins })),
      mock(giftItem, () => {
        priceCoins = 95
        return fails('PRICE_CHANGED')
      }),
    )
  },
  play: refusedWith(
    'The price has changed from {pastPrice} to {price}. Check the new total and purchase again.',
    () => ({
      pastPrice: oc(item.priceCoins),
      price: oc(95),
    }),
  ),
})

export const InsufficientFunds = meta.story({
  ...mocked(giftItem, fails('INSUFFICIENT_FUNDS')),
  play: refusedWith('You do not have enough Olympus Coins.'),
})

InsufficientFunds.test('replaces a refusal with the next one', async ({ userEvent, msw }) => {
  const dialog = await dialogOf()
  const refusals = [
    [
      'ACCOUNT_IN_DEBT',
      'You owe Olympus Coins. You can spend again once your next purchases have paid it off.',
    ],
    ['ITEM_NOT_AVAILABLE', 'This item is no longer available.'],
  ] as const
  for (const [key, text] of refusals) {
    msw.use(mock(giftItem, fails(key)))
    await userEvent.click(dialog.getByRole('button', { name: say('Purchase') }))
    await waitFor(() => expect(dialog.getByText(saying(text))).toBeVisible())
    await expectKept()
  }
})

export const ItemGone = meta.story({
  ...mocked(giftItem, fails('NOT_FOUND')),
  play: refusedWith('This item is no longer available.'),
})

const week: ItemLimit = { period: 'week', maxQuantity: 3, remaining: 2, renewsAt: '2025-06-16T00:00:00Z' }
const limited = (...limits: ItemLimit[]) => mocked(getShopItem, { ...item, limits })

export const Limited = meta.story(
  limited({ period: 'account', maxQuantity: 10, remaining: 9, renewsAt: null }, week),
)

Limited.test('shows the remaining quantity and limits the order to it', async ({ userEvent }) => {
  const dialog = await dialogOf()
  const left = { left: written.number(2), most: written.number(3) }
  await waitFor(() => expect(dialog.getByText(say('{left} of {most} left this week', left))).toBeVisible())
  const quantity = dialog.getByRole('textbox', { name: say('Quantity') })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '9{Tab}')
  await waitFor(() => expect(quantity).toHaveValue('2'))
})

export const LimitReached = meta.story({ parameters: pageModes, ...limited({ ...week, remaining: 0 }) })

const reached = (maxQuantity: number) =>
  say(
    '{maxQuantity, plural, one {You have bought the one you can have for now. You can buy another starting {renewal}.} other {You have bought all # you can have for now. You can buy more starting {renewal}.}}',
    { maxQuantity, renewal: written.dateTime('2025-06-16T00:00:00Z') },
  )

LimitReached.test('shows when the limit renews and sends nothing', async ({ userEvent, msw }) => {
  const dialog = await dialogOf()
  await waitFor(() => expect(dialog.getByText(reached(3))).toBeVisible())
  // A request would stay pending forever, which the form would show.
  msw.use(mock(buyItem, loading()))
  await dialog.findByRole('combobox', { name: say('Character') })
  const purchase = dialog.getByRole('button', { name: say('Purchase') })
  await expect(purchase).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(purchase)
  await expect(purchase.closest('form')).not.toHaveAttribute('aria-busy')
})

export const LimitOfOneReached = meta.story({
  parameters: notPictured,
  ...limited({ ...week, maxQuantity: 1, remaining: 0 }),
})

LimitOfOneReached.test('uses the singular for a limit of one', async () => {
  const dialog = await dialogOf()
  await waitFor(() => expect(dialog.getByText(reached(1))).toBeVisible())
})

/** Another tab bought the item in the meantime. */
export const LimitReachedMeanwhile = meta.story({
  beforeEach({ msw }) {
    let remaining = 2
    msw.use(
      mock(getShopItem, () => ({ ...item, limits: [{ ...week, remaining }] })),
      mock(giftItem, () => {
        remaining = 0
        return fails('PURCHASE_LIMIT_REACHED')
      }),
    )
  },
  play: refusedWith('You cannot buy that many of this item anymore.'),
})

LimitReachedMeanwhile.test('reloads the limit after the refusal', async () => {
  const dialog = await dialogOf()
  await waitFor(() => expect(dialog.getByText(say('Limit reached'))).toBeVisible())
})
