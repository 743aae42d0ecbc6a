import { loading, mock, offline } from '@olympus/api-client/mock'
import { activateAccount } from '@olympus/contract/auth'
import type { ErrorKey } from '@olympus/contract/errors'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { PortalAt } from '../../stories/portal-at.tsx'
import { refusedBy } from '../../stories/refused-by.ts'
import { typeInto } from '../../stories/type-into.ts'
import { say } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Activation',
  component: PortalAt,
  args: { path: '/activation?token=from-the-mail', isVisitor: true },
  parameters: { layout: 'fullscreen' },
})

const pressed: ReturnType<typeof typeInto> = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: say('Activate account') }))

export const Default = meta.story()

export const Activating = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(activateAccount, loading())),
  play: pressed,
})

export const Activated = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(activateAccount, { username: 'Theron', wasAlreadyActive: false })),
  play: pressed,
})

Activated.test('leads to the login', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: say('Your account is active') })).toBeVisible(),
  )
  await expect(canvas.getByRole('link', { name: say('Back to login') })).toHaveAttribute('href', '/login')
})

export const ActivatedAndLoggedIn = meta.story({
  args: { isVisitor: false },
  beforeEach: ({ msw }) => msw.use(mock(activateAccount, { username: 'Theron', wasAlreadyActive: false })),
  play: pressed,
})

ActivatedAndLoggedIn.test('leads to the dashboard', async ({ canvas }) => {
  await expect(await canvas.findByText(say('Welcome, {username}.', { username: 'Theron' }))).toBeVisible()
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: say('Go to dashboard') })).toHaveAttribute('href', '/'),
  )
})

export const AlreadyActive = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(activateAccount, { username: 'Theron', wasAlreadyActive: true })),
  play: pressed,
})

export const NoToken = meta.story({ args: { path: '/activation' } })

NoToken.test('says what is wrong and sends a new link', async ({ canvas, userEvent }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('An error has occurred. Please check your activation link.'),
    ),
  )
  await typeInto({ Email: 'theron@example.com' }, 'Send the link again')({ canvas, userEvent })
  await waitFor(() =>
    expect(
      canvas.getByText(say('We have sent a new link to {sentTo}.', { sentTo: 'theron@example.com' })),
    ).toBeVisible(),
  )
})

const refused = (key: ErrorKey) => ({ ...refusedBy(activateAccount, key), play: pressed })

export const LinkInvalid = meta.story(refused('ACTIVATION_LINK_INVALID'))

LinkInvalid.test('says what is wrong', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('An error has occurred. Please check your activation link.'),
    ),
  )
  await expect(canvas.getByRole('button', { name: say('Send the link again') })).toBeVisible()
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(activateAccount, offline())),
  play: pressed,
})

export const TooManyRequests = meta.story(refused('TOO_MANY_REQUESTS'))
export const BadRequest = meta.story(refused('BAD_REQUEST'))
export const InternalServerError = meta.story(refused('INTERNAL_SERVER_ERROR'))
export const ServiceUnavailable = meta.story(refused('SERVICE_UNAVAILABLE'))
export const PayloadTooLarge = meta.story(refused('PAYLOAD_TOO_LARGE'))
export const UnsupportedMediaType = meta.story(refused('UNSUPPORTED_MEDIA_TYPE'))
