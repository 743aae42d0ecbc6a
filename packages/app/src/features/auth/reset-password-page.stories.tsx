import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { requestPasswordReset } from '@olympus/contract/recovery'
import type { ErrorKey } from '@olympus/contract/errors'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { refusedBy } from '../../stories/refused-by.ts'
import { say, saying } from '../../stories/say.ts'
import { typeInto } from '../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Reset password',
  component: PortalAt,
  args: { path: '/resetpassword', isVisitor: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem('olympus:email'),
})

export const Default = meta.story({ parameters: pageModes })

Default.test('leads back to the login', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: say('Back to login') })).toHaveAttribute('href', '/login'),
  )
})

export const Remembered = meta.story({
  beforeEach: () => localStorage.setItem('olympus:email', 'theron@example.com'),
})

Remembered.test('has the email filled in', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByLabelText(say('Email'))).toHaveValue('theron@example.com'))
})

export const ForAPlayer = meta.story({ args: { isVisitor: false } })

ForAPlayer.test('leads back to the dashboard', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: say('Go to dashboard') })).toHaveAttribute('href', '/'),
  )
})

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: say('Send the link') })),
})

Incomplete.test('says what is missing', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByLabelText(say('Email'))).toHaveAccessibleDescription(
      saying('Enter your email address'),
    ),
  )
})

const filledIn = typeInto({ Email: 'theron@example.com' }, 'Send the link')

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(requestPasswordReset, loading())),
  play: filledIn,
})

export const Sent = meta.story({
  parameters: pageModes,
  async play(context) {
    await filledIn(context)
    await context.canvas.findByRole('heading', { name: say('Check your email') })
  },
})

Sent.test('does not tell whether there is such an account', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      saying('If there is an account for {email}, a link is on its way.', { email: 'theron@example.com' }),
    ),
  ).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
})

Sent.test('lets a moment pass before the next one', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: say('Send the link again') })).toBeDisabled()
})

export const SentToALongAddress = meta.story({
  async play(context) {
    await typeInto({ Email: `${'mnemosyne'.repeat(20)}@example.com` }, 'Send the link')(context)
    await context.canvas.findByRole('heading', { name: say('Check your email') })
  },
})

SentToALongAddress.test('keeps it inside the panel', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

const refused = (key: ErrorKey) => ({ ...refusedBy(requestPasswordReset, key), play: filledIn })

export const InvalidEmail = meta.story(refused('INVALID_EMAIL_FORMAT'))
export const UnknownEmail = meta.story(refused('NOT_FOUND_ACCOUNT_BY_EMAIL'))

UnknownEmail.test('says so at the field', async ({ canvas }) => {
  const email = canvas.getByLabelText(say('Email'))
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription(saying('There is no account for this email address.')),
  )
  await waitFor(() => expect(email).toHaveFocus())
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(requestPasswordReset, offline())),
  play: filledIn,
})

Offline.test('says so, and keeps what was typed', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
  await expect(canvas.getByLabelText(say('Email'))).toHaveValue('theron@example.com')
})

export const TooManyRequests = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock(requestPasswordReset, fails('TOO_MANY_REQUESTS', { retryAfterSeconds: 50 }))),
  play: filledIn,
})

TooManyRequests.test('says how long to wait', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say(
        'Too many attempts. {minutes, plural, one {Try again in # minute.} other {Try again in # minutes.}}',
        { minutes: 1 },
      ),
    ),
  )
})

export const BadRequest = meta.story(refused('BAD_REQUEST'))
export const InternalServerError = meta.story(refused('INTERNAL_SERVER_ERROR'))
export const ServiceUnavailable = meta.story(refused('SERVICE_UNAVAILABLE'))
export const PayloadTooLarge = meta.story(refused('PAYLOAD_TOO_LARGE'))
export const UnsupportedMediaType = meta.story(refused('UNSUPPORTED_MEDIA_TYPE'))
