import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { keepSession } from '@olympus/contract/sessions'
import { logIn, resendActivation, type BanData } from '@olympus/contract/auth'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { mocked } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { typeInto } from '../../../stories/type-into.ts'
import { say, written } from '../../../stories/say.ts'
import { storyLocaleOf } from '../../../stories/story-locale.ts'
import { allPages } from '../../../stories/all-pages.ts'
import { everyMode } from '../../../stories/page-modes.ts'

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

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: say('Log in') })),
})

Incomplete.test('marks the missing fields', async ({ canvas }) => {
  await expect(await canvas.findAllByText(say('Enter your email address'))).not.toHaveLength(0)
  await expect(canvas.getByLabelText(say('Password'))).toBeInvalid()
})

const filledIn = typeInto({ Email: 'theron@example.com', Password: 'olympus-mount' }, 'Log in')

Default.test('sends the page language for the login email', async ({ msw, ...context }) => {
  await context.canvas.findByLabelText(say('Email'))
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

Default.test('links to the password reset', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: say('Forgot your password?') })).toHaveAttribute(
      'href',
      '/resetpassword',
    ),
  )
})

const FilledIn = meta.story({ play: filledIn })

export const Sending = FilledIn.extend(mocked(logIn, loading()))

export const Offline = FilledIn.extend(mocked(logIn, offline()))

Offline.test('shows the error and keeps the input', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
  await expect(canvas.getByLabelText(say('Email'))).toHaveValue('theron@example.com')
  await expect(canvas.getByLabelText(say('Password'))).toHaveValue('olympus-mount')
})

export const UnknownCredentials = FilledIn.extend(mocked(logIn, fails('UNKNOWN_CREDENTIALS')))

UnknownCredentials.test('focuses the password and shows the error', async ({ canvas }) => {
  const password = canvas.getByLabelText(say('Password'))
  await waitFor(() => expect(password).toHaveFocus())
  await expect(password).toHaveAccessibleDescription(
    say('Unknown credentials. Check your email and password.'),
  )
})

export const Banned = FilledIn.extend(mocked(logIn, fails('UNAUTHORIZED_BANNED_ACCOUNT')))

Banned.test('leads to the contact page', async ({ canvas }) => {
  const alert = within(await canvas.findByRole('alert'))
  await waitFor(() => expect(alert.getByRole('link')).toHaveAttribute('href', '/contact?topic=banned'))
})

const bannedWith = (ban: BanData) => mocked(logIn, fails('UNAUTHORIZED_BANNED_ACCOUNT', ban))

export const BannedForAWhile = FilledIn.extend(
  bannedWith({ until: '2031-02-03T12:00:00Z', reason: 'Trading gold for money' }),
)

BannedForAWhile.test('shows the end and the reason', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('This account is banned until {end}. Reason: {reason}', {
        end: written.dateTime('2031-02-03T12:00:00Z'),
        reason: 'Trading gold for money',
      }),
    ),
  )
})

export const BannedForAWhileWithoutReason = FilledIn.extend(
  bannedWith({ until: '2031-02-03T12:00:00Z', reason: null }),
)

export const BannedForGood = FilledIn.extend(bannedWith({ until: null, reason: null }))

BannedForGood.test('shows that the ban is permanent', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(say('This account is permanently banned.')),
  )
})

export const BannedForALongReason = FilledIn.extend(
  bannedWith({ until: null, reason: 'Mnemosyne'.repeat(30) }),
)

export const NotActivated = FilledIn.extend(mocked(logIn, fails('UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT')))

NotActivated.test('leads to the contact page', async ({ canvas }) => {
  const alert = within(await canvas.findByRole('alert'))
  await waitFor(() => expect(alert.getByRole('link')).toHaveAttribute('href', '/contact?topic=not-activated'))
})

NotActivated.test('sends the link again', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Send the link again') }))
  await waitFor(() =>
    expect(
      canvas.getByText(say('We sent a new link to {sentTo}.', { sentTo: 'theron@example.com' })),
    ).toBeVisible(),
  )
})

export const NotActivatedAndLinkNotSent = meta.story({
  ...mocked(
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

export const TooManyRequests = FilledIn.extend({
  ...mocked(logIn, fails('TOO_MANY_REQUESTS')),
  loaders: [allPages],
})

TooManyRequests.test('links to the password reset and passes the email on', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: say('Set a new password instead') }))
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: say('Forgot your password?') })).toBeVisible(),
  )
  await expect(canvas.getByLabelText(say('Email'))).toHaveValue('theron@example.com')
})

const waitingFor = (retryAfterSeconds: number) =>
  mocked(logIn, fails('TOO_MANY_REQUESTS', { retryAfterSeconds }))

export const TooManyRequestsForMinutes = FilledIn.extend(waitingFor(13 * 60 - 20))

TooManyRequestsForMinutes.test('shows how long to wait', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say(
        'Too many attempts. {minutes, plural, one {Try again in # minute.} other {Try again in # minutes.}}',
        { minutes: 13 },
      ),
    ),
  )
})

export const TooManyRequestsForADay = FilledIn.extend(waitingFor(23.2 * 3600))

TooManyRequestsForADay.test('counts in hours', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('Too many attempts. {hours, plural, one {Try again in # hour.} other {Try again in # hours.}}', {
        hours: 24,
      }),
    ),
  )
})
export const BadRequest = FilledIn.extend(mocked(logIn, fails('BAD_REQUEST')))
export const InternalServerError = FilledIn.extend(mocked(logIn, fails('INTERNAL_SERVER_ERROR')))
export const ServiceUnavailable = FilledIn.extend(mocked(logIn, fails('SERVICE_UNAVAILABLE')))
export const PayloadTooLarge = FilledIn.extend(mocked(logIn, fails('PAYLOAD_TOO_LARGE')))
export const UnsupportedMediaType = FilledIn.extend(mocked(logIn, fails('UNSUPPORTED_MEDIA_TYPE')))

const asked: typeof filledIn = async (context) => {
  await filledIn(context)
  await screen.findByRole('dialog', { name: say('Stay logged in on this device?') })
}

export const StayLoggedIn = meta.story({ play: asked })

const stayPressed: typeof filledIn = async (context) => {
  await asked(context)
  await context.userEvent.click(screen.getByRole('button', { name: say('Stay logged in') }))
}

const answered: typeof filledIn = async (context) => {
  await stayPressed(context)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export const Staying = meta.story({ ...mocked(keepSession, null), play: answered })

const NotKept = meta.story({
  play: async (context) => {
    await stayPressed(context)
    await screen.findByText(say('You are logged in, but only until you close the browser.'))
  },
})

export const StayingOffline = NotKept.extend(mocked(keepSession, offline()))

StayingOffline.test('can be tried again', async ({ msw, userEvent }) => {
  await expect(screen.getByRole('alert')).toHaveTextContent(
    say('The server cannot be reached. Check your connection and try again.'),
  )
  msw.use(mock(keepSession, null))
  await userEvent.click(screen.getByRole('button', { name: say('Try again') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

StayingOffline.test('can be declined after all', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: say('Not now') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

export const StayingFault = NotKept.extend(mocked(keepSession, fails('INTERNAL_SERVER_ERROR')))

/** The server ended the session right after the login. */
export const StayingRefused = meta.story({
  ...mocked(keepSession, fails('SESSION_HANDLE_ERROR')),
  play: answered,
})

StayingRefused.test('returns to the login form, which says why', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByText(say('Your session cannot be continued. Log in again.'))).toBeVisible(),
  )
  await expect(canvas.getByLabelText(say('Password'))).toHaveValue('')
})
