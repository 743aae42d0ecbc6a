import { fails, loading, offline } from '@olympus/api-client/mock'
import { endSessionByLink } from '@olympus/contract/sessions'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { mocked } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say } from '../../../stories/say.ts'
import type { Play } from '../../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/End session',
  component: PortalAt,
  args: { path: '/session/end?token=from-the-mail', isVisitor: true },
  parameters: { layout: 'fullscreen' },
})

const pressed = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: say('Log out this device') }))

const ended = async (context: Play) => {
  await pressed(context)
  await context.canvas.findByRole('heading', { name: say('The device is logged out') })
}

export const Default = meta.story()

const Pressed = meta.story({ play: pressed })

export const Ending = Pressed.extend(mocked(endSessionByLink, loading()))

export const Ended = meta.story({ play: ended })

Ended.test('links to the password reset', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: say('Set a new password') })).toHaveAttribute(
    'href',
    '/resetpassword',
  )
})

export const EndedAndLoggedIn = meta.story({ args: { isVisitor: false }, play: ended })

EndedAndLoggedIn.test('also links to the dashboard', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: say('Go to dashboard') })).toHaveAttribute('href', '/')
})

export const NoToken = meta.story({ args: { path: '/session/end' } })

export const LinkInvalid = Pressed.extend(mocked(endSessionByLink, fails('SESSION_LINK_INVALID')))

LinkInvalid.test('explains how else to log out that device', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(say('This link has expired.')))
  await expect(canvas.getByRole('link', { name: say('Set a new password') })).toHaveAttribute(
    'href',
    '/resetpassword',
  )
})

export const Offline = Pressed.extend(mocked(endSessionByLink, offline()))

Offline.test('can be retried', async ({ canvas }) => {
  await canvas.findByRole('alert')
  await expect(canvas.getByRole('button', { name: say('Log out this device') })).toBeEnabled()
})

export const TooManyRequests = Pressed.extend(mocked(endSessionByLink, fails('TOO_MANY_REQUESTS')))
export const BadRequest = Pressed.extend(mocked(endSessionByLink, fails('BAD_REQUEST')))
export const InternalServerError = Pressed.extend(mocked(endSessionByLink, fails('INTERNAL_SERVER_ERROR')))
export const ServiceUnavailable = Pressed.extend(mocked(endSessionByLink, fails('SERVICE_UNAVAILABLE')))
