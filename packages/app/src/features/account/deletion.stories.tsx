import { fails, mock, offline } from '@olympus/api-client/mock'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { cancelAccountDeletion, deleteAccount, getUser } from '@olympus/contract/account'
import { expect, screen, waitFor, within } from 'storybook/test'

import { notPictured } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { allPages } from '../../stories/all-pages.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { provenFirst } from '../../stories/proven-first.ts'
import { say } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Settings/Deletion',
  component: PortalAt,
  args: { path: '/settings/account' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
})

const dialog = async () =>
  within(await screen.findByRole('alertdialog', { name: say('Delete your account?') }))

const asked = async ({ canvas, userEvent }: Play) => {
  await canvas.findByRole('button', { name: say('Copy username') })
  await userEvent.click(canvas.getByRole('button', { name: say('Delete your account') }))
  await dialog()
}

const confirmed = async (context: Play) => {
  await asked(context)
  const { userEvent } = context
  const { getByRole } = await dialog()
  await userEvent.click(getByRole('checkbox'))
  await userEvent.type(getByRole('textbox'), 'Theron')
  await userEvent.click(getByRole('button', { name: say('Delete your account') }))
}

export const Asking = meta.story({ parameters: pageModes, play: asked })

Asking.test(
  'focuses the cancel button first, and requires the checkbox and the username',
  async ({ userEvent }) => {
    const { getByRole } = await dialog()
    await waitFor(() => expect(getByRole('button', { name: say('Keep your account') })).toHaveFocus())
    const act = getByRole('button', { name: say('Delete your account') })
    await expect(act).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(getByRole('checkbox'))
    await userEvent.type(getByRole('textbox'), 'theron')
    await expect(act).toHaveAttribute('aria-disabled', 'true')
    await userEvent.clear(getByRole('textbox'))
    await userEvent.type(getByRole('textbox'), 'Theron')
    await expect(act).not.toHaveAttribute('aria-disabled')
  },
)

/** A future date, so the displayed text changes every day. */
const inTwoWeeks = () => new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString()

export const Requested = meta.story({
  parameters: notPictured,
  ...mocked(deleteAccount, () => ({ deletionAt: inTwoWeeks() })),
  play: confirmed,
})

Requested.test('shows the deletion date and moves the focus to it', async ({ canvas }) => {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('timer', { name: say('Deleted in') })).toBeVisible())
  await expect(canvas.queryByRole('link', { name: say('Keep it') })).toBeNull()
  await waitFor(() =>
    expect(document.activeElement).toContainElement(
      canvas.getByRole('button', { name: say('Keep your account') }),
    ),
  )
})

export const Unproven = meta.story({
  parameters: notPictured,
  ...provenFirst(deleteAccount, () => ({ deletionAt: inTwoWeeks() })),
  async play(context) {
    await confirmed(context)
    await screen.findByRole('dialog', { name: say('Confirm your identity') })
  },
})

Unproven.test('continues after the identity check', async ({ canvas, userEvent }) => {
  const proof = within(await screen.findByRole('dialog', { name: say('Confirm your identity') }))
  await userEvent.type(proof.getByLabelText(say('Password')), 'olympus-mount')
  await userEvent.type(proof.getByLabelText(say('Code from your authenticator app')), '123456')
  await waitFor(() => expect(canvas.getByRole('timer', { name: say('Deleted in') })).toBeVisible())
})

Unproven.test('stays open when the player cancels the identity check', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: say('Cancel') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { getByRole, queryByRole } = await dialog()
  await expect(getByRole('textbox')).toHaveValue('Theron')
  await expect(queryByRole('alert')).toBeNull()
})

const staysOpen = (text: string) => async () => {
  const { findByRole } = await dialog()
  await expect(await findByRole('alert')).toHaveTextContent(say(text))
}

const Confirmed = meta.story({ play: confirmed })

export const Mismatch = Confirmed.extend(mocked(deleteAccount, fails('CONFIRMATION_MISMATCH')))
Mismatch.test('stays open and shows the reason', staysOpen('What you typed does not match your username.'))

export const TooManyRequests = Confirmed.extend(mocked(deleteAccount, fails('TOO_MANY_REQUESTS')))

const unreachable = 'The server cannot be reached. Check your connection and try again.'

export const Offline = Confirmed.extend(mocked(deleteAccount, offline()))
Offline.test('stays open and shows the reason', staysOpen(unreachable))

const scheduled = mock(getUser, () => ({ ...sampleUser, deletionAt: inTwoWeeks() }))

export const Scheduled = meta.story({
  parameters: notPictured,
  ...mocked(scheduled),
})

const keep = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: say('Keep your account') }))

Scheduled.test('cancels the deletion', async (context) => {
  await keep(context)
  await waitFor(() => expect(screen.getByText(say('You keep your account'))).toBeInTheDocument())
  await waitFor(() =>
    expect(context.canvas.getByRole('button', { name: say('Delete your account') })).toBeVisible(),
  )
})

export const NotTakenBack = meta.story({
  parameters: notPictured,
  ...mocked(scheduled, mock(cancelAccountDeletion, offline())),
  play: keep,
})

NotTakenBack.test('shows the reason', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(say(unreachable)))
})

/** The deletion date has passed, but the deletion job has not run yet. */
export const Due = meta.story(mocked(getUser, { ...sampleUser, deletionAt: '2025-06-12T09:00:00Z' }))

Due.test('shows that the deletion is in progress', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Your account is being deleted.'))).toBeVisible())
})

export const OnAnotherPage = meta.story({
  parameters: pageModes,
  args: { path: '/support' },
  ...mocked(getUser, { ...sampleUser, deletionAt: '2025-06-26T09:41:00Z' }),
})

OnAnotherPage.test('links to the page where the deletion can be canceled', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: say('Keep it') }))
  await waitFor(() => expect(canvas.getByRole('button', { name: say('Keep your account') })).toBeVisible())
})
