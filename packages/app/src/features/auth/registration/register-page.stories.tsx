import { fails, loading, offline } from '@olympus/api-client/mock'
import { endlessChallenge, quickChallenge } from '@olympus/api-client/mocks/sample-challenge'
import { register } from '@olympus/contract/auth'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { mocked } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { typeInto } from '../../../stories/type-into.ts'
import { say, saying } from '../../../stories/say.ts'
import { pageModes } from '../../../stories/page-modes.ts'

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

Incomplete.test('lists the missing fields with links to them', async ({ canvas, userEvent }) => {
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

PasswordTooShort.test('counts the missing characters', async ({ canvas }) => {
  await expect(canvas.getByLabelText(say('Password'))).toHaveAccessibleDescription(
    say(moreCharacters, { missingCharacters: 5 }),
  )
})

export const StrongPassword = meta.story({
  play: async ({ canvas, userEvent }) =>
    userEvent.type(await canvas.findByLabelText(say('Password')), values.Password),
})

const FilledIn = meta.story({ play: filledIn })

export const Sending = FilledIn.extend(mocked(register, loading()))

export const Registered = meta.story({ play: filledIn })

Registered.test('asks the player to check their email', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('Check your email') })).toBeVisible())
})

export const Offline = FilledIn.extend(mocked(register, offline()))

Offline.test('keeps the input', async ({ canvas }) => {
  await canvas.findByRole('alert')
  for (const [label, value] of Object.entries(values))
    await expect(canvas.getByLabelText(say(label))).toHaveValue(value)
  await expect(canvas.getByRole('checkbox')).toBeChecked()
})

export const CheckingBrowser = FilledIn.extend(
  mocked(register, fails('BROWSER_CHECK_REQUIRED', endlessChallenge())),
)

CheckingBrowser.test('says what it waits for', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      say('Checking your browser. This takes a few seconds.'),
    ),
  )
})

export const BrowserChecked = FilledIn.extend(
  mocked(register, ({ body: { email, proof } }) =>
    proof ? { email } : fails('BROWSER_CHECK_REQUIRED', quickChallenge()),
  ),
)

BrowserChecked.test('registers without another press of the button', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('Check your email') })).toBeVisible())
})

export const BrowserTooSlow = FilledIn.extend({
  ...mocked(register, () => fails('BROWSER_CHECK_REQUIRED', endlessChallenge(2))),
  // So that it has not expired before the check begins.
  loaders: [() => import('../../../shared/browser-check/submit-checked.ts')],
})

BrowserTooSlow.test('gives up and keeps the input', async ({ canvas }) => {
  const refusal = 'Checking your browser took too long. Try again in a few minutes, or with a faster device.'
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(say(refusal)), { timeout: 20_000 })
  await expect(canvas.getByLabelText(say('Username'))).toHaveValue(values.Username)
  await expect(canvas.queryByRole('status')).toBeNull()
})

export const BrowserRefused = FilledIn.extend(
  mocked(register, () => fails('BROWSER_CHECK_REQUIRED', quickChallenge())),
)

BrowserRefused.test('stops after two challenges', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('We could not check your browser. Wait a minute and try again.'),
    ),
  )
})

export const UsernameTaken = FilledIn.extend(mocked(register, fails('USERNAME_TAKEN')))

UsernameTaken.test('focuses the username', async ({ canvas }) => {
  const username = canvas.getByLabelText(say('Username'))
  await waitFor(() => expect(username).toHaveFocus())
  await expect(username).toHaveAccessibleDescription(saying('This username is taken. Choose another one.'))
})

export const InvalidEmail = FilledIn.extend(mocked(register, fails('INVALID_EMAIL_FORMAT')))
export const PasswordBreached = FilledIn.extend(mocked(register, fails('PASSWORD_BREACHED')))

export const PasswordTooCommon = FilledIn.extend(mocked(register, fails('PASSWORD_TOO_COMMON')))
export const PasswordContainsIdentity = FilledIn.extend(mocked(register, fails('PASSWORD_CONTAINS_IDENTITY')))
export const TooManyRequests = FilledIn.extend(mocked(register, fails('TOO_MANY_REQUESTS')))
export const InternalServerError = FilledIn.extend(mocked(register, fails('INTERNAL_SERVER_ERROR')))
export const ServiceUnavailable = FilledIn.extend(mocked(register, fails('SERVICE_UNAVAILABLE')))
export const PayloadTooLarge = FilledIn.extend(mocked(register, fails('PAYLOAD_TOO_LARGE')))
export const UnsupportedMediaType = FilledIn.extend(mocked(register, fails('UNSUPPORTED_MEDIA_TYPE')))
export const BadRequest = FilledIn.extend(mocked(register, fails('BAD_REQUEST')))

export const RefusedFieldByField = FilledIn.extend(
  mocked(register, fails('BAD_REQUEST', { issues: [{ path: 'username', message: 'too short' }] })),
)

RefusedFieldByField.test('shows each error at its field', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByLabelText(say('Username'))).toBeInvalid())
})

export const RefusedForNoFieldOfTheForm = FilledIn.extend(
  mocked(register, fails('BAD_REQUEST', { issues: [{ path: 'termsVersion', message: 'old' }] })),
)

RefusedForNoFieldOfTheForm.test('shows the error above the form', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('Something is wrong with this request. Check what you entered and try again.'),
    ),
  )
})
