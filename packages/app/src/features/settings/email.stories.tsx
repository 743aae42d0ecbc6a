import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { sampleTokens } from '@olympus/api-client/mocks/sample-tokens'
import { cancelEmailChange, changeEmail } from '@olympus/contract/account'
import { getUser } from '@olympus/contract/user'
import type { ErrorKey } from '@olympus/contract/errors'
import { stepUp } from '@olympus/contract/step-up'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { allPages } from '../../stories/all-pages.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { refusedBy } from '../../stories/refused-by.ts'
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

Asked.test('waits for the new address, where the focus is', async ({ canvas }) => {
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

Different.test('says so at the field, and keeps what was typed', async ({ canvas }) => {
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

Incomplete.test('names all that is missing', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByLabelText(say('Current email'))).toBeInvalid())
  await expect(canvas.getByLabelText(say('New email'))).toBeInvalid()
})

const refused = (key: ErrorKey) => ({ ...refusedBy(changeEmail, key), play: filledIn })

const isSaidAt =
  (label: string, text: string) =>
  async ({ canvas }: Pick<Play, 'canvas'>) => {
    const field = canvas.getByLabelText(say(label))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(saying(text))
  }

export const WrongEmail = meta.story(refused('WRONG_EMAIL'))
WrongEmail.test(
  'is said at the field',
  isSaidAt('Current email', 'This is not the current email address of your account.'),
)

export const Unchanged = meta.story(refused('EMAIL_UNCHANGED'))
Unchanged.test(
  'is said at the field',
  isSaidAt('New email', 'This is already the email address of your account.'),
)

export const InvalidFormat = meta.story(refused('INVALID_EMAIL_FORMAT'))
InvalidFormat.test('is said at the field', isSaidAt('New email', 'This is not a valid email address.'))

export const TooManyRequests = meta.story(refused('TOO_MANY_REQUESTS'))

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(changeEmail, offline())),
  play: filledIn,
})

Offline.test('says so, and keeps what was typed', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
  await expect(canvas.getByLabelText(say('New email'))).toHaveValue(newEmail)
})

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(changeEmail, loading())),
  play: filledIn,
})

/** The session was not proven lately. */
export const Unproven = meta.story({
  beforeEach({ msw }) {
    let isProven = false
    msw.use(
      mock(changeEmail, ({ body }) =>
        isProven ? { pendingEmail: body.newEmail } : fails('STEP_UP_REQUIRED'),
      ),
      mock(stepUp, () => {
        isProven = true
        return { until: '2025-06-12T09:51:00Z', ...sampleTokens }
      }),
    )
  },
  async play(context) {
    await filledIn(context)
    await screen.findByRole('dialog', { name: say('Confirm that it is you') })
  },
})

Unproven.test('goes on after the proof', async ({ canvas, userEvent }) => {
  const proof = within(await screen.findByRole('dialog', { name: say('Confirm that it is you') }))
  await userEvent.type(proof.getByLabelText(say('Password')), 'olympus-mount')
  await userEvent.type(proof.getByLabelText(say('Code of your authenticator app')), '123456')
  await waitFor(() => expect(canvas.getByText(newEmail)).toBeVisible())
})

Unproven.test('keeps the form when the player would rather not', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: say('Cancel') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(canvas.getByLabelText(say('New email'))).toHaveValue(newEmail)
  await expect(canvas.queryByRole('alert')).toBeNull()
})

const waiting = mock(getUser, { ...sampleUser, pendingEmail: newEmail })

export const Waiting = meta.story({
  parameters: pageModes,
  beforeEach: ({ msw }) => msw.use(waiting),
})

const press =
  (name: string) =>
  async ({ canvas, userEvent }: Play) =>
    userEvent.click(await canvas.findByRole('button', { name: say(name) }))

Waiting.test('sends the link again', async (context) => {
  await press('Send the link again')(context)
  await waitFor(() =>
    expect(
      screen.getByText(say('We have sent a new link to {sentTo}.', { sentTo: newEmail })),
    ).toBeInTheDocument(),
  )
})

Waiting.test('takes the change back', async (context) => {
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
  beforeEach: ({ msw }) => msw.use(waiting, mock(cancelEmailChange, offline())),
  play: press('Cancel the change'),
})
NotCancelled.test('says why', unreachable)

export const NotSentAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(waiting, mock(changeEmail, offline())),
  play: press('Send the link again'),
})
NotSentAgain.test('says why', unreachable)
