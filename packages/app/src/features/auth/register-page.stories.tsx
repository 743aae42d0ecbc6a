import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { register } from '@olympus/contract/auth'
import type { ErrorKey } from '@olympus/contract/errors'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { PortalAt } from '../../stories/portal-at.tsx'
import { refusedBy } from '../../stories/refused-by.ts'
import { typeInto } from '../../stories/type-into.ts'
import { say, saying } from '../../stories/say.ts'
import { pageModes } from '../../stories/page-modes.ts'

const meta = preview.meta({
  title: 'Pages/Register',
  component: PortalAt,
  args: { path: '/register', isVisitor: true },
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({ parameters: pageModes })

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: say('Register') })),
})

Incomplete.test('lists what is missing, each with the way to it', async ({ canvas, userEvent }) => {
  await userEvent.click(
    await canvas.findByRole('link', {
      name: say('Please accept the terms of service and the privacy policy'),
    }),
  )
  await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus())
  await expect(canvas.getByLabelText(say('Username'))).toBeInvalid()
})

const values = { Username: 'Theron', Email: 'theron@example.com', Password: 'wine-dark sea at dawn' }

const filledIn: ReturnType<typeof typeInto> = async (context) => {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('checkbox'))
  await typeInto(values, 'Register')(context)
}

const moreCharacters =
  '{missingCharacters, plural, one {# more character needed} other {# more characters needed}}'

export const PasswordTooShort = meta.story({
  play: async ({ canvas, userEvent }) =>
    userEvent.type(await canvas.findByLabelText(say('Password')), 'olympus'),
})

PasswordTooShort.test('counts what is missing', async ({ canvas }) => {
  await expect(canvas.getByLabelText(say('Password'))).toHaveAccessibleDescription(
    say(moreCharacters, { missingCharacters: 5 }),
  )
})

export const StrongPassword = meta.story({
  play: async ({ canvas, userEvent }) =>
    userEvent.type(await canvas.findByLabelText(say('Password')), values.Password),
})

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(register, loading())),
  play: filledIn,
})

export const Registered = meta.story({ play: filledIn })

Registered.test('leads to the mail', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('Check your email') })).toBeVisible())
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(register, offline())),
  play: filledIn,
})

Offline.test('keeps what was typed', async ({ canvas }) => {
  await canvas.findByRole('alert')
  for (const [label, value] of Object.entries(values))
    await expect(canvas.getByLabelText(say(label))).toHaveValue(value)
  await expect(canvas.getByRole('checkbox')).toBeChecked()
})

const refused = (key: ErrorKey) => ({ ...refusedBy(register, key), play: filledIn })

export const UsernameTaken = meta.story(refused('USERNAME_TAKEN'))

UsernameTaken.test('leads to the username', async ({ canvas }) => {
  const username = canvas.getByLabelText(say('Username'))
  await waitFor(() => expect(username).toHaveFocus())
  await expect(username).toHaveAccessibleDescription(saying('This username is taken. Choose another one.'))
})

export const InvalidEmail = meta.story(refused('INVALID_EMAIL_FORMAT'))
export const PasswordTooCommon = meta.story(refused('PASSWORD_TOO_COMMON'))
export const PasswordContainsIdentity = meta.story(refused('PASSWORD_CONTAINS_IDENTITY'))
export const TooManyRequests = meta.story(refused('TOO_MANY_REQUESTS'))
export const InternalServerError = meta.story(refused('INTERNAL_SERVER_ERROR'))
export const ServiceUnavailable = meta.story(refused('SERVICE_UNAVAILABLE'))
export const PayloadTooLarge = meta.story(refused('PAYLOAD_TOO_LARGE'))
export const UnsupportedMediaType = meta.story(refused('UNSUPPORTED_MEDIA_TYPE'))
export const BadRequest = meta.story(refused('BAD_REQUEST'))

export const RefusedFieldByField = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock(register, fails('BAD_REQUEST', { issues: [{ path: 'username', message: 'too short' }] }))),
  play: filledIn,
})

RefusedFieldByField.test('shows the answer at its field', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByLabelText(say('Username'))).toBeInvalid())
})

export const RefusedForNoFieldOfTheForm = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock(register, fails('BAD_REQUEST', { issues: [{ path: 'termsVersion', message: 'old' }] }))),
  play: filledIn,
})

RefusedForNoFieldOfTheForm.test('says so above the form', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('Something in this request is not right. Check what you entered and try again.'),
    ),
  )
})
