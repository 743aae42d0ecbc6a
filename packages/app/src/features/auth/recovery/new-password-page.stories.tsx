import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { limits } from '@olympus/contract/limits'
import { inspectPasswordReset, resetPassword } from '@olympus/contract/recovery'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { pageModes } from '../../../stories/page-modes.ts'
import { mocked } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say, saying } from '../../../stories/say.ts'
import { typeInto, type Play } from '../../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/New password',
  component: PortalAt,
  args: { path: '/password/new?token=from-the-mail', isVisitor: true },
  parameters: { layout: 'fullscreen' },
})

const isForm = async ({ canvas }: Pick<Play, 'canvas'>) =>
  void (await canvas.findByLabelText(say('New password')))

export const Default = meta.story({ parameters: pageModes, play: isForm })

Default.test('names the account', async ({ canvas, canvasElement }) => {
  await expect(
    canvas.getByText(
      say('For the account {username}. Setting a new password logs out all devices.', { username: 'Theron' }),
    ),
  ).toBeVisible()
  await expect(canvasElement.querySelector('[autocomplete=username]')).toHaveValue('Theron')
  await expect(canvas.getByLabelText(say('New password'))).toHaveAttribute('autocomplete', 'new-password')
  await expect(canvas.queryByLabelText(say('6-digit code'))).toBeNull()
})

export const LongText = meta.story({
  ...mocked(inspectPasswordReset, { username: 'W'.repeat(20), hasTwoFactor: false }),
  play: isForm,
})

export const Loading = meta.story(mocked(inspectPasswordReset, loading()))

Loading.test('shows that the link is being checked', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(say('Checking the link')))
})

export const NoToken = meta.story({ args: { path: '/password/new' } })

NoToken.test('offers a new link', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(say('This link has expired or was already used.')),
  )
  await expect(canvas.getByRole('link', { name: say('Request a new link') })).toHaveAttribute(
    'href',
    '/resetpassword',
  )
})

export const LinkInvalid = meta.story(mocked(inspectPasswordReset, fails('RESET_LINK_INVALID')))

LinkInvalid.test('offers a new link', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('link', { name: say('Request a new link') })).toBeVisible())
})

export const LinkNotChecked = meta.story(mocked(inspectPasswordReset, offline()))

LinkNotChecked.test('can be retried', async ({ canvas, userEvent, msw }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
  msw.use(mock(inspectPasswordReset, { username: 'Theron', hasTwoFactor: false }))
  await userEvent.click(canvas.getByRole('button', { name: say('Try again') }))
  await isForm({ canvas })
})

export const LinkNotCheckedForTooManyRequests = meta.story(
  mocked(inspectPasswordReset, fails('TOO_MANY_REQUESTS')),
)

const filledIn = typeInto({ 'New password': 'wine-dark sea at dawn' }, 'Set new password')

const isBounded = async ({ canvas }: Pick<Play, 'canvas'>) => {
  await waitFor(() =>
    expect(canvas.getByLabelText(say('New password'))).toHaveAccessibleDescription(
      saying('Use {passwordMinLength} to {passwordMaxLength} characters', limits),
    ),
  )
}

export const TooShort = meta.story({ play: typeInto({ 'New password': 'olympus' }, 'Set new password') })
TooShort.test('shows the error at the field', isBounded)

export const TooLong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(say('New password')))
    await userEvent.paste('wine-dark '.repeat(13))
    await userEvent.click(canvas.getByRole('button', { name: say('Set new password') }))
  },
})
TooLong.test('shows the error at the field', isBounded)

const FilledIn = meta.story({ play: filledIn })

export const Sending = FilledIn.extend(mocked(resetPassword, loading()))

export const Changed = meta.story({
  parameters: pageModes,
  async play(context) {
    await filledIn(context)
    await context.canvas.findByRole('heading', { name: say('Your password has been changed') })
  },
})

Changed.test('links to the login', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
  await expect(canvas.getByRole('link', { name: say('Back to login') })).toHaveAttribute('href', '/login')
})

export const LinkExpiredMeanwhile = FilledIn.extend(mocked(resetPassword, fails('RESET_LINK_INVALID')))

LinkExpiredMeanwhile.test('offers a new link and moves the focus to the heading', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('link', { name: say('Request a new link') })).toBeVisible())
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
})

