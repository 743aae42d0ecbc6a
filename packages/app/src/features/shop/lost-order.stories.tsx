import { fails, mock, offline, repeats } from '@olympus/api-client/mock'
import { sampleOrder } from '@olympus/api-client/mocks/sample-orders'
import { buyItem } from '@olympus/contract/shop'
import { expect, screen, waitFor, within, type userEvent as userEvents } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, written } from '../../stories/say.ts'

const choice = 'olympus-shop-character-20971'
const oldBalanceCoins = 99_999

const meta = preview.meta({
  title: 'Pages/Lost order',
  component: PortalAt,
  args: { path: '/shop/pithos-of-pandora' },
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    localStorage.setItem(choice, '311')
    return () => localStorage.removeItem(choice)
  },
})

const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Pithos of Pandora' }))

async function purchase(user: ReturnType<typeof userEvents.setup>): Promise<void> {
  const dialog = await dialogOf()
  await dialog.findByRole('combobox', { name: say('Character') })
  await user.click(dialog.getByRole('button', { name: say('Purchase') }))
}

const lostText =
  'There was no answer, so your order may have been placed. Check your connection and purchase again without changes: you will not pay twice.'

export const NoAnswer = meta.story({
  ...mocked(buyItem, offline()),
  play: ({ userEvent }) => purchase(userEvent),
})

NoAnswer.test('warns of a second order until the next attempt', async ({ userEvent, msw }) => {
  const dialog = await dialogOf()
  const alert = await dialog.findByRole('alert')
  await waitFor(() => expect(alert).toHaveFocus())
  await expect(alert).toHaveTextContent(saying(lostText))
  await userEvent.click(dialog.getByRole('button', { name: say('One more') }))
  await userEvent.type(dialog.getByRole('textbox', { name: say('Quantity') }), '1')
  await expect(within(alert).getByRole('link', { name: say('Shop logs') })).toBeVisible()
  msw.use(mock(buyItem, fails('PURCHASE_LIMIT_REACHED')))
  await userEvent.click(dialog.getByRole('button', { name: say('Purchase') }))
  await dialog.findByText(saying('You cannot buy that many of this item anymore.'))
  await expect(dialog.queryByText(saying(lostText))).toBeNull()
})

/** Its answer was lost, and coins have been spent since. */
export const BoughtBefore = meta.story({
  ...mocked(buyItem, repeats({ order: sampleOrder, balanceCoins: oldBalanceCoins })),
  play: ({ userEvent }) => purchase(userEvent),
})

BoughtBefore.test('says that nothing was bought twice, and shows the balance of now', async () => {
  const dialog = await dialogOf()
  const paidOnce = saying('An earlier attempt had already placed this order. You paid once.')
  await waitFor(() => expect(dialog.getByText(paidOnce)).toBeVisible())
  await expect(screen.queryByText(written.number(oldBalanceCoins))).toBeNull()
})
