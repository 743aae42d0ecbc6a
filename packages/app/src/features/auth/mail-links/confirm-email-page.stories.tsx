import { fails, loading, offline } from '@olympus/api-client/mock'
import { confirmEmail } from '@olympus/contract/account'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { mocked } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say, saying } from '../../../stories/say.ts'
import type { Play } from '../../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Confirm email',
  component: PortalAt,
  args: { path: '/email/confirm?token=from-the-mail', isVisitor: true },
  parameters: { layout: 'fullscreen' },
})

const pressed = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: say('Confirm email') }))

const confirmed = async (context: Play) => {
  await pressed(context)
  await context.canvas.findByRole('heading', { name: say('Your email has been changed') })
}

export const Default = meta.story()

Default.test('waits for the button, because mail scanners open links', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: say('Confirm email') })).toBeVisible())
  await expect(canvas.queryByRole('heading', { name: say('Your email has been changed') })).toBeNull()
})

const Pressed = meta.story({ play: pressed })

export const Confirming = Pressed.extend(mocked(confirmEmail, loading()))

export const Confirmed = meta.story({ play: confirmed })

Confirmed.test('shows the new address and links to the login', async ({ canvas }) => {
  await expect(canvas.getByText(/theron@olympus\.example/)).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
  await expect(canvas.getByRole('link', { name: say('Back to login') })).toHaveAttribute('href', '/login')
})

export const ConfirmedAndLoggedIn = meta.story({ args: { isVisitor: false }, play: confirmed })

ConfirmedAndLoggedIn.test('links to the dashboard', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: say('Go to dashboard') })).toHaveAttribute('href', '/')
})

export const LongText = Confirmed.extend(
  mocked(confirmEmail, { email: `${'mnemosyne'.repeat(20)}@example.com` }),
)

LongText.test('keeps the address inside the panel', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

export const NoToken = meta.story({ args: { path: '/email/confirm' } })

export const LinkInvalid = Pressed.extend(mocked(confirmEmail, fails('EMAIL_LINK_INVALID')))

LinkInvalid.test('explains what the player can do', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(say('This link has expired or was already used.')),
  )
  await expect(
    canvas.getByText(
      saying(
        'If you have already confirmed your new email, log in with it. If not, you can change your email again in the settings.',
      ),
    ),
  ).toBeVisible()
  await expect(canvas.queryByRole('button', { name: say('Confirm email') })).toBeNull()
})

export const Offline = Pressed.extend(mocked(confirmEmail, offline()))

Offline.test('can be retried', async ({ canvas }) => {
  await canvas.findByRole('alert')
  await expect(canvas.getByRole('button', { name: say('Confirm email') })).toBeEnabled()
})

export const TooManyRequests = Pressed.extend(mocked(confirmEmail, fails('TOO_MANY_REQUESTS')))
export const BadRequest = Pressed.extend(mocked(confirmEmail, fails('BAD_REQUEST')))
export const InternalServerError = Pressed.extend(mocked(confirmEmail, fails('INTERNAL_SERVER_ERROR')))
export const ServiceUnavailable = Pressed.extend(mocked(confirmEmail, fails('SERVICE_UNAVAILABLE')))
