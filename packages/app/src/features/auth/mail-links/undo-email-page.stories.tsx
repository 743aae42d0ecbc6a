import { fails, loading, offline } from '@olympus/api-client/mock'
import { undoEmailChange } from '@olympus/contract/account'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { allPages } from '../../../stories/all-pages.ts'
import { mocked } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say } from '../../../stories/say.ts'
import type { Play } from '../../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Undo email',
  component: PortalAt,
  args: { path: '/email/undo?token=from-the-mail', isVisitor: true },
  parameters: { layout: 'fullscreen' },
})

const pressed = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: say('Undo the change') }))

const undone = async (context: Play) => {
  await pressed(context)
  await context.canvas.findByRole('heading', { name: say('Your old email is back') })
}

export const Default = meta.story()

const Pressed = meta.story({ play: pressed })

export const Undoing = Pressed.extend(mocked(undoEmailChange, loading()))

export const Undone = meta.story({ loaders: [allPages], play: undone })

Undone.test('links to a password reset for that address', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: say('Set a new password') }))
  await waitFor(() => expect(canvas.getByLabelText(say('Email'))).toHaveValue('theron@example.com'))
})

Undone.test('does not lead to the login, where the old password no longer works', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: say('Back to login') })).toBeNull()
})

export const LongText = meta.story({
  ...mocked(undoEmailChange, { email: `${'mnemosyne'.repeat(20)}@example.com` }),
  play: undone,
})

LongText.test('keeps the address inside the panel', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

export const NoToken = meta.story({ args: { path: '/email/undo' } })

export const LinkInvalid = Pressed.extend(mocked(undoEmailChange, fails('EMAIL_LINK_INVALID')))

LinkInvalid.test('leads to the contact page', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(say('This link has expired or was already used.')),
  )
  const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
  await expect(targets).toContain('/contact?topic=login')
})

export const Offline = Pressed.extend(mocked(undoEmailChange, offline()))

Offline.test('can be retried', async ({ canvas }) => {
  await canvas.findByRole('alert')
  await expect(canvas.getByRole('button', { name: say('Undo the change') })).toBeEnabled()
})

export const TooManyRequests = Pressed.extend(mocked(undoEmailChange, fails('TOO_MANY_REQUESTS')))
export const BadRequest = Pressed.extend(mocked(undoEmailChange, fails('BAD_REQUEST')))
export const InternalServerError = Pressed.extend(mocked(undoEmailChange, fails('INTERNAL_SERVER_ERROR')))
export const ServiceUnavailable = Pressed.extend(mocked(undoEmailChange, fails('SERVICE_UNAVAILABLE')))
