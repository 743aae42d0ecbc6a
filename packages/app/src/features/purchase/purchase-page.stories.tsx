import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { samplePackages, samplePendingPurchase } from '@olympus/api-client/mocks/sample-purchase'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { getUser } from '@olympus/contract/account'
import { listPackages, startPurchase } from '@olympus/contract/purchase'
import { expect, waitFor, type userEvent as userEvents, type within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, writing, written } from '../../stories/say.ts'
import { pageModes } from '../../stories/page-modes.ts'

type Canvas = ReturnType<typeof within>
type User = ReturnType<typeof userEvents.setup>

const meta = preview.meta({
  title: 'Pages/Purchase',
  component: PortalAt,
  args: { path: '/purchase?package=oc-5000&method=card' },
  parameters: { layout: 'fullscreen' },
})

/** The form's checkboxes, once the skeleton is gone. */
async function consentBoxes(canvas: Canvas): Promise<HTMLElement[]> {
  await canvas.findAllByRole('radio')
  return canvas.getAllByRole('checkbox')
}

async function consent(canvas: Canvas, user: User): Promise<void> {
  for (const box of await consentBoxes(canvas)) await user.click(box)
}

/** In the summary on a wide page, in the bottom bar on a phone. */
const proceedButton = (canvas: Canvas) => {
  const names = [say('Proceed to secure payment'), say('Proceed to payment')]
  return canvas.findByRole('button', { name: (name: string) => names.includes(name) })
}

export const Selected = meta.story({ parameters: pageModes })

export const NothingSelected = meta.story({ parameters: pageModes, args: { path: '/purchase' } })

NothingSelected.test('lists what is missing and keeps what was entered', async ({ canvas, userEvent }) => {
  const [terms, supply, cancellation] = await consentBoxes(canvas)
  if (!terms || !supply || !cancellation) throw new Error('Three consents are expected')
  await userEvent.click(supply)
  await userEvent.click(await proceedButton(canvas))
  const summary = await canvas.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  await expect(canvas.getAllByText(say('Please select an amount.')).length).toBe(2)
  await expect(terms).toHaveAccessibleDescription(say('Please accept the terms and conditions'))
  await expect(cancellation).toHaveAccessibleDescription(
    say('Please confirm that you lose your right of cancellation'),
  )
  await expect(supply).toBeChecked()

  await userEvent.click(canvas.getByRole('radio', { name: writing(2200) }))
  await expect(canvas.queryByText(say('Please select an amount.'))).toBeNull()
  await expect(supply).toBeChecked()
  await expect(terms).toHaveAccessibleDescription(say('Please accept the terms and conditions'))
})

NothingSelected.test('shows the balance after the purchase', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: writing(12_000) }))
  await waitFor(() =>
    expect(canvas.getByText(say('{coins} OC', { coins: written.number(24_480) }))).toBeVisible(),
  )
  await expect(canvas.getAllByText(written.money(9999)).length).toBeGreaterThan(1)
})

NothingSelected.test('shows the other amounts', async ({ canvas, userEvent }) => {
  const browse = await canvas.findByRole('button', { name: say('Browse all amounts') })
  await expect(canvas.queryByRole('radio', { name: writing(770) })).toBeNull()
  await userEvent.click(browse)
  await expect(canvas.getByRole('radio', { name: writing(770) })).toBeInTheDocument()
})

export const OtherCurrency = meta.story({
  parameters: pageModes,
  args: { path: '/purchase?package=oc-5000&currency=JPY&method=card' },
})

OtherCurrency.test(
  'changes every price, keeps the input and buys at the displayed price',
  async ({ canvas, userEvent, msw }) => {
    await consent(canvas, userEvent)
    let asked: object = {}
    msw.use(
      mock(startPurchase, ({ body: { packageId, currency, expectedAmountCents } }) => {
        asked = { packageId, currency, expectedAmountCents }
        return fails('PURCHASE_ERROR')
      }),
    )
    await expect(canvas.getAllByText(written.money(7998, 'JPY')).length).toBeGreaterThan(1)

    const currencies = canvas.getByRole('combobox', { name: say('Currency') })
    await expect(currencies).toHaveValue('JPY')
    await userEvent.selectOptions(currencies, 'USD')
    await waitFor(() => expect(canvas.getAllByText(written.money(5499, 'USD')).length).toBeGreaterThan(1))
    await expect(canvas.queryByText(written.money(7998, 'JPY'))).toBeNull()
    await expect(canvas.getByRole('combobox', { name: say('Currency') })).toHaveValue('USD')
    await expect(canvas.getByRole('radio', { checked: true, name: writing(5750) })).toBeInTheDocument()
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked()

    await userEvent.click(await proceedButton(canvas))
    await canvas.findByRole('alert')
    await expect(asked).toEqual({ packageId: 'oc-5000', currency: 'USD', expectedAmountCents: 5499 })
  },
)

export const OtherCurrencyOffline = meta.story({
  ...mocked(listPackages, ({ query }) => (query.currency ? offline() : samplePackages)),
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: say('Currency') }), 'USD')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        say('The server cannot be reached. Check your connection and try again.'),
      ),
    )
  },
})

