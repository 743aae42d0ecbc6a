import { fails, loading, offline } from '@olympus/api-client/mock'
import { endlessChallenge } from '@olympus/api-client/mocks/sample-challenge'
import { requestPasswordReset } from '@olympus/contract/recovery'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { pageModes } from '../../../stories/page-modes.ts'
import { mocked } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say, saying } from '../../../stories/say.ts'
import { typeInto } from '../../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Reset password',
  component: PortalAt,
  args: { path: '/resetpassword', isVisitor: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem('olympus:email'),
})

export const Default = meta.story({ parameters: pageModes })

Default.test('links back to the login', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: say('Back to login') })).toHaveAttribute('href', '/login'),
  )
})

Default.test('leads to the contact page for a lost mailbox', async ({ canvas }) => {
  const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
  await expect(targets).toContain('/contact?topic=mailbox-lost')
})

export const Remembered = meta.story({
  beforeEach: () => localStorage.setItem('olympus:email', 'theron@example.com'),
})

Remembered.test('has the email filled in', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByLabelText(say('Email'))).toHaveValue('theron@example.com'))
})

export const ForAPlayer = meta.story({ args: { isVisitor: false } })

ForAPlayer.test('links back to the dashboard', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: say('Go to dashboard') })).toHaveAttribute('href', '/'),
  )
})

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: say('Send the link') })),
})

Incomplete.test('asks for the email', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByLabelText(say('Email'))).toHaveAccessibleDescription(
      saying('Enter your email address'),
    ),
  )
})

const filledIn = typeInto({ Email: 'theron@example.com' }, 'Send the link')

const FilledIn = meta.story({ play: filledIn })

export const Sending = FilledIn.extend(mocked(requestPasswordReset, loading()))

export const Sent = meta.story({
  parameters: pageModes,
  async play(context) {
    await filledIn(context)
    await context.canvas.findByRole('heading', { name: say('Check your email') })
  },
})

Sent.test('does not reveal whether the account exists', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      saying('If there is an account for {email}, a link is on its way.', { email: 'theron@example.com' }),
    ),
  ).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
})

Sent.test('disables resending for a moment', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: say('Send the link again') })).toBeDisabled()
})

export const SentToALongAddress = meta.story({
  async play(context) {
    await typeInto({ Email: `${'mnemosyne'.repeat(20)}@example.com` }, 'Send the link')(context)
    await context.canvas.findByRole('heading', { name: say('Check your email') })
  },
})

SentToALongAddress.test('keeps the address inside the panel', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

export const InvalidEmail = FilledIn.extend(mocked(requestPasswordReset, fails('INVALID_EMAIL_FORMAT')))
export const UnknownEmail = FilledIn.extend(mocked(requestPasswordReset, fails('NOT_FOUND_ACCOUNT_BY_EMAIL')))

UnknownEmail.test('shows the error at the field', async ({ canvas }) => {
  const email = canvas.getByLabelText(say('Email'))
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription(saying('There is no account for this email address.')),
  )
  await waitFor(() => expect(email).toHaveFocus())
})

export const Offline = FilledIn.extend(mocked(requestPasswordReset, offline()))

Offline.test('shows the error and keeps the input', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
  await expect(canvas.getByLabelText(say('Email'))).toHaveValue('theron@example.com')
})

export const TooManyRequests = FilledIn.extend(
  mocked(requestPasswordReset, fails('TOO_MANY_REQUESTS', { retryAfterSeconds: 50 })),
)

TooManyRequests.test('shows how long to wait', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say(
        'Too many attempts. {minutes, plural, one {Try again in # minute.} other {Try again in # minutes.}}',
        { minutes: 1 },
      ),
    ),
  )
})

export const CheckingBrowser = FilledIn.extend(
  mocked(requestPasswordReset, fails('BROWSER_CHECK_REQUIRED', endlessChallenge())),
)

CheckingBrowser.test('says what it waits for', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      say('Checking your browser. This takes a few seconds.'),
    ),
  )
})

export const BadRequest = FilledIn.extend(mocked(requestPasswordReset, fails('BAD_REQUEST')))
export const InternalServerError = FilledIn.extend(
  mocked(requestPasswordReset, fails('INTERNAL_SERVER_ERROR')),
)
export const ServiceUnavailable = FilledIn.extend(mocked(requestPasswordReset, fails('SERVICE_UNAVAILABLE')))
export const PayloadTooLarge = FilledIn.extend(mocked(requestPasswordReset, fails('PAYLOAD_TOO_LARGE')))
export const UnsupportedMediaType = FilledIn.extend(
  mocked(requestPasswordReset, fails('UNSUPPORTED_MEDIA_TYPE')),
)
