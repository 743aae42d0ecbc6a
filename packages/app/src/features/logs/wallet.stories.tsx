import { fails, loading, offline } from '@olympus/api-client/mock'
import { sampleMovements } from '@olympus/api-client/mocks/sample-movements'
import { listWalletMovements } from '@olympus/contract/logs'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, written } from '../../stories/say.ts'
import { pageModes } from '../../stories/page-modes.ts'

const meta = preview.meta({
  title: 'Pages/Logs/Wallet',
  component: PortalAt,
  args: { path: '/logs/wallet' },
  parameters: { layout: 'fullscreen' },
})

const nothing = { entries: [], totalEntries: 0, page: 1, pageSize: 10, balanceCoins: 0, debtCoins: 0 }

const [movement] = sampleMovements
if (!movement) throw new Error('The samples hold at least one movement')

export const Wallet = meta.story({ parameters: pageModes })

Wallet.test('the newest line shows the current balance', async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: say('Wallet') }))
  const balance = say('{coins} OC', { coins: written.number(movement.balanceCoins) })
  await waitFor(() => expect(table.getAllByRole('row')[1]).toHaveTextContent(balance))
  await expect(table.getAllByRole('row')).toHaveLength(11)
  const shown = canvas.getByText(say('Balance'), { selector: 'dt' })
  await expect(shown.nextElementSibling).toHaveTextContent(balance)
})

export const InDebt = meta.story(
  mocked(listWalletMovements, {
    ...nothing,
    entries: [
      {
        ...movement,
        id: 2,
        kind: 'donation-reversal',
        reference: 'donation:70290:1',
        coins: -5750,
        balanceCoins: 0,
        debtCoins: 1200,
      },
      { ...movement, id: 1, kind: 'coupon', reference: 'coupon:8120', coins: 4550, balanceCoins: 4550 },
    ],
    totalEntries: 2,
    debtCoins: 1200,
  }),
)

InDebt.test('shows the debt', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Owed'), { selector: 'dt' })).toBeVisible())
  await waitFor(() => expect(canvas.getByText('70290')).toBeVisible())
  await expect(canvas.queryByText('8120')).toBeNull()
})

export const ChangedBySupport = meta.story(
  mocked(listWalletMovements, {
    ...nothing,
    entries: [
      {
        ...movement,
        id: 2,
        kind: 'operator-deduction',
        reference: 'ticket:815:48213',
        coins: -200,
        balanceCoins: 300,
      },
      {
        ...movement,
        id: 1,
        kind: 'operator-grant',
        reference: 'ticket:812:48213',
        coins: 500,
        balanceCoins: 500,
      },
    ],
    totalEntries: 2,
    balanceCoins: 300,
  }),
)

ChangedBySupport.test('names the ticket', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('812')).toBeVisible())
  const table = within(canvas.getByRole('table', { name: say('Wallet') }))
  await expect(table.getByText(say('Credited by support'))).toBeVisible()
  await expect(table.getByText('815')).toBeVisible()
  await expect(table.getByText(say('Deducted by support'))).toBeVisible()
})

export const Empty = meta.story(mocked(listWalletMovements, nothing))

Empty.test('links to the purchase of coins', async ({ canvas }) => {
  const title = await canvas.findByRole('heading', { name: say('No transactions') })
  await expect(title).toBeVisible()
  const link = within(canvas.getByRole('main')).getByRole('link', { name: say('Buy OC') })
  await expect(link).toHaveAttribute('href', '/purchase')
})

export const FilteredEmpty = meta.story({ args: { path: '/logs/wallet?kind=donation-reversal' } })

FilteredEmpty.test('still shows the balance', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('No entries found') })).toBeVisible())
  await expect(canvas.getByText(say('Balance'), { selector: 'dt' })).toBeVisible()
})

export const Loading = meta.story(mocked(listWalletMovements, loading()))

export const Unavailable = meta.story(mocked(listWalletMovements, fails('INTERNAL_SERVER_ERROR')))

export const Offline = meta.story(mocked(listWalletMovements, offline()))
