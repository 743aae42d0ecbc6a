import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { samplePendingPurchase, samplePurchase } from '@olympus/api-client/mocks/sample-purchase'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { getUser } from '@olympus/contract/account'
import { getPurchase } from '@olympus/contract/purchase'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, writing, written } from '../../stories/say.ts'
import { pageModes } from '../../stories/page-modes.ts'

const meta = preview.meta({
  title: 'Pages/Purchase/Return',
  component: PortalAt,
  args: { path: '/purchase?purchase=70318' },
  parameters: { layout: 'fullscreen' },
})

const verifying = { ...samplePendingPurchase, state: 'verifying', checkoutUrl: null } as const

export const Verifying = meta.story(mocked(getPurchase, verifying))

Verifying.test('shows that the payment is being verified', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('progressbar', { name: say('Verifying transaction') })).toBeVisible(),
  )
})

export const VerifiedWhileWatching = meta.story({
  beforeEach({ msw }) {
    let asked = 0
    msw.use(
      mock(getPurchase, () => (++asked > 2 ? samplePurchase : verifying)),
      mock(getUser, () => ({ ...sampleUser, balanceCoins: asked > 2 ? 18_230 : 12_480 })),
    )
  },
})

VerifiedWhileWatching.test(
  'polls until the payment is settled, then shows and credits the coins',
  async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: say('Payment successful') })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.getByText(say('{coins} OC', { coins: written.number(18_230) }))).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText(writing(18_230)).length).toBeGreaterThan(1))
  },
)

export const Succeeded = meta.story({ parameters: pageModes })

export const SucceededInDebt = meta.story(
  mocked(getPurchase, { ...samplePurchase, repaidCoins: 1250, balanceCoins: 4500 }),
)

SucceededInDebt.test('says how many coins paid off the debt', async ({ canvas }) => {
  const oc = (coins: number) => say('{coins} OC', { coins: written.number(coins) })
  const text = 'You received {coins}. Of these, {repaid} went toward what you owed.'
  await canvas.findByText(say(text, { coins: oc(5750), repaid: oc(1250) }))
})

export const Unpaid = meta.story(mocked(getPurchase, samplePendingPurchase))

Unpaid.test('links back to the payment, and to a new purchase with the same choices', async ({ canvas }) => {
  const pay = await canvas.findByRole('link', { name: say('Continue to payment') })
  await expect(pay).toHaveAttribute('href', samplePendingPurchase.checkoutUrl)
  await expect(canvas.getByRole('link', { name: say('Make another purchase') })).toHaveAttribute(
    'href',
    '/purchase?currency=EUR&method=card&package=oc-5000',
  )
})

export const DeclinedForFunds = meta.story(
  mocked(getPurchase, { ...samplePendingPurchase, failure: 'PAYMENT_INSUFFICIENT_FUNDS' }),
)

export const DeclinedForDetails = meta.story(
  mocked(getPurchase, { ...samplePendingPurchase, failure: 'PAYMENT_CARD_DETAILS_INCORRECT' }),
)

DeclinedForDetails.test('offers to pay again', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByText(say('The card details were entered incorrectly.'))).toBeVisible(),
  )
  await expect(canvas.getByRole('link', { name: say('Pay again') })).toBeVisible()
})

export const Failed = meta.story(
  mocked(getPurchase, { ...verifying, state: 'failed', failure: 'PAYMENT_FAILED' }),
)

export const FailedForTheProvider = meta.story(
  mocked(getPurchase, { ...verifying, state: 'failed', failure: 'PAYMENT_PROVIDER_UNAVAILABLE' }),
)

export const FailedForUs = meta.story(
  mocked(getPurchase, { ...verifying, state: 'failed', failure: 'PURCHASE_ERROR' }),
)

export const Expired = meta.story(mocked(getPurchase, { ...verifying, state: 'expired' }))

export const Withdrawn = meta.story(
  mocked(getPurchase, { ...samplePurchase, state: 'withdrawn', balanceCoins: 12_480 }),
)

export const PartiallyRefunded = meta.story(
  mocked(getPurchase, { ...samplePurchase, state: 'partially-refunded', returnedAmountCents: 1000 }),
)

export const Refunded = meta.story(
  mocked(getPurchase, { ...samplePurchase, state: 'refunded', returnedAmountCents: 4999 }),
)

Refunded.test('shows the refunded amount', async ({ canvas }) => {
  const returned = written.money(4999, 'EUR')
  await waitFor(() =>
    expect(
      canvas.getByText(
        say('We refunded {returned} and took back the Olympus Coins from this purchase.', {
          returned,
        }),
      ),
    ).toBeVisible(),
  )
})

export const Disputed = meta.story(
  mocked(getPurchase, { ...samplePurchase, state: 'disputed', returnedAmountCents: 4999 }),
)

export const SomebodyElses = meta.story(mocked(getPurchase, fails('NOT_FOUND')))

SomebodyElses.test('reveals nothing about the purchase', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('Purchase not found') })).toBeVisible())
})

export const WithoutId = meta.story({ args: { path: '/purchase?purchase=all' } })

export const Loading = meta.story(mocked(getPurchase, loading()))

export const Offline = meta.story(mocked(getPurchase, offline()))

export const ServerError = meta.story(mocked(getPurchase, fails('INTERNAL_SERVER_ERROR')))
