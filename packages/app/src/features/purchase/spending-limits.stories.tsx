import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleSpendingLimits } from '@olympus/api-client/mocks/sample-spending-limits'
import { listSpendingLimits, setSpendingLimit } from '@olympus/contract/spending-limits'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, written } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Purchase/Spending limits',
  component: PortalAt,
  args: { path: '/purchase' },
  parameters: { layout: 'fullscreen' },
})

const oc = (coins: number) => say('{coins} OC', { coins: written.number(coins) })
const changeWeek = () => say('Change: {name}', { name: say('Per 7 days') })

export const Limits = meta.story()

Limits.test('a limit is set with the keyboard', async ({ canvas, userEvent, msw }) => {
  let asked: unknown
  msw.use(
    mock(setSpendingLimit, ({ params, body }) => {
      asked = { ...params, ...body }
      const limits = sampleSpendingLimits.map((limit) =>
        limit.period === params.period ? { ...limit, ...body } : limit,
      )
      return { limits }
    }),
  )
  const button = await canvas.findByRole('button', { name: changeWeek() })
  button.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  const field = await dialog.findByLabelText(say('Olympus Coins at most'))
  await userEvent.clear(field)
  await userEvent.paste('7000')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(asked).toEqual({ period: 'week', maxCoins: 7000 }))
  const text = say('{bought} of {most} bought', { bought: oc(6000), most: oc(7000) })
  await expect(await canvas.findByText(text)).toBeVisible()
  await waitFor(() => expect(button).toHaveFocus())
})

Limits.test('a raise is called off by the limit in force', async ({ canvas, userEvent }) => {
  const name = say('Call off: {name}', { name: say('Per 30 days') })
  await userEvent.click(await canvas.findByRole('button', { name }))
  await waitFor(() => expect(canvas.queryByRole('button', { name })).toBe(null))
  const text = say('{bought} of {most} bought', { bought: oc(8000), most: oc(20_000) })
  await expect(canvas.getByText(text)).toBeVisible()
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(listSpendingLimits, loading())),
})

export const Unavailable = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(listSpendingLimits, fails('INTERNAL_SERVER_ERROR'))),
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(listSpendingLimits, offline())),
})

export const SavedOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(setSpendingLimit, offline())),
})

SavedOffline.test('keeps what was entered', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: changeWeek() }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: say('Save') }))
  await expect(await dialog.findByRole('alert')).toBeVisible()
  await expect(dialog.getByLabelText(say('Olympus Coins at most'))).toHaveValue(written.number(10_000))
})
