import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { cancelEmailChange, changeEmail, getUser } from '@olympus/contract/account'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { allPages } from '../../stories/all-pages.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { provenFirst } from '../../stories/proven-first.ts'
import { say, saying } from '../../stories/say.ts'
import { typeInto, type Play } from '../../stories/type-into.ts'
import { whenAccountLoaded } from '../../stories/when-account-loaded.ts'

const meta = preview.meta({
  title: 'Pages/Settings/Email',
  component: PortalAt,
  args: { path: '/settings/account' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
})

const newEmail = 'theron@olympus.example'

const filledIn = whenAccountLoaded(
  typeInto(
    { 'Current email': 'theron@example.com', 'New email': newEmail, 'Confirm new email': newEmail },
    'Change email',
  ),
)

export const Asked = meta.story({ play: filledIn })

Asked.test('shows the pending change and moves the focus to it', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(newEmail)).toBeVisible())
  await expect(canvas.queryByLabelText(say('New email'))).toBeNull()
  await waitFor(() =>
    expect(document.activeElement).toContainElement(
      canvas.getByRole('button', { name: say('Send the link again') }),
    ),
  )
})

export const Different = meta.story({
  play: whenAccountLoaded(
    typeInto(
      {
        'Current email': 'theron@example.com',
        'New email': newEmail,
        'Confirm new email': 'theron@olympus.exmaple',
      },
      'Change email',
    ),
  ),
})

Different.test('shows the error at the field and keeps the input', async ({ canvas }) => {
  const repeated = canvas.getByLabelText(say('Confirm new email'))
  await waitFor(() => expect(repeated).toHaveFocus())
  await expect(repeated).toHaveAccessibleDescription(say('This is not the same address. Check both.'))
  await expect(repeated).toHaveValue('theron@olympus.exmaple')
})

export const Incomplete = meta.story({
  play: whenAccountLoaded(({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: say('Change email') })),
  ),
})

Incomplete.test('marks every missing field', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByLabelText(say('Current email'))).toBeInvalid())
  await expect(canvas.getByLabelText(say('New email'))).toBeInvalid()
})

const isSaidAt =
  (label: string, text: string) =>
  async ({ canvas }: Pick<Play, 'canvas'>) => {
    const field = canvas.getByLabelText(say(label))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(saying(text))
  }

export const WrongEmail = Asked.extend(mocked(changeEmail, fails('WRONG_EMAIL')))
WrongEmail.test(
  'shows the error at the field',
  isSaidAt('Current email', 'This is not the current email address of your account.'),
)

export const Unchanged = Asked.extend(mocked(changeEmail, fails('EMAIL_UNCHANGED')))
Unchanged.test(
  'shows the error at the field',
  isSaidAt('New email', 'This is already the email address of your account.'),
)

export const InvalidFormat = Asked.extend(mocked(changeEmail, fails('INVALID_EMAIL_FORMAT')))
InvalidFormat.test(
  'shows the error at the field',
  isSaidAt('New email', 'This is not a valid email address.'),
)

export const TooManyRequests = Asked.extend(mocked(changeEmail, fails('TOO_MANY_REQUESTS')))

export const Offline = Asked.extend(mocked(changeEmail, offline()))

Offline.test('shows an error and keeps the input', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
  await expect(canvas.getByLabelText(say('New email'))).toHaveValue(newEmail)
})

export const Sending = Asked.extend(mocked(changeEmail, loading()))

/** The player has not confirmed their identity recently. */
export const Unproven = meta.story({
  ...provenFirst(changeEmail, ({ body }) => ({ pendingEmail: body.newEmail })),
  async play(context) {
    await filledIn(context)
    await screen.findByRole('dialog', { name: say('Confirm your identity') })
  },
})

Unproven.test('continues after the identity check', async ({ canvas, userEvent }) => {
  const proof = within(await screen.findByRole('dialog', { name: say('Confirm your identity') }))
  await userEvent.type(proof.getByLabelText(say('Password')), 'olympus-mount')
  await userEvent.type(proof.getByLabelText(say('Code from your authenticator app')), '123456')
  await waitFor(() => expect(canvas.getByText(newEmail)).toBeVisible())
})

Unproven.test('keeps the form when the player cancels the identity check', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: say('Cancel') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(canvas.getByLabelText(say('New email'))).toHaveValue(newEmail)
  await expect(canvas.queryByRole('alert')).toBeNull()
})

const waiting = mock(getUser, { ...sampleUser, pendingEmail: newEmail })

export const Waiting = meta.story({
  parameters: pageModes,
  ...mocked(waiting),
})

const press =
  (name: string) =>
  async ({ canvas, userEvent }: Play) =>
    userEvent.click(await canvas.findByRole('button', { name: say(name) }))

Waiting.test('sends the link again', async (context) => {
  await press('Send the link again')(context)
  await waitFor(() =>
    expect(
      screen.getByText(say('We sent a new link to {sentTo}.', { sentTo: newEmail })),
    ).toBeInTheDocument(),
  )
})

Waiting.test('cancels the change', async (context) => {
  await press('Cancel the change')(context)
  await waitFor(() => expect(context.canvas.getByLabelText(say('New email'))).toHaveValue(''))
})

const unreachable = async ({ canvas }: Pick<Play, 'canvas'>) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
}

export const NotCancelled = meta.story({
  ...mocked(waiting, mock(cancelEmailChange, offline())),
  play: press('Cancel the change'),
})
NotCancelled.test('shows the reason', unreachable)

export const NotSentAgain = meta.story({
  ...mocked(waiting, mock(changeEmail, offline())),
  play: press('Send the link again'),
})
NotSentAgain.test('shows the reason', unreachable)