OtherCurrencyOffline.test('keeps the current prices and choices', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: say('Currency') })).toHaveValue('EUR')
  await expect(canvas.getByRole('radio', { checked: true, name: writing(5750) })).toBeInTheDocument()
  await expect(canvas.getAllByText(written.money(4999)).length).toBeGreaterThan(1)
})

export const OneCurrency = meta.story(mocked(listPackages, { ...samplePackages, currencies: ['EUR'] }))

OneCurrency.test('hides the currency picker', async ({ canvas }) => {
  await canvas.findAllByRole('radio')
  await expect(canvas.queryByRole('combobox', { name: say('Currency') })).toBeNull()
})

export const InDebt = meta.story(mocked(getUser, { ...sampleUser, balanceCoins: 0, debtCoins: 1250 }))

InDebt.test('shows the debt and the balance after the purchase', async ({ canvas }) => {
  const debt = say('{coins} OC', { coins: written.number(1250) })
  await waitFor(() => expect(canvas.getByText(say('You owe {debt}.', { debt }))).toBeVisible())
  await waitFor(() =>
    expect(canvas.getByText(say('{coins} OC', { coins: written.number(4500) }))).toBeVisible(),
  )
})

export const MissingConsent = meta.story({
  async play({ canvas, userEvent }) {
    const [terms, supply] = await consentBoxes(canvas)
    if (terms) await userEvent.click(terms)
    if (supply) await userEvent.click(supply)
    await userEvent.click(await proceedButton(canvas))
    await waitFor(() =>
      expect(
        canvas.getByRole('checkbox', {
          name: saying('I understand that I lose my right of cancellation once the content is activated.'),
        }),
      ).toHaveFocus(),
    )
  },
})

export const OnItsWayToTheProvider = meta.story({
  ...mocked(startPurchase, { ...samplePendingPurchase, checkoutUrl: '#checkout' }),
  async play({ canvas, userEvent }) {
    await consent(canvas, userEvent)
    await userEvent.click(await proceedButton(canvas))
    await waitFor(() => expect(location.hash).toBe('#checkout'))
    history.replaceState(null, '', location.pathname + location.search)
  },
})

export const Loading = meta.story(mocked(mock(listPackages, loading()), mock(getUser, loading())))

export const NothingForSale = meta.story(mocked(listPackages, { ...samplePackages, packages: [] }))

export const PackagesUnavailable = meta.story(mocked(listPackages, fails('SERVICE_UNAVAILABLE')))

export const Offline = meta.story(mocked(listPackages, offline()))

const refusedWith =
  (message: string) =>
  async ({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) => {
    await consent(canvas, userEvent)
    await userEvent.click(await proceedButton(canvas))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(say(message))
    await waitFor(() => expect(alert).toHaveFocus())
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked()
  }

export const PriceChanged = meta.story({
  beforeEach({ msw }) {
    const packages = samplePackages.packages.map((offer) =>
      offer.id === 'oc-5000' ? { ...offer, amountCents: 5499 } : offer,
    )
    let hasChanged = false
    msw.use(
      mock(listPackages, () => (hasChanged ? { ...samplePackages, packages } : samplePackages)),
      mock(startPurchase, () => {
        hasChanged = true
        return fails('PRICE_CHANGED')
      }),
    )
  },
  play: refusedWith('The price has changed. Check it and confirm again.'),
})

PriceChanged.test('shows the new price', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText(written.money(5499)).length).toBeGreaterThan(1))
})

export const AmountGone = meta.story({
  beforeEach({ msw }) {
    const packages = samplePackages.packages.filter(({ id }) => id !== 'oc-5000')
    let isGone = false
    msw.use(
      mock(listPackages, () => (isGone ? { ...samplePackages, packages } : samplePackages)),
      mock(startPurchase, () => {
        isGone = true
        return fails('NOT_FOUND')
      }),
    )
  },
  play: refusedWith('This amount is no longer for sale. Please select another one.'),
})

export const BeyondALimit = meta.story({
  ...mocked(startPurchase, fails('SPENDING_LIMIT_REACHED', { period: 'week', leftCoins: 4000 })),
  play: refusedWith('This purchase exceeds a spending limit you set. Choose a smaller amount.'),
})

export const ProviderUnavailable = meta.story({
  ...mocked(startPurchase, fails('PAYMENT_PROVIDER_UNAVAILABLE')),
  play: refusedWith('The payment provider is having temporary issues. Try again later.'),
})

export const PurchaseError = meta.story({
  ...mocked(startPurchase, fails('PURCHASE_ERROR')),
  play: refusedWith('Something went wrong with this purchase. Try again, or contact support.'),
})

export const TooManyAttempts = meta.story({
  ...mocked(startPurchase, fails('TOO_MANY_REQUESTS')),
  play: refusedWith('Too many attempts. Wait a moment and try again.'),
})

export const OfflineAtTheLastStep = meta.story({
  ...mocked(startPurchase, offline()),
  play: refusedWith('The server cannot be reached. Check your connection and try again.'),
})

export const BalanceUnknown = meta.story(mocked(getUser, fails('INTERNAL_SERVER_ERROR')))