export const Breached = FilledIn.extend(mocked(resetPassword, fails('PASSWORD_BREACHED')))

export const TooCommon = FilledIn.extend(mocked(resetPassword, fails('PASSWORD_TOO_COMMON')))

TooCommon.test('shows the error at the field and keeps the input', async ({ canvas }) => {
  const password = canvas.getByLabelText(say('New password'))
  await waitFor(() => expect(password).toBeInvalid())
  await waitFor(() => expect(password).toHaveFocus())
  await expect(password).toHaveValue('wine-dark sea at dawn')
})

export const ContainsIdentity = FilledIn.extend(mocked(resetPassword, fails('PASSWORD_CONTAINS_IDENTITY')))

export const Offline = FilledIn.extend(mocked(resetPassword, offline()))

Offline.test('shows the error and keeps the input', async ({ canvas }) => {
  await canvas.findByRole('alert')
  await expect(canvas.getByLabelText(say('New password'))).toHaveValue('wine-dark sea at dawn')
})

export const TooManyRequests = FilledIn.extend(
  mocked(resetPassword, fails('TOO_MANY_REQUESTS', { retryAfterSeconds: 600 })),
)
export const InternalServerError = FilledIn.extend(mocked(resetPassword, fails('INTERNAL_SERVER_ERROR')))
export const ServiceUnavailable = FilledIn.extend(mocked(resetPassword, fails('SERVICE_UNAVAILABLE')))
export const BadRequest = FilledIn.extend(mocked(resetPassword, fails('BAD_REQUEST')))

const secondFactor = mock(inspectPasswordReset, { username: 'Theron', hasTwoFactor: true })

export const WithSecondFactor = meta.story({
  ...mocked(secondFactor),
  parameters: pageModes,
  play: isForm,
})

WithSecondFactor.test(
  'submits the code only together with the password',
  async ({ canvas, userEvent, msw }) => {
    const code = await canvas.findByLabelText(say('6-digit code'))
    const bodies: unknown[] = []
    msw.use(
      mock(resetPassword, ({ body }) => {
        bodies.push(body)
        return null
      }),
    )
    await userEvent.type(code, '287082')
    await filledIn({ canvas, userEvent })
    await canvas.findByRole('heading', { name: say('Your password has been changed') })
    await expect(bodies).toEqual([
      { token: 'from-the-mail', password: 'wine-dark sea at dawn', code: '287082' },
    ])
  },
)

WithSecondFactor.test('also accepts a backup code', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: say('Use a backup code') }))
  await userEvent.type(canvas.getByLabelText(say('Backup code')), 'M4TPR-3VHZB')
  await filledIn({ canvas, userEvent })
  await canvas.findByRole('heading', { name: say('Your password has been changed') })
})

export const CodeMissing = FilledIn.extend(mocked(secondFactor))

CodeMissing.test('shows the error at the code', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByLabelText(say('6-digit code'))).toHaveAccessibleDescription(
      saying('Enter all six digits'),
    ),
  )
})

export const WrongCode = meta.story({
  ...mocked(secondFactor, mock(resetPassword, fails('2FA_CODE_INVALID'))),
  play: typeInto({ '6-digit code': '287082', 'New password': 'wine-dark sea at dawn' }, 'Set new password'),
})

WrongCode.test('clears the code and keeps the password', async ({ canvas }) => {
  const code = canvas.getByLabelText(say('6-digit code'))
  await waitFor(() => expect(code).toHaveAccessibleDescription(saying('This code is invalid. Try again.')))
  await expect(code).toHaveValue('')
  await waitFor(() => expect(code).toHaveFocus())
  await expect(canvas.getByLabelText(say('New password'))).toHaveValue('wine-dark sea at dawn')
})

export const TwoErrors = meta.story({
  ...mocked(secondFactor),
  play: typeInto({ '6-digit code': '28', 'New password': 'olympus' }, 'Set new password'),
})

TwoErrors.test(
  'keeps the error of the password when a backup code is used',
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: say('Use a backup code') }))
    await waitFor(() => expect(canvas.getByLabelText(say('Backup code'))).toHaveFocus())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByLabelText(say('New password'))).toBeInvalid()
  },
)
