import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { answerTwoFactor, logIn } from '@olympus/contract/auth'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { pageModes } from '../../../stories/page-modes.ts'
import { mocked } from '../../../stories/mocked.ts'
import { holds, PortalAt } from '../../../stories/portal-at.tsx'
import { say, saying } from '../../../stories/say.ts'
import { typeInto, type Play } from '../../../stories/type-into.ts'

const asked = mock(logIn, { step: 'two-factor', challenge: 'asked', expiresAt: '2031-02-03T12:00:00Z' })

const meta = preview.meta({
  title: 'Pages/Login/Two-factor',
  component: PortalAt,
  args: { path: '/login', isVisitor: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    localStorage.removeItem('olympus:email')
    msw.use(asked)
  },
})

const atTheCode = async (context: Play) => {
  await typeInto({ Email: 'theron@example.com', Password: 'olympus-mount' }, 'Log in')(context)
  await context.canvas.findByRole('heading', { name: say('Two-factor authentication') })
}

const codeTyped = async (context: Play) => {
  await atTheCode(context)
  await context.userEvent.type(await context.canvas.findByLabelText(say('6-digit code')), '287082')
}

const atTheBackupCode = async (context: Play) => {
  await atTheCode(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: say('Use a backup code') }))
}

const backupCodeTyped = async (context: Play) => {
  await atTheBackupCode(context)
  await typeInto({ 'Backup code': 'm4tpr-3vhzb' }, 'Log in')(context)
}

export const Default = meta.story({ parameters: pageModes, play: atTheCode })

Default.test('focuses the field and lets phones fill in the code', async ({ canvas }) => {
  const code = await canvas.findByLabelText(say('6-digit code'))
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await waitFor(() => expect(code).toHaveFocus())
  await expect(document.title).toBe(`${say('Two-factor authentication')} - Olympus`)
})

Default.test('works with a keyboard only', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByLabelText(say('6-digit code'))).toHaveFocus())
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('button', { name: say('Use a backup code') })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(canvas.getByLabelText(say('Backup code'))).toHaveFocus())
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(canvas.getByLabelText(say('6-digit code'))).toHaveFocus())
  await userEvent.keyboard('287082')
  await screen.findByRole('dialog', { name: say('Stay logged in on this device?') })
})

Default.test('goes back to the login and keeps the email', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: say('Back to login') }))
  await waitFor(() => expect(canvas.getByLabelText(say('Password'))).toHaveFocus())
  await expect(canvas.getByLabelText(say('Password'))).toHaveValue('')
  await expect(canvas.getByLabelText(say('Email'))).toHaveValue('theron@example.com')
  await expect(canvas.queryByRole('alert')).toBeNull()
})

Default.test('is not reloaded for a new build until the player goes back', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(holds.reasons()).toContain('login'))
  await userEvent.click(canvas.getByRole('button', { name: say('Back to login') }))
  await waitFor(() => expect(holds.reasons()).toEqual([]))
})

export const BackupCode = meta.story({ play: atTheBackupCode })

BackupCode.test('keeps both codes when switching fields', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(say('Backup code')), 'M4TPR')
  await userEvent.click(canvas.getByRole('button', { name: say('Use your authenticator app') }))
  await userEvent.type(canvas.getByLabelText(say('6-digit code')), '28')
  await userEvent.click(canvas.getByRole('button', { name: say('Use a backup code') }))
  await expect(canvas.getByLabelText(say('Backup code'))).toHaveValue('M4TPR')
  await userEvent.click(canvas.getByRole('button', { name: say('Use your authenticator app') }))
  await expect(canvas.getByLabelText(say('6-digit code'))).toHaveValue('28')
})

export const Incomplete = meta.story({
  async play(context) {
    await atTheCode(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: say('Log in') }))
  },
})

Incomplete.test('asks for all six digits', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByLabelText(say('6-digit code'))).toHaveAccessibleDescription(
      saying('Enter all six digits'),
    ),
  )
})

export const IncompleteBackupCode = meta.story({
  async play(context) {
    await atTheBackupCode(context)
    await typeInto({ 'Backup code': 'M4' }, 'Log in')(context)
  },
})

IncompleteBackupCode.test('shows the error and keeps the input', async ({ canvas }) => {
  const field = canvas.getByLabelText(say('Backup code'))
  await waitFor(() => expect(field).toHaveAccessibleDescription(saying('Enter one of your backup codes')))
  await expect(field).toHaveValue('M4')
})

export const RightCode = meta.story({ play: codeTyped })

RightCode.test('is submitted with the sixth digit, then offers to stay logged in', async () => {
  await screen.findByRole('dialog', { name: say('Stay logged in on this device?') })
})

export const Sending = RightCode.extend(mocked(answerTwoFactor, loading()))

export const WrongCode = RightCode.extend(mocked(answerTwoFactor, fails('2FA_CODE_INVALID')))

