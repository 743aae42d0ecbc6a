import { fails, mock, offline, repeats } from '@olympus/api-client/mock'
import { sampleExchangeOf } from '@olympus/api-client/mocks/sample-spins'
import { sampleOffers, sampleWheelAccount } from '@olympus/api-client/mocks/sample-wheel'
import { sampleWheelTable } from '@olympus/api-client/mocks/sample-wheel-tables'
import { exchangeTokens, getWheel, getWheelAccount } from '@olympus/contract/fortune-wheel'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { mocked } from '../../../stories/mocked.ts'
import { pageModes } from '../../../stories/page-modes.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say, saying } from '../../../stories/say.ts'
import type { Play } from '../../../stories/type-into.ts'
import { chosenCharacter, facts } from '../wheel-stories.ts'

const meta = preview.meta({
  title: 'Pages/Fortune wheel/Token exchange',
  component: PortalAt,
  args: { path: '/fortune-wheel' },
  parameters: { layout: 'fullscreen' },
  beforeEach: chosenCharacter,
})

const ticket = () => say('Fortune wheel ticket')
const tokens = (count: number) => say('{count, plural, one {# token} other {# tokens}}', { count })
const exchangeLabel = (count: number) => say('Exchange {price}', { price: tokens(count) })

const wheel = {
  isOpen: true,
  jackpotEverySpins: 30,
  table: sampleWheelTable,
  nextTable: null,
  offers: [...sampleOffers],
}

const tickets = { kind: 'tickets', tickets: 1 } as const
const exchanged = sampleExchangeOf(tickets, 3, 10)

const dialog = async () => within(await screen.findByRole('dialog', { name: say('Token exchange') }))

/** Opens the dialog for an offer. */
const opening =
  (name: () => string) =>
  async ({ canvas, userEvent }: Play) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: say('Exchange tokens for {name}', { name: name() }) }),
    )
    await dialog()
  }

async function enterQuantity({ userEvent }: Pick<Play, 'userEvent'>, quantity: string) {
  const field = (await dialog()).getByRole('textbox', { name: say('Quantity') })
  await userEvent.clear(field)
  await userEvent.paste(quantity)
  return field
}

/** Exchanges as many tokens for tickets as the quantity costs at the first price. */
const exchanging =
  (quantity: number) =>
  async (context: Play): Promise<void> => {
    await opening(ticket)(context)
    await enterQuantity(context, String(quantity))
    const open = await dialog()
    await context.userEvent.click(open.getByRole('heading', { level: 2 }))
    await context.userEvent.click(open.getByRole('button', { name: exchangeLabel(10 * quantity) }))
  }

export const Dialog = meta.story({ parameters: pageModes, play: opening(ticket) })

Dialog.test('clamps the quantity to what the tokens are enough for', async (context) => {
  const field = await enterQuantity(context, '9')
  const open = await dialog()
  await context.userEvent.click(open.getByRole('heading', { level: 2 }))
  await waitFor(() => expect(field).toHaveValue('3'))
  await expect(open.getByRole('button', { name: exchangeLabel(30) })).toBeVisible()
  await expect(open.getByText(say('Tokens left')).nextElementSibling).toHaveTextContent('4')
  await expect(open.getByText(say('Tickets then')).nextElementSibling).toHaveTextContent('10')
})

Dialog.test('an item goes to the character of the wheel', async ({ userEvent, msw }) => {
  const open = await dialog()
  await userEvent.click(open.getByRole('radio', { name: /^Laurel of Nike/ }))
  await expect(open.getByRole('combobox', { name: say('Goes to') })).toHaveValue('311')
  let asked: unknown
  msw.use(
    mock(exchangeTokens, ({ body }) => {
      asked = body
      return fails('CHARACTER_DOOMED')
    }),
  )
  await userEvent.click(open.getByRole('button', { name: exchangeLabel(30) }))
  await waitFor(() =>
    expect(asked).toEqual({ offerId: 'laurel', quantity: 1, expectedPriceTokens: 30, characterId: 311 }),
  )
})

export const Done = meta.story({ ...mocked(exchangeTokens, exchanged), play: exchanging(3) })

