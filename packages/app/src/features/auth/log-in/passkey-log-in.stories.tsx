import { fails, loading, offline } from '@olympus/api-client/mock'
import { logInWithPasskey, startPasskeyLogIn } from '@olympus/contract/passkeys'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { deviceIs } from '../../../stories/device-passkeys.ts'
import { mocked } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say, saying } from '../../../stories/say.ts'
import type { Play } from '../../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Login/Passkey',
  component: PortalAt,
  args: { path: '/login', isVisitor: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    localStorage.removeItem('olympus:email')
    deviceIs('willing')
  },
})

const pressed = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: say('Log in with a passkey') }))

export const LoggedIn = meta.story({
  async play(context) {
    await pressed(context)
    await screen.findByRole('dialog', { name: say('Stay logged in on this device?') })
  },
})

LoggedIn.test('needs neither email nor password', async ({ canvas }) => {
  await expect(canvas.getByLabelText(say('Email'))).toHaveValue('')
  await expect(canvas.queryByRole('alert')).toBeNull()
})

export const DeviceAsks = meta.story({ beforeEach: () => deviceIs('waiting'), play: pressed })

DeviceAsks.test('waits and submits nothing else in the meantime', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: say('Log in') }))
  await expect(canvas.getByLabelText(say('Email'))).not.toBeInvalid()
})

DeviceAsks.test('marks the form as pending, so that no new build reloads it', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByLabelText(say('Email')).closest('form[data-pending]')).not.toBeNull(),
  )
})

export const Cancelled = meta.story({ beforeEach: () => deviceIs('cancelling'), play: pressed })

Cancelled.test('shows no error', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: say('Log in with a passkey') })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  await expect(canvas.queryByRole('alert')).toBeNull()
})

export const DeviceFails = meta.story({ beforeEach: () => deviceIs('failing'), play: pressed })

DeviceFails.test('suggests what else to try', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('This passkey could not be verified. Try again, or use your password.'),
    ),
  )
})

export const WithoutPasskeys = meta.story({
  beforeEach() {
    const known = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential')
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    return () => known && Object.defineProperty(globalThis, 'PublicKeyCredential', known)
  },
})

WithoutPasskeys.test('are not offered if the browser does not support them', async ({ canvas }) => {
  await canvas.findByRole('button', { name: say('Log in') })
  await expect(canvas.queryByRole('button', { name: say('Log in with a passkey') })).toBeNull()
})

const Pressed = meta.story({ play: pressed })

export const Invalid = Pressed.extend(mocked(logInWithPasskey, fails('PASSKEY_INVALID')))

Invalid.test('shows the error until the player tries the password', async ({ canvas, userEvent }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('This passkey could not be verified. Try again, or use your password.'),
    ),
  )
  await userEvent.click(canvas.getByRole('button', { name: say('Log in') }))
  await waitFor(() => expect(canvas.getByLabelText(say('Email'))).toBeInvalid())
  await expect(
    canvas.queryByText(say('This passkey could not be verified. Try again, or use your password.')),
  ).toBeNull()
})

const drop = fn(async () => undefined)
const unknown = mocked(logInWithPasskey, fails('PASSKEY_UNKNOWN'))

export const Unknown = Pressed.extend({
  ...unknown,
  beforeEach(context) {
    drop.mockClear()
    spyOn(PublicKeyCredential, 'signalUnknownCredential').mockImplementation(drop)
    return unknown.beforeEach(context)
  },
})

Unknown.test('says so and asks the device to drop the passkey', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say(
        'This passkey no longer belongs to an account. Use your password, and delete the passkey from your device.',
      ),
    ),
  )
  await expect(drop).toHaveBeenCalledWith({ rpId: 'olympus.example', credentialId: 'c2FtcGxlLXBhc3NrZXk' })
})

export const Banned = Pressed.extend(
  mocked(logInWithPasskey, fails('UNAUTHORIZED_BANNED_ACCOUNT', { until: null, reason: 'Selling accounts' })),
)

Banned.test('shows the reason', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      saying('This account is permanently banned. Reason: {reason}', { reason: 'Selling accounts' }),
    ),
  )
})

export const NotActivated = Pressed.extend(
  mocked(logInWithPasskey, fails('UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT')),
)
export const TooManyRequests = Pressed.extend(mocked(logInWithPasskey, fails('TOO_MANY_REQUESTS')))
export const InternalServerError = Pressed.extend(mocked(logInWithPasskey, fails('INTERNAL_SERVER_ERROR')))

export const Asking = Pressed.extend(mocked(startPasskeyLogIn, loading()))

export const AskingRefused = Pressed.extend(mocked(startPasskeyLogIn, fails('TOO_MANY_REQUESTS')))

export const AskingOffline = Pressed.extend(mocked(startPasskeyLogIn, offline()))

export const Offline = Pressed.extend(mocked(logInWithPasskey, offline()))

Offline.test('shows that the server cannot be reached', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
})
