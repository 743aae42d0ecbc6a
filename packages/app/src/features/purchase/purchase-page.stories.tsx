import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { samplePackages, samplePendingPurchase } from '@olympus/api-client/mocks/sample-purchase'
import { getUser } from '@olympus/contract/account'
import { listPackages, startPurchase } from '@olympus/contract/purchase'
import { expect, waitFor, type userEvent as userEvents, type within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { PortalAt } from '../../stories/portal-at.tsx'

type Canvas = ReturnType<typeof within>
type User = ReturnType<typeof userEvents.setup>

const meta = preview.meta({
  title: 'Pages/Purchase',
  component: PortalAt,
  args: { path: '/purchase?package=oc-5000&method=card' },
  parameters: { layout: 'fullscreen' },
})

/** The boxes of the form, once it is more than a skeleton. */
async function consentBoxes(canvas: Canvas): Promise<HTMLElement[]> {
  await canvas.findAllByRole('radio')
  return canvas.getAllByRole('checkbox')
}

async function consent(canvas: Canvas, user: User): Promise<void> {
  for (const box of await consentBoxes(canvas)) await user.click(box)
}

const proceedButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Proceed to secure payment' })

export const Selected = meta.story()

export const NothingSelected = meta.story({ args: { path: '/purchase' } })

NothingSelected.test('names what is missing and keeps what was given', async ({ canvas, userEvent }) => {
  const [terms, supply, cancellation] = await consentBoxes(canvas)
  if (!terms || !supply || !cancellation) throw new Error('Three consents are expected')
  await userEvent.click(supply)
  await userEvent.click(await proceedButton(canvas))
  const summary = await canvas.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  await expect(canvas.getAllByText('Please select an amount.').length).toBe(2)
  await expect(terms).toHaveAccessibleDescription('Please accept the terms and conditions')
  await expect(cancellation).toHaveAccessibleDescription(
    'Please confirm that you lose your right of cancellation',
  )
  await expect(supply).toBeChecked()

  await userEvent.click(canvas.getByRole('radio', { name: /2,200/ }))
  await expect(canvas.queryByText('Please select an amount.')).toBeNull()
  await expect(supply).toBeChecked()
  await expect(terms).toHaveAccessibleDescription('Please accept the terms and conditions')
})

NothingSelected.test('counts what the balance will be', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /12,000/ }))
  await expect(await canvas.findByText('24,480 OC')).toBeVisible()
  await expect(canvas.getAllByText('€99.99').length).toBeGreaterThan(1)
})

NothingSelected.test('opens the other amounts', async ({ canvas, userEvent }) => {
  const browse = await canvas.findByRole('button', { name: 'Browse all amounts' })
  await expect(canvas.queryByRole('radio', { name: /770/ })).toBeNull()
  await userEvent.click(browse)
  await expect(canvas.getByRole('radio', { name: /770/ })).toBeInTheDocument()
})

export const MissingConsent = meta.story({
  async play({ canvas, userEvent }) {
    const [terms, supply] = await consentBoxes(canvas)
    if (terms) await userEvent.click(terms)
    if (supply) await userEvent.click(supply)
    await userEvent.click(await proceedButton(canvas))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /right of cancellation/ })).toHaveFocus())
  },
})

export const OnItsWayToTheProvider = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(startPurchase, { ...samplePendingPurchase, checkoutUrl: '#checkout' }))
  },
  async play({ canvas, userEvent }) {
    await consent(canvas, userEvent)
    await userEvent.click(await proceedButton(canvas))
    await waitFor(() => expect(location.hash).toBe('#checkout'))
    history.replaceState(null, '', location.pathname + location.search)
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(listPackages, loading()), mock(getUser, loading()))
  },
})

export const NothingForSale = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(listPackages, { ...samplePackages, packages: [] }))
  },
})

export const PackagesUnavailable = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(listPackages, fails('SERVICE_UNAVAILABLE')))
  },
})

export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(listPackages, offline()))
  },
})

const refusedWith =
  (message: RegExp) =>
  async ({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) => {
    await consent(canvas, userEvent)
    await userEvent.click(await proceedButton(canvas))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(message)
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
  play: refusedWith(/The price has changed/),
})

PriceChanged.test('shows the new price', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText('€54.99').length).toBeGreaterThan(1))
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
  play: refusedWith(/no longer for sale/),
})

export const ProviderUnavailable = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(startPurchase, fails('PAYMENT_PROVIDER_UNAVAILABLE')))
  },
  play: refusedWith(/payment provider has temporary issues/),
})

export const PurchaseError = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(startPurchase, fails('PURCHASE_ERROR')))
  },
  play: refusedWith(/Something went wrong with this purchase/),
})

export const TooManyAttempts = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(startPurchase, fails('TOO_MANY_REQUESTS')))
  },
  play: refusedWith(/Too many attempts/),
})

export const OfflineAtTheLastStep = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(startPurchase, offline()))
  },
  play: refusedWith(/cannot be reached/),
})

export const BalanceUnknown = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(getUser, fails('INTERNAL_SERVER_ERROR')))
  },
})

export const Mobile = meta.story({ globals: { viewport: { value: 'mobile' } } })

export const MobileNothingSelected = meta.story({
  args: { path: '/purchase' },
  globals: { viewport: { value: 'mobile' } },
})

export const Light = meta.story({ globals: { theme: 'light' } })

export const German = meta.story({ globals: { locale: 'de' } })
