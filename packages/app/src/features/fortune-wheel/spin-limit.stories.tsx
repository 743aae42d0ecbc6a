import { fails, mock, offline } from '@olympus/api-client/mock'
import { sampleWheelAccount } from '@olympus/api-client/mocks/sample-wheel'
import { getWheelAccount, setSpinLimit } from '@olympus/contract/fortune-wheel'
import type { SpinLimit } from '@olympus/contract/wheel'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked, type Mocking } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, written } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'
import { chosenCharacter, spinButton } from './wheel-stories.ts'

const meta = preview.meta({
  title: 'Pages/Fortune wheel/Spin limit',
  component: PortalAt,
  args: { path: '/fortune-wheel' },
  parameters: { layout: 'fullscreen' },
  beforeEach: chosenCharacter,
})

const limited = (limit: Partial<SpinLimit>) =>
  mock(getWheelAccount, { ...sampleWheelAccount, limit: { ...sampleWheelAccount.limit, ...limit } })

const openDialog = async ({ canvas, userEvent }: Play) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Change the spin limit') }))
  return within(await screen.findByRole('dialog', { name: say('Spin limit') }))
}

const used = (spins: number, maxSpins: number) =>
  say('{done} of {maxSpins, plural, one {# spin in 24 hours} other {# spins in 24 hours}}', {
    done: written.number(spins),
    maxSpins,
  })

/** Opens the dialog and saves 20 spins. */
const setting = async (context: Play) => {
  const dialog = await openDialog(context)
  const field = await dialog.findByLabelText(say('Maximum spins'))
  await context.userEvent.clear(field)
  await context.userEvent.paste('20')
  await context.userEvent.click(dialog.getByRole('button', { name: say('Save') }))
}

export const Dialog = meta.story({
  play: async (context) => {
    await openDialog(context)
  },
})

export const Saved = meta.story({
  ...mocked(setSpinLimit, ({ body }) => ({ ...sampleWheelAccount.limit, ...body })),
  play: setting,
})

Saved.test('shows the limit and returns to its button', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(used(1, 20))).toBeVisible())
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: say('Change the spin limit') })).toHaveFocus(),
  )
})

const freeAt = '2025-06-13T18:31:00Z'

/** Of 12 spins, 7 were before the limit was lowered. */
export const Limited = meta.story(mocked(limited({ maxSpins: 5, spins: 12, freeAt })))

Limited.test('says when the next spin is possible, and keeps the button off', async ({ canvas }) => {
  const button = await spinButton({ canvas })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(
    say(
      'You have reached your limit of {maxSpins, plural, one {# spin} other {# spins}} in 24 hours. The next spin is possible from: {moment}.',
      { maxSpins: 5, moment: written.dateTime(freeAt) },
    ),
  )
})

Limited.test('requires a number, or removes the limit', async (context) => {
  const dialog = await openDialog(context)
  const field = await dialog.findByLabelText(say('Maximum spins'))
  await context.userEvent.clear(field)
  await context.userEvent.click(dialog.getByRole('button', { name: say('Save') }))
  await waitFor(() => expect(field).toHaveFocus())
  await expect(field).toHaveAccessibleDescription(saying('Enter a number'))
  await context.userEvent.click(dialog.getByRole('button', { name: say('Remove limit') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** A limit of no spins at all. */
export const LimitedToNone = meta.story(mocked(limited({ maxSpins: 0, spins: 0 })))

LimitedToNone.test('says so', async ({ canvas }) => {
  await expect(await spinButton({ canvas })).toHaveAccessibleDescription(
    say('You have set your limit to no spins at all.'),
  )
})

let isFree = false
const { serverNow } = sampleWheelAccount.limit
const soon = new Date(Date.parse(serverNow) + 1500).toISOString()

/** The next spin is possible in a moment. */
export const AboutToBeFree = meta.story({
  beforeEach({ msw }: Mocking) {
    isFree = false
    const { limit } = sampleWheelAccount
    const reached = { ...limit, maxSpins: 5, spins: 5, freeAt: soon }
    msw.use(
      mock(getWheelAccount, () => ({
        ...sampleWheelAccount,
        limit: isFree ? { ...reached, spins: 4, freeAt: null, serverNow: soon } : reached,
      })),
    )
  },
})

AboutToBeFree.test('can be spun once the time has come', async ({ canvas }) => {
  const button = await spinButton({ canvas })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  isFree = true
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'), { timeout: 5000 })
  await expect(canvas.getByText(used(4, 5))).toBeVisible()
})

const raise = { maxSpins: 40, at: '2025-06-13T09:41:00Z' }

export const Raised = meta.story(mocked(limited({ maxSpins: 20, spins: 3, raise })))

Raised.test(
  'keeps the raise when the limit is saved unchanged, and cancels it on request',
  async (context) => {
    const { canvas, userEvent, msw } = context
    let asked: unknown
    await canvas.findByRole('button', { name: say('Cancel increase') })
    msw.use(
      mock(setSpinLimit, ({ body }) => {
        asked = body
        return { ...sampleWheelAccount.limit, maxSpins: 20, spins: 3 }
      }),
    )
    const dialog = await openDialog(context)
    await userEvent.click(await dialog.findByRole('button', { name: say('Save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(asked).toBeUndefined()
    const button = await canvas.findByRole('button', { name: say('Cancel increase') })
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toBeInTheDocument())
    await expect(asked).toEqual({ maxSpins: 20 })
    await expect(canvas.getByText(used(3, 20))).toBeVisible()
  },
)

export const Removed = meta.story(mocked(limited({ maxSpins: 20, raise: { ...raise, maxSpins: null } })))

export const SavedOffline = meta.story({ ...mocked(setSpinLimit, offline()), play: setting })

SavedOffline.test('keeps the input', async () => {
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  await expect(dialog.getByLabelText(say('Maximum spins'))).toHaveValue('20')
})

export const CallOffRefused = meta.story({
  ...mocked(limited({ maxSpins: 20, raise }), mock(setSpinLimit, fails('TOO_MANY_REQUESTS'))),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: say('Cancel increase') }))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})
