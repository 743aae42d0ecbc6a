import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { keepSession } from '@olympus/contract/session'
import { logIn, resendActivation, type BanData } from '@olympus/contract/auth'
import type { ErrorKey } from '@olympus/contract/errors'
import { expect, screen, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { PortalAt } from '../../stories/portal-at.tsx'
import { refusedBy, type Mocking } from '../../stories/refused-by.ts'
import { typeInto } from '../../stories/type-into.ts'
import { say, written } from '../../stories/say.ts'
import { storyLocaleOf } from '../../stories/story-locale.ts'
import { allPages } from '../../stories/all-pages.ts'
import { everyMode } from '../../stories/page-modes.ts'

const meta = preview.meta({
  title: 'Pages/Login',
  component: PortalAt,
  args: { path: '/login', isVisitor: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem('olympus:email'),
})

export const Default = meta.story({ parameters: everyMode })

export const Remembered = meta.story({
  beforeEach: () => localStorage.setItem('olympus:email', 'theron@example.com'),
})

Remembered.test('has the email filled in', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByLabelText(say('Email'))).toHaveValue('theron@example.com'))
  await expect(canvas.getByLabelText(say('Remember my email'))).toBeChecked()
})

export const SessionExpired = meta.story({
  args: { initiallyEnded: { cause: 'unauthorized', key: 'UNAUTHORIZED_SESSION_EXPIRED' } },
})

export const BannedMeanwhile = meta.story({
  args: { initiallyEnded: { cause: 'unauthorized', key: 'UNAUTHORIZED_BANNED_ACCOUNT' } },
})

export const LogoutFailed = meta.story({
  args: { initiallyEnded: { cause: 'sign-out', key: 'LOGOUT_ERROR' } },
})

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: say('Log in') })),
})

Incomplete.test('says what is missing', async ({ canvas }) => {
  await expect(await canvas.findAllByText(say('Enter your email address'))).not.toHaveLength(0)
  await expect(canvas.getByLabelText(say('Password'))).toBeInvalid()
})

const filledIn = typeInto({ Email: 'theron@example.com', Password: 'olympus-mount' }, 'Log in')

Default.test('sends the language of the page, for the mail about it', async ({ msw, ...context }) => {
  const bodies: unknown[] = []
  msw.use(
    mock(logIn, ({ body }) => {
      bodies.push(body)
      return fails('UNKNOWN_CREDENTIALS')
    }),
  )
  await filledIn(context)
  await waitFor(() =>
    expect(bodies).toEqual([
      {
        email: 'theron@example.com',
        password: 'olympus-mount',
        locale: storyLocaleOf(document.documentElement.lang),
      },
    ]),
  )
})

Default.test('leads to a new password', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: say('Forgot your password?') })).toHaveAttribute(
      'href',
      '/resetpassword',
    ),
  )
})

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(logIn, loading())),
  play: filledIn,
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(logIn, offline())),
  play: filledIn,
})

Offline.test('says so, and keeps what was typed', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
  await expect(canvas.getByLabelText(say('Email'))).toHaveValue('theron@example.com')
  await expect(canvas.getByLabelText(say('Password'))).toHaveValue('olympus-mount')
})

const refused = (key: ErrorKey) => ({ ...refusedBy(logIn, key), play: filledIn })

export const UnknownCredentials = meta.story(refused('UNKNOWN_CREDENTIALS'))

UnknownCredentials.test('leads to the password', async ({ canvas }) => {
  const password = canvas.getByLabelText(say('Password'))
  await waitFor(() => expect(password).toHaveFocus())
  await expect(password).toHaveAccessibleDescription(
    say('Unknown credentials. Check your email and password.'),
  )
})

export const Banned = meta.story(refused('UNAUTHORIZED_BANNED_ACCOUNT'))

Banned.test('says where to write', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    ),
  )
})