Done.test('says what was added, with a link to the log, and updates the page', async (context) => {
  const open = await dialog()
  const added = say('{total, plural, one {# ticket added} other {# tickets added}}', { total: 3 })
  await waitFor(() => expect(open.getByRole('heading', { name: added })).toHaveFocus())
  await expect(open.getByRole('link', { name: say('Open the log') })).toHaveAttribute(
    'href',
    '/logs/fortune-wheel',
  )
  await context.userEvent.click(open.getByRole('button', { name: say('Back to the wheel') }))
  await waitFor(() => expect(facts(context)).toEqual(['18', '10', '4']))
})

const priced = (priceTokens: number) =>
  sampleOffers.map((offer) => (offer.id === 'ticket' ? { ...offer, priceTokens } : offer))

let price = 10

const changing = mocked(
  mock(getWheel, () => ({ ...wheel, offers: priced(price) })),
  mock(exchangeTokens, ({ body }) => {
    price = 12
    return body.expectedPriceTokens === price
      ? sampleExchangeOf(tickets, body.quantity, price)
      : fails('PRICE_CHANGED', { priceTokens: price })
  }),
)

/** The price is another one by the time the player confirms. */
export const PriceChanged = meta.story({
  parameters: pageModes,
  ...changing,
  beforeEach(context) {
    price = 10
    return changing.beforeEach(context)
  },
  async play(context) {
    await exchanging(3)(context)
    await waitFor(async () => expect((await dialog()).getByRole('alert')).toHaveFocus())
  },
})

PriceChanged.test('shows the new price and asks again', async ({ userEvent }) => {
  const open = await dialog()
  await expect(open.getByRole('alert')).toHaveTextContent(
    say(
      '{priceTokens, plural, one {The price has changed from {before} to # token.} other {The price has changed from {before} to # tokens.}}',
      { before: '10', priceTokens: 12 },
    ),
  )
  await expect(open.getByRole('textbox', { name: say('Quantity') })).toHaveValue('2')
  await userEvent.click(open.getByRole('button', { name: exchangeLabel(24) }))
  await waitFor(() => expect(open.getByRole('button', { name: say('Back to the wheel') })).toBeVisible())
})

export const TooFewTokens = meta.story({ parameters: pageModes, play: opening(() => 'Owl of Athena') })

TooFewTokens.test('says how many spins are missing, and exchanges nothing', async ({ userEvent }) => {
  const open = await dialog()
  const missing = say('{missing, plural, one {That is # more spin.} other {That is # more spins.}}', {
    missing: 26,
  })
  await expect(open.getByText(missing, { exact: false })).toBeVisible()
  const button = open.getByRole('button', { name: exchangeLabel(60) })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  await expect(open.queryByRole('alert')).toBeNull()
})

const Exchanged = meta.story({ play: exchanging(2) })

const refusal = (source: string) => async () => {
  const open = await dialog()
  await waitFor(() => expect(open.getByRole('alert')).toHaveTextContent(saying(source)))
  await expect(open.getByRole('alert')).toHaveTextContent(saying('Nothing has been exchanged.'))
}

export const InsufficientTokens = Exchanged.extend(mocked(exchangeTokens, fails('INSUFFICIENT_TOKENS')))
InsufficientTokens.test('says why nothing was exchanged', refusal('You do not have enough tokens.'))

export const CharacterGone = Exchanged.extend(mocked(exchangeTokens, fails('CHARACTER_NOT_FOUND')))
CharacterGone.test('says why nothing was exchanged', refusal('Character not found.'))

export const CharacterInactive = Exchanged.extend(mocked(exchangeTokens, fails('CHARACTER_NOT_ACTIVE')))
CharacterInactive.test(
  'says why nothing was exchanged',
  refusal('This character is deactivated. Choose an active one.'),
)

export const CharacterDoomed = Exchanged.extend(mocked(exchangeTokens, fails('CHARACTER_DOOMED')))
CharacterDoomed.test(
  'says why nothing was exchanged',
  refusal('This character is about to be deleted. Nothing can be sent to it.'),
)

