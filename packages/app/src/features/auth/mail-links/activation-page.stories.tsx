import { fails, loading, offline } from '@olympus/api-client/mock'
import { activateAccount } from '@olympus/contract/auth'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { mocked } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { typeInto } from '../../../stories/type-into.ts'
import { say } from '../../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Activation',
  component: PortalAt,
  args: { path: '/activation?token=from-the-mail', isVisitor: true },
  parameters: { layout: 'fullscreen' },
})

const pressed: ReturnType<typeof typeInto> = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: say('Activate account') }))

export const Default = meta.story()

const Pressed = meta.story({ play: pressed })

export const Activating = Pressed.extend(mocked(activateAccount, loading()))

export const Activated = Pressed.extend(
  mocked(activateAccount, { username: 'Theron', wasAlreadyActive: false }),
)

Activated.test('links to the login', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: say('Your account is active') })).toBeVisible(),
  )
  await expect(canvas.getByRole('link', { name: say('Back to login') })).toHaveAttribute('href', '/login')
})

export const ActivatedAndLoggedIn = meta.story({
  args: { isVisitor: false },
  ...mocked(activateAccount, { username: 'Theron', wasAlreadyActive: false }),
  play: pressed,
})

ActivatedAndLoggedIn.test('links to the dashboard', async ({ canvas }) => {
  await expect(await canvas.findByText(say('Welcome, {username}.', { username: 'Theron' }))).toBeVisible()
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: say('Go to dashboard') })).toHaveAttribute('href', '/'),
  )
})

export const AlreadyActive = Pressed.extend(
  mocked(activateAccount, { username: 'Theron', wasAlreadyActive: true }),
)

export const NoToken = meta.story({ args: { path: '/activation' } })

NoToken.test('shows the error and sends a new link', async ({ canvas, userEvent }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('An error has occurred. Please check your activation link.'),
    ),
  )
  await typeInto({ Email: 'theron@example.com' }, 'Send the link again')({ canvas, userEvent })
  await waitFor(() =>
    expect(
      canvas.getByText(say('We sent a new link to {sentTo}.', { sentTo: 'theron@example.com' })),
    ).toBeVisible(),
  )
})

export const LinkInvalid = Pressed.extend(mocked(activateAccount, fails('ACTIVATION_LINK_INVALID')))

LinkInvalid.test('shows the error and offers a new link', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('An error has occurred. Please check your activation link.'),
    ),
  )
  await expect(canvas.getByRole('button', { name: say('Send the link again') })).toBeVisible()
})

export const Offline = Pressed.extend(mocked(activateAccount, offline()))

export const TooManyRequests = Pressed.extend(mocked(activateAccount, fails('TOO_MANY_REQUESTS')))
export const BadRequest = Pressed.extend(mocked(activateAccount, fails('BAD_REQUEST')))
export const InternalServerError = Pressed.extend(mocked(activateAccount, fails('INTERNAL_SERVER_ERROR')))
export const ServiceUnavailable = Pressed.extend(mocked(activateAccount, fails('SERVICE_UNAVAILABLE')))
export const PayloadTooLarge = Pressed.extend(mocked(activateAccount, fails('PAYLOAD_TOO_LARGE')))
export const UnsupportedMediaType = Pressed.extend(mocked(activateAccount, fails('UNSUPPORTED_MEDIA_TYPE')))