const bannedWith = (ban: BanData) => ({
  beforeEach: ({ msw }: Mocking) => msw.use(mock(logIn, fails('UNAUTHORIZED_BANNED_ACCOUNT', ban))),
  play: filledIn,
})

export const BannedForAWhile = meta.story(
  bannedWith({ until: '2031-02-03T12:00:00Z', reason: 'Trading gold for money' }),
)

BannedForAWhile.test('says until when and why', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('This account is banned until {end}. Reason: {reason}', {
        end: written.dateTime('2031-02-03T12:00:00Z'),
        reason: 'Trading gold for money',
      }),
    ),
  )
})

export const BannedForAWhileWithoutReason = meta.story(
  bannedWith({ until: '2031-02-03T12:00:00Z', reason: null }),
)

export const BannedForGood = meta.story(bannedWith({ until: null, reason: null }))

BannedForGood.test('says so', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(say('This account is banned for good.')),
  )
})

export const BannedForALongReason = meta.story(bannedWith({ until: null, reason: 'Mnemosyne'.repeat(30) }))

export const NotActivated = meta.story(refused('UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT'))

NotActivated.test('sends the link again', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Send the link again') }))
  await waitFor(() =>
    expect(
      canvas.getByText(say('We have sent a new link to {sentTo}.', { sentTo: 'theron@example.com' })),
    ).toBeVisible(),
  )
})

export const NotActivatedAndLinkNotSent = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(logIn, fails('UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT')),
      mock(resendActivation, fails('TOO_MANY_REQUESTS')),
    ),
  async play(context) {
    await filledIn(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: say('Send the link again') }))
    await canvas.findByText(say('Too many attempts. Wait a moment and try again.'))
  },
})

export const TooManyRequests = meta.story({ ...refused('TOO_MANY_REQUESTS'), loaders: [allPages] })

TooManyRequests.test('leads to a new password, and takes the email along', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: say('Set a new password instead') }))
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: say('Forgot your password?') })).toBeVisible(),
  )
  await expect(canvas.getByLabelText(say('Email'))).toHaveValue('theron@example.com')
})

const waitingFor = (retryAfterSeconds: number) => ({
  beforeEach: ({ msw }: Mocking) => msw.use(mock(logIn, fails('TOO_MANY_REQUESTS', { retryAfterSeconds }))),
  play: filledIn,
})

export const TooManyRequestsForMinutes = meta.story(waitingFor(13 * 60 - 20))

TooManyRequestsForMinutes.test('says how long to wait', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say(
        'Too many attempts. {minutes, plural, one {Try again in # minute.} other {Try again in # minutes.}}',
        { minutes: 13 },
      ),
    ),
  )
})

export const TooManyRequestsForADay = meta.story(waitingFor(23.2 * 3600))

TooManyRequestsForADay.test('counts in hours', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('Too many attempts. {hours, plural, one {Try again in # hour.} other {Try again in # hours.}}', {
        hours: 24,
      }),
    ),
  )
})
export const BadRequest = meta.story(refused('BAD_REQUEST'))
export const InternalServerError = meta.story(refused('INTERNAL_SERVER_ERROR'))
export const ServiceUnavailable = meta.story(refused('SERVICE_UNAVAILABLE'))
export const PayloadTooLarge = meta.story(refused('PAYLOAD_TOO_LARGE'))
export const UnsupportedMediaType = meta.story(refused('UNSUPPORTED_MEDIA_TYPE'))

const asked: typeof filledIn = async (context) => {
  await filledIn(context)
  await screen.findByRole('dialog', { name: say('Stay logged in on this device?') })
}

export const StayLoggedIn = meta.story({ play: asked })

const answered: typeof filledIn = async (context) => {
  await asked(context)
  await context.userEvent.click(screen.getByRole('button', { name: say('Stay logged in') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export const StayingRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(keepSession, fails('SESSION_HANDLE_ERROR'))),
  play: answered,
})

export const StayingOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(keepSession, offline())),
  play: answered,
})
