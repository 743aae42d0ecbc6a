import { fails, mock, offline, repeats } from '@olympus/api-client/mock'
import { sampleOrder } from '@olympus/api-client/mocks/sample-orders'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { getUser } from '@olympus/contract/account'
import { buyItem } from '@olympus/contract/shop'
import { expect, screen, waitFor, within, type userEvent as userEvents } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { chooseCharacter } from '../../stories/chosen-character.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, written } from '../../stories/say.ts'

const oldBalanceCoins = 99_999

const meta = preview.meta({
  title: 'Pages/Lost order',
  component: PortalAt,
  args: { path: '/shop/pithos-of-pandora' },
  parameters: { layout: 'fullscreen' },
  beforeEach: chooseCharacter,
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

const reopenedText =
  'Your last order of this item had no answer, so it may have been placed. Look at the shop logs before you purchase again.'

/** The item was closed and opened again. */
export const Reopened = meta.story({
  ...mocked(buyItem, offline()),
  async play({ userEvent }) {
    await purchase(userEvent)
    await (await dialogOf()).findByRole('alert')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('link', { name: 'Pithos of Pandora' }))
    await (await dialogOf()).findByText(saying(reopenedText))
  },
})

Reopened.test('warns until the same order is answered', async ({ userEvent, msw }) => {
  const dialog = await dialogOf()
  const change = (name: string) => userEvent.click(dialog.getByRole('button', { name: say(name) }))
  msw.use(mock(buyItem, fails('PURCHASE_LIMIT_REACHED')))
  await change('One more')
  await purchase(userEvent)
  await dialog.findByRole('alert')
  await change('One fewer')
  await expect(dialog.getByText(saying(reopenedText))).toBeVisible()
  await purchase(userEvent)
  await dialog.findByRole('alert')
  await change('One more')
  await expect(dialog.queryByRole('alert')).toBeNull()
  await expect(dialog.queryByText(saying(reopenedText))).toBeNull()
})

/** Its answer was lost, and coins have been spent since. */
export const BoughtBefore = meta.story({
  ...mocked(buyItem, repeats({ order: sampleOrder, balanceCoins: oldBalanceCoins })),
  play: ({ userEvent }) => purchase(userEvent),
})

BoughtBefore.test('says that nothing was bought twice, and shows the balance of now', async () => {
  const dialog = await dialogOf()
  const paidOnce = saying('This order had already been placed by an earlier attempt. You paid once.')
  await waitFor(() => expect(dialog.getByText(paidOnce)).toBeVisible())
  const balance = say('Balance: {0} Olympus Coins', { 0: written.number(sampleUser.balanceCoins) })
  await expect(screen.getByText(balance)).toBeInTheDocument()
})

const attempts: string[] = []
let coins = 1000

/** The order was placed: it cost nearly all coins. */
const charged = mocked(
  mock(getUser, () => ({ ...sampleUser, balanceCoins: coins })),
  mock(buyItem, ({ body }) => {
    attempts.push(JSON.stringify(body))
    coins = 100
    return attempts.length === 1 ? offline() : repeats({ order: sampleOrder, balanceCoins: coins })
  }),
)

export const Charged = meta.story({
  ...charged,
  beforeEach(context) {
    attempts.length = 0
    coins = 1000
    return charged.beforeEach(context)
  },
  async play({ userEvent }) {
    const dialog = await dialogOf()
    await userEvent.click(await dialog.findByRole('button', { name: say('One more') }))
    await purchase(userEvent)
    await dialog.findByRole('alert')
  },
})

Charged.test('sends the same order again, although the coins are enough for fewer', async ({ userEvent }) => {
  const dialog = await dialogOf()
  await waitFor(() => expect(dialog.getByRole('textbox', { name: say('Quantity') })).toHaveValue('1'))
  await userEvent.click(dialog.getByRole('button', { name: say('Purchase') }))
  await dialog.findByText(saying('Purchased'))
  await expect(JSON.parse(attempts[0] ?? '')).toMatchObject({ quantity: 2 })
  await expect(attempts[1]).toBe(attempts[0])
})

Charged.test('sends another order after an edit', async ({ userEvent }) => {
  const dialog = await dialogOf()
  await userEvent.clear(dialog.getByRole('textbox', { name: say('Quantity') }))
  await userEvent.paste('1')
  await userEvent.click(dialog.getByRole('button', { name: say('Purchase') }))
  await waitFor(() => expect(attempts).toHaveLength(2))
  await expect(JSON.parse(attempts[1] ?? '')).toMatchObject({ quantity: 1 })
})