WrongCode.test('is cleared so that the next one can be typed', async ({ canvas, userEvent }) => {
  const code = canvas.getByLabelText(say('6-digit code'))
  await waitFor(() => expect(code).toHaveAccessibleDescription(saying('This code is invalid. Try again.')))
  await expect(code).toHaveValue('')
  await waitFor(() => expect(code).toHaveFocus())
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('1')
  await expect(code).toHaveValue('1')
  await waitFor(() => expect(code).not.toHaveAttribute('aria-invalid'))
})

/** Switches to the other field, which must be empty of old errors and have the focus. */
const switched = async ({ canvas, userEvent }: Play, button: string, label: string) => {
  await userEvent.click(canvas.getByRole('button', { name: say(button) }))
  const field = canvas.getByLabelText(say(label))
  await waitFor(() => expect(field).toHaveFocus())
  await expect(field).toBeValid()
  await expect(canvas.queryByRole('alert')).toBeNull()
}

WrongCode.test('is forgotten when the player uses a backup code, and back again', async (context) => {
  await waitFor(() => expect(context.canvas.getByLabelText(say('6-digit code'))).toBeInvalid())
  await switched(context, 'Use a backup code', 'Backup code')
  await switched(context, 'Use your authenticator app', '6-digit code')
})

export const WrongBackupCode = WrongCode.extend({ play: backupCodeTyped })

WrongBackupCode.test('stays in the field for correction', async ({ canvas }) => {
  const field = canvas.getByLabelText(say('Backup code'))
  await waitFor(() => expect(field).toHaveAccessibleDescription(saying('This code is invalid. Try again.')))
  await expect(field).toHaveValue('m4tpr-3vhzb')
  await waitFor(() => expect(field).toHaveFocus())
})

export const ChallengeOver = RightCode.extend(mocked(answerTwoFactor, fails('SESSION_HANDLE_ERROR')))

ChallengeOver.test('returns to the password and shows the reason', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('This took too long, or too many codes were wrong. Log in again.'),
    ),
  )
  await expect(canvas.getByLabelText(say('Email'))).toHaveValue('theron@example.com')
  await waitFor(() => expect(canvas.getByLabelText(say('Password'))).toHaveFocus())
})

export const Banned = RightCode.extend(
  mocked(answerTwoFactor, fails('UNAUTHORIZED_BANNED_ACCOUNT', { until: null, reason: 'Selling accounts' })),
)

Banned.test('shows the reason and leads to the contact page', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      saying('This account is permanently banned. Reason: {reason}', { reason: 'Selling accounts' }),
    ),
  )
  await waitFor(() =>
    expect(within(canvas.getByRole('alert')).getByRole('link')).toHaveAttribute(
      'href',
      '/contact?topic=banned',
    ),
  )
})

export const Offline = RightCode.extend(mocked(answerTwoFactor, offline()))

Offline.test('shows the error and keeps the code for a retry', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
  await expect(canvas.getByLabelText(say('6-digit code'))).toHaveValue('287082')
})

export const TooManyRequests = RightCode.extend(
  mocked(answerTwoFactor, fails('TOO_MANY_REQUESTS', { retryAfterSeconds: 600 })),
)
export const BadRequest = RightCode.extend(mocked(answerTwoFactor, fails('BAD_REQUEST')))
export const InternalServerError = RightCode.extend(mocked(answerTwoFactor, fails('INTERNAL_SERVER_ERROR')))
export const ServiceUnavailable = RightCode.extend(mocked(answerTwoFactor, fails('SERVICE_UNAVAILABLE')))
export const PayloadTooLarge = RightCode.extend(mocked(answerTwoFactor, fails('PAYLOAD_TOO_LARGE')))
export const UnsupportedMediaType = RightCode.extend(mocked(answerTwoFactor, fails('UNSUPPORTED_MEDIA_TYPE')))

const left = (backupCodesLeft: number) => ({
  ...mocked(answerTwoFactor, ({ body }) =>
    body.code === 'm4tpr-3vhzb'
      ? { token: 't', refreshToken: 'r', backupCodesLeft }
      : fails('2FA_CODE_INVALID'),
  ),
  async play(context: Play) {
    await backupCodeTyped(context)
    await context.canvas.findByRole('heading', { name: say('You used a backup code') })
  },
})

const codesLeft = '{left, plural, one {You have # backup code left.} other {You have # backup codes left.}}'

export const BackupCodesLeft = meta.story(left(8))

BackupCodesLeft.test('shows how many are left, then continues', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(say(codesLeft, { left: 8 }))).toBeVisible()
  await expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(canvas.getByRole('button', { name: say('Continue') })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: say('Stay logged in on this device?') })
})

export const FewBackupCodesLeft = meta.story(left(3))

FewBackupCodesLeft.test('shows a warning', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(say(codesLeft, { left: 3 }))
})

export const LastBackupCodeLeft = meta.story(left(1))
export const NoBackupCodeLeft = meta.story(left(0))

NoBackupCodeLeft.test('says that this was the last code', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(saying('That was your last backup code.'))
})