let isListed = true

const going = mocked(
  mock(getWheel, () => ({ ...wheel, offers: isListed ? [...sampleOffers] : sampleOffers.slice(1) })),
  mock(exchangeTokens, () => {
    isListed = false
    return fails('ITEM_NOT_AVAILABLE')
  }),
)

export const OfferGone = meta.story({
  ...going,
  beforeEach(context) {
    isListed = true
    return going.beforeEach(context)
  },
  play: exchanging(1),
})

OfferGone.test('keeps it on view, and does not exchange it', async () => {
  const open = await dialog()
  await waitFor(() =>
    expect(open.getByRole('alert')).toHaveTextContent(saying('This item is no longer available.')),
  )
  await waitFor(() => expect(open.getAllByRole('radio')).toHaveLength(sampleOffers.length - 1))
  await expect(open.getByRole('button', { name: exchangeLabel(10) })).toHaveAttribute('aria-disabled', 'true')
})

export const ExchangeOffline = meta.story({ ...mocked(exchangeTokens, offline()), play: exchanging(3) })

ExchangeOffline.test('can be tried again', async ({ userEvent, msw }) => {
  const open = await dialog()
  await waitFor(() => expect(open.getByRole('alert')).toBeVisible())
  await expect(open.getByRole('alert')).not.toHaveTextContent(saying('Nothing has been exchanged.'))
  msw.use(mock(exchangeTokens, exchanged))
  await userEvent.click(open.getByRole('button', { name: exchangeLabel(30) }))
  await waitFor(() => expect(open.getByRole('button', { name: say('Back to the wheel') })).toBeVisible())
})

let wasSent = false

const losing = mocked(
  mock(getWheelAccount, () => (wasSent ? exchanged.account : sampleWheelAccount)),
  mock(exchangeTokens, () => {
    wasSent = true
    return offline()
  }),
)

/** The server has made the exchange, but its answer was lost. */
export const AnswerLost = meta.story({
  ...losing,
  beforeEach(context) {
    wasSent = false
    return losing.beforeEach(context)
  },
  async play(context) {
    await exchanging(3)(context)
    await waitFor(() => expect(facts(context)).toEqual(['18', '10', '4']))
  },
})

AnswerLost.test('shows the counts as they were when the exchange was sent', async () => {
  const open = await dialog()
  await expect(open.getByRole('alert')).toBeVisible()
  await expect(open.getByText(say('Tokens left')).nextElementSibling).toHaveTextContent(/^4$/)
  await expect(open.getByText(say('Tickets then')).nextElementSibling).toHaveTextContent(/^10$/)
})

AnswerLost.test('a changed quantity costs tokens of now', async ({ userEvent }) => {
  const open = await dialog()
  const field = open.getByRole('textbox', { name: say('Quantity') })
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowDown}')
  await expect(open.getByText(say('You have')).nextElementSibling).toHaveTextContent(tokens(4))
  await expect(field).toHaveFocus()
})

/** Its answer was lost, and the player has spun since. */
export const DoneBefore = meta.story({
  ...mocked(exchangeTokens, repeats({ ...exchanged, account: { ...exchanged.account, tokens: 99 } })),
  play: exchanging(3),
})

DoneBefore.test('says that nothing was paid twice, and shows the tokens of now', async () => {
  const open = await dialog()
  const paidOnce = saying('This exchange had already been made by an earlier attempt. You paid once.')
  await waitFor(() => expect(open.getByText(paidOnce)).toBeVisible())
  await expect(open.queryByText(/99/)).toBeNull()
})

export const NoCharacterChosen = meta.story({
  beforeEach: () => localStorage.clear(),
  async play(context) {
    await opening(() => 'Laurel of Nike')(context)
    await context.userEvent.click((await dialog()).getByRole('button', { name: exchangeLabel(30) }))
  },
})

NoCharacterChosen.test('asks for the character', async () => {
  const select = (await dialog()).getByRole('combobox', { name: say('Goes to') })
  await waitFor(() => expect(select).toHaveAccessibleDescription(saying('Choose a character.')))
})
