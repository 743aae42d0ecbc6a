import { fails, mock, offline } from '@olympus/api-client/mock'
import { pageOf } from '@olympus/api-client/mocks/page-of'
import { sampleDonationLogs } from '@olympus/api-client/mocks/sample-donations'
import { listDonationLogs } from '@olympus/contract/logs'
import { withdrawPurchase } from '@olympus/contract/purchase'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { allPages } from '../../stories/all-pages.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { pressEscape } from '../../stories/press-escape.ts'
import { say, written } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Logs/Withdrawal',
  component: PortalAt,
  args: { path: '/logs/donations' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
})

const purchase = sampleDonationLogs.find(({ withdrawableUntil }) => withdrawableUntil)
if (!purchase) throw new Error('The samples hold a purchase that can be withdrawn from')
const { id, amountCents, withdrawableUntil } = purchase

async function detailsOf({ canvas, userEvent }: Play, of: number) {
  await userEvent.click(
    await canvas.findByRole('button', { name: say('Details of donation {id}', { id: of }) }),
  )
  const dialog = await screen.findByRole('dialog', { name: say('Donation {id}', { id: of }) })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

const asked = async (context: Play) => {
  const details = await detailsOf(context, id)
  await context.userEvent.click(details.getByRole('button', { name: say('Withdraw from contract here') }))
}

const confirmed = async (context: Play) => {
  await asked(context)
  const question = within(await screen.findByRole('alertdialog'))
  await context.userEvent.click(question.getByRole('button', { name: say('Confirm withdrawal') }))
}

export const Details = meta.story({
  parameters: pageModes,
  play: async (context) => void (await detailsOf(context, id)),
})

Details.test('shows the deadline for a withdrawal', async () => {
  const lastMoment = written.dateTime(withdrawableUntil ?? '')
  await expect(
    screen.getByText(
      say(
        'You can withdraw from this purchase until {lastMoment}, as long as you have not spent its coins.',
        {
          lastMoment,
        },
      ),
    ),
  ).toBeVisible()
})

export const DetailsOfASpentPurchase = meta.story({
  play: async (context) => void (await detailsOf(context, 69_844)),
})

DetailsOfASpentPurchase.test('says what a withdrawal needs, and offers none', async () => {
  const spent = sampleDonationLogs.find((purchase) => purchase.id === 69_844)
  await expect(
    screen.getByText(
      say(
        'You have spent coins from this purchase. You can withdraw from it until {lastMoment} if your balance holds {coins} again.',
        {
          lastMoment: written.dateTime(spent?.withdrawalEndsAt ?? ''),
          coins: say('{coins} OC', { coins: written.number(2200) }),
        },
      ),
    ),
  ).toBeVisible()
  await expect(
    screen.queryByRole('button', { name: say('Withdraw from contract here') }),
  ).not.toBeInTheDocument()
})

export const DetailsOfAFailedPurchase = meta.story({
  play: async (context) => void (await detailsOf(context, 70_289)),
})

DetailsOfAFailedPurchase.test('says why it failed', async () => {
  const details = within(await screen.findByRole('dialog'))
  await expect(details.getByText(say('Reason')).nextElementSibling).toHaveTextContent(
    say('Insufficient funds in your account.'),
  )
})

export const Question = meta.story({ play: asked })

Question.test('explains the withdrawal and changes nothing on Escape', async ({ userEvent }) => {
  const question = await screen.findByRole('alertdialog')
  await expect(question).toHaveTextContent(written.money(amountCents))
  await pressEscape({ userEvent })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await expect(screen.getByRole('button', { name: say('Withdraw from contract here') })).toBeVisible()
})

export const Withdrawn = meta.story({ play: confirmed })

Withdrawn.test('closes and confirms', async () => {
  await waitFor(() => expect(screen.getByText(say('You have withdrawn from this purchase'))).toBeVisible())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

export const CoinsSpent = Withdrawn.extend(mocked(withdrawPurchase, fails('COINS_ALREADY_SPENT')))

CoinsSpent.test('stays open and shows the reason', async () => {
  const alert = await within(await screen.findByRole('alertdialog')).findByRole('alert')
  await expect(alert).toHaveTextContent(
    say('You have already spent coins from this purchase, so you can no longer withdraw from it.'),
  )
  await waitFor(() => expect(alert).toHaveFocus())
})

export const SpentMeanwhile = meta.story({
  beforeEach({ msw }) {
    let entries = sampleDonationLogs
    msw.use(
      mock(listDonationLogs, ({ query }) => pageOf(entries, query)),
      mock(withdrawPurchase, () => {
        entries = entries.map((entry) => (entry.id === id ? { ...entry, withdrawableUntil: null } : entry))
        return fails('COINS_ALREADY_SPENT')
      }),
    )
  },
  play: confirmed,
})

SpentMeanwhile.test('no longer offers a withdrawal', async ({ userEvent }) => {
  await within(await screen.findByRole('alertdialog')).findByRole('alert')
  const offer = { name: say('Withdraw from contract here'), hidden: true }
  await waitFor(() => expect(screen.queryByRole('button', offer)).toBeNull())
  await pressEscape({ userEvent })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const details = screen.getByRole('dialog', { name: say('Donation {id}', { id }) })
  await waitFor(() => expect(details.contains(document.activeElement)).toBe(true))
})

/** The purchase was withdrawn in another tab, so the filtered page no longer lists it. */
export const WithdrawnMeanwhile = meta.story({
  args: { path: '/logs/donations?kind=succeeded' },
  beforeEach({ msw }) {
    let entries = sampleDonationLogs
    msw.use(
      mock(listDonationLogs, ({ query }) => pageOf(entries, query)),
      mock(withdrawPurchase, () => {
        entries = []
        return fails('WITHDRAWAL_NOT_POSSIBLE')
      }),
    )
  },
  play: confirmed,
})

WithdrawnMeanwhile.test('keeps the details open until the player closes them', async ({ userEvent }) => {
  await screen.findByRole('heading', { name: say('No entries found'), hidden: true })
  await pressEscape({ userEvent })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const details = screen.getByRole('dialog', { name: say('Donation {id}', { id }) })
  await expect(details).toBeVisible()
  await pressEscape({ userEvent })
  await waitFor(() => expect(screen.getByLabelText(say('Filters'))).toHaveFocus())
})

export const PeriodOver = Withdrawn.extend(mocked(withdrawPurchase, fails('WITHDRAWAL_PERIOD_OVER')))

export const NotPossible = Withdrawn.extend(mocked(withdrawPurchase, fails('WITHDRAWAL_NOT_POSSIBLE')))

export const NotFound = Withdrawn.extend(mocked(withdrawPurchase, fails('NOT_FOUND')))

export const Offline = Withdrawn.extend(mocked(withdrawPurchase, offline()))
