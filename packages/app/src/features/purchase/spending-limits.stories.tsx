import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleSpendingLimits } from '@olympus/api-client/mocks/sample-spending-limits'
import { listSpendingLimits, setSpendingLimit } from '@olympus/contract/spending-limits'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { pressEscape } from '../../stories/press-escape.ts'
import { say, saying, written } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Purchase/Spending limits',
  component: PortalAt,
  args: { path: '/purchase' },
  parameters: { layout: 'fullscreen' },
})

const oc = (coins: number) => say('{coins} OC', { coins: written.number(coins) })
const callOffMonth = () => say('Cancel increase: {name}', { name: say('Per 30 days') })
const changeWeek = () => say('Change: {name}', { name: say('Per 7 days') })

/** Opens a dialog by the name of its button. */
async function dialogOf(name: string, { canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

export const Limits = meta.story()

Limits.test('sets a limit with the keyboard', async ({ canvas, userEvent, msw }) => {
  const button = await canvas.findByRole('button', { name: changeWeek() })
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
  button.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  const field = await dialog.findByLabelText(say('Maximum Olympus Coins'))
  await userEvent.clear(field)
  await userEvent.paste('750')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(asked).toEqual({ period: 'week', maxCoins: 750 }))
  const text = say('{bought} of {most} bought', { bought: oc(6000), most: oc(750) })
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
  await waitFor(() => expect(button).toHaveFocus())
})

Limits.test('requires a number, or removes the limit', async ({ canvas, userEvent }) => {
  const dialog = await dialogOf(changeWeek(), { canvas, userEvent })
  const field = await dialog.findByLabelText(say('Maximum Olympus Coins'))
  await userEvent.clear(field)
  await userEvent.click(dialog.getByRole('button', { name: say('Save') }))
  await waitFor(() => expect(field).toHaveFocus())
  await expect(field).toHaveAccessibleDescription(saying('Enter a number'))
  await userEvent.click(dialog.getByRole('button', { name: say('Remove limit') }))
  await waitFor(() =>
    expect(canvas.getByText(say('{bought} bought, no limit', { bought: oc(6000) }))).toBeVisible(),
  )
})

Limits.test(
  'keeps a pending raise when the limit is saved unchanged, and cancels it on request',
  async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(say('Change: {name}', { name: say('Per 30 days') }), { canvas, userEvent })
    await userEvent.click(await dialog.findByRole('button', { name: say('Save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const button = await canvas.findByRole('button', { name: callOffMonth() })
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toBeInTheDocument())
    const text = say('{bought} of {most} bought', { bought: oc(8000), most: oc(20_000) })
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
  },
)

Limits.test(
  'keeps the dialog of another limit usable while a raise is canceled',
  async ({ canvas, userEvent, msw }) => {
    const button = await canvas.findByRole('button', { name: callOffMonth() })
    const { promise, resolve } = Promise.withResolvers<void>()
    msw.use(
      mock(setSpendingLimit, async () => {
        await promise
        return { limits: sampleSpendingLimits.map((limit) => ({ ...limit, raise: null })) }
      }),
    )
    await userEvent.click(button)
    const dialog = await dialogOf(changeWeek(), { canvas, userEvent })
    const save = await dialog.findByRole('button', { name: say('Save') })
    await expect(save).not.toHaveAttribute('aria-disabled')
    resolve()
    await waitFor(() => expect(button).not.toBeInTheDocument())
    await waitFor(() => expect(save).toBeVisible())
  },
)

export const Loading = meta.story(mocked(listSpendingLimits, loading()))

export const Unavailable = meta.story(mocked(listSpendingLimits, fails('INTERNAL_SERVER_ERROR')))

export const Offline = meta.story(mocked(listSpendingLimits, offline()))

export const SavedOffline = meta.story({
  ...mocked(setSpendingLimit, offline()),
  async play({ canvas, userEvent }) {
    const dialog = await dialogOf(changeWeek(), { canvas, userEvent })
    await userEvent.clear(await dialog.findByLabelText(say('Maximum Olympus Coins')))
    await userEvent.paste('7500')
    await userEvent.click(dialog.getByRole('button', { name: say('Save') }))
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  },
})

SavedOffline.test('keeps the input, and shows no error once closed', async ({ canvas, userEvent }) => {
  await expect(screen.getByLabelText(say('Maximum Olympus Coins'))).toHaveValue(written.number(7500))
  await pressEscape({ userEvent })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(canvas.queryByRole('alert')).toBeNull()
})

const callsOff = async ({ canvas, userEvent }: Play): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: callOffMonth() }))
  await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  await expect(canvas.getByRole('button', { name: callOffMonth() })).toBeVisible()
}

const CallsOff = meta.story({ play: callsOff })

export const CallOffOffline = CallsOff.extend(mocked(setSpendingLimit, offline()))

export const CallOffRefused = CallsOff.extend(mocked(setSpendingLimit, fails('TOO_MANY_REQUESTS')))
