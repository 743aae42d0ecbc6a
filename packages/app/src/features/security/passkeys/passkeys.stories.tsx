import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleBareSecurity, sampleSecurity } from '@olympus/api-client/mocks/sample-security'
import type { ErrorKey } from '@olympus/contract/errors'
import { removePasskey, renamePasskey, startPasskeyRegistration } from '@olympus/contract/passkeys'
import { getSecurity } from '@olympus/contract/two-factor'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { allPages } from '../../../stories/all-pages.ts'
import { deviceIs } from '../../../stories/device-passkeys.ts'
import { mocked, type Mocking } from '../../../stories/mocked.ts'
import { holds, PortalAt } from '../../../stories/portal-at.tsx'
import { say } from '../../../stories/say.ts'
import type { Play } from '../../../stories/type-into.ts'
import { begun, untilClosed } from '../security-plays.ts'

const meta = preview.meta({
  title: 'Pages/Settings: passkeys',
  component: PortalAt,
  args: { path: '/settings/security' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
  beforeEach: () => deviceIs('willing'),
})

const [laptop] = sampleSecurity.passkeys
if (!laptop) throw new Error('The samples hold at least one passkey')

const card = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: say('Passkeys') }))

export const Some = meta.story()

Some.test('shows when each passkey was added and used, and whether it is synced', async (context) => {
  const table = await card(context)
  await table.findByText(say('Synced'))
  const rows = table.getAllByRole('row')
  await expect(rows).toHaveLength(3)
  await expect(rows[2]).toHaveTextContent(say('Synced'))
  await expect(rows[2]).toHaveTextContent(say('Never'))
})

export const None = meta.story(mocked(getSecurity, sampleBareSecurity))

export const NotSupported = meta.story({
  beforeEach() {
    const known = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential')
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    return () => void (known && Object.defineProperty(globalThis, 'PublicKeyCredential', known))
  },
})

NotSupported.test('says that passkeys are not supported', async (context) => {
  await waitFor(() =>
    expect(
      context.canvas.getByText(
        say('This browser cannot create passkeys. Open this page in another browser or on your phone.'),
      ),
    ).toBeVisible(),
  )
  await expect(context.canvas.queryByRole('button', { name: say('Add a passkey') })).toBeNull()
})

export const AskingTheDevice = meta.story({ beforeEach: () => deviceIs('waiting'), play: begun })

AskingTheDevice.test('is not reloaded for a new build', async () => {
  await waitFor(() => expect(holds.reasons()).toContain('new passkey'))
})

export const DeviceCancelled = meta.story({ beforeEach: () => deviceIs('cancelling'), play: begun })

DeviceCancelled.test('shows no error when the player cancels', async (context) => {
  const add = await context.canvas.findByRole('button', { name: say('Add a passkey') })
  await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
  await expect((await card(context)).queryByRole('alert')).toBeNull()
  await expect(screen.queryByRole('dialog')).toBeNull()
})

export const DeviceKnowsOne = meta.story({ beforeEach: () => deviceIs('knowing'), play: begun })

DeviceKnowsOne.test('says that the device already has a passkey', async (context) => {
  await waitFor(async () =>
    expect((await card(context)).getByRole('alert')).toHaveTextContent(
      say('This device already has a passkey for your account.'),
    ),
  )
})

export const DeviceFailed = meta.story({ beforeEach: () => deviceIs('failing'), play: begun })

export const StartOffline = meta.story({ ...mocked(startPasskeyRegistration, offline()), play: begun })
export const StartAtTheLimit = meta.story({
  ...mocked(startPasskeyRegistration, fails('PASSKEY_LIMIT_REACHED')),
  play: begun,
})

StartAtTheLimit.test('says what to do', async (context) => {
  await waitFor(async () =>
    expect((await card(context)).getByRole('alert')).toHaveTextContent(
      say('You have reached the maximum number of passkeys. Remove one first.'),
    ),
  )
})

const asked =
  (act: 'Rename {name}' | 'Remove {name}') =>
  async ({ canvas, userEvent }: Play): Promise<void> =>
    userEvent.click(await canvas.findByRole('button', { name: say(act, { name: laptop.name }) }))

const renamed = async (context: Play): Promise<void> => {
  await asked('Rename {name}')(context)
  const field = await screen.findByLabelText(say('Name'))
  await context.userEvent.clear(field)
  await context.userEvent.type(field, 'Old laptop{Enter}')
}

export const RenameQuestion = meta.story({ play: asked('Rename {name}') })

export const Renamed = meta.story({
  play: async (context) => {
    await renamed(context)
    await untilClosed()
  },
})

Renamed.test('renames by keyboard and restores the focus', async (context) => {
  const name = 'Old laptop'
  const button = await context.canvas.findByRole('button', { name: say('Rename {name}', { name }) })
  await waitFor(() => expect(button).toHaveFocus())
})

export const RenameOffline = meta.story({ ...mocked(renamePasskey, offline()), play: renamed })
RenameOffline.test('moves the focus back to the name', async () => {
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('alert')
  await waitFor(() => expect(dialog.getByLabelText(say('Name'))).toHaveFocus())
})

export const RenamedWhileGone = meta.story({ ...mocked(renamePasskey, fails('NOT_FOUND')), play: renamed })

RenamedWhileGone.test('shows an error and updates the list', async ({ canvas, userEvent, msw }) => {
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(say('This no longer exists.')))
  msw.use(mock(getSecurity, { ...sampleSecurity, passkeys: sampleSecurity.passkeys.slice(1) }))
  const [, close] = dialog.getAllByRole('button', { name: say('Close') })
  await userEvent.click(close as HTMLElement)
  await waitFor(() => expect(canvas.queryByText(laptop.name)).toBeNull())
})

const removed = async (context: Play): Promise<void> => {
  await asked('Remove {name}')(context)
  await context.userEvent.click(await screen.findByRole('button', { name: say('Remove passkey') }))
}

export const RemoveQuestion = meta.story({ play: asked('Remove {name}') })

RemoveQuestion.test('focuses the cancel button first', async () => {
  const dialog = within(await screen.findByRole('alertdialog'))
  await waitFor(() => expect(dialog.getByRole('button', { name: say('Cancel') })).toHaveFocus())
})

const forgotten = { rpId: 'olympus.example', credentialId: 'b2xkLXBhc3NrZXk' }
const signal = fn(async () => undefined)

const removes = (key?: ErrorKey) => ({
  beforeEach({ msw }: Mocking) {
    let isThere = true
    msw.use(
      mock(getSecurity, () =>
        isThere ? sampleSecurity : { ...sampleSecurity, passkeys: sampleSecurity.passkeys.slice(1) },
      ),
      mock(removePasskey, () => {
        isThere = false
        return key ? fails(key) : forgotten
      }),
    )
    signal.mockClear()
    spyOn(PublicKeyCredential, 'signalUnknownCredential').mockImplementation(signal)
  },
  async play(context: Play): Promise<void> {
    await removed(context)
    await untilClosed()
  },
})

const isOffTheList = async ({ canvas }: Play): Promise<void> => {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const region = canvas.getByRole('region', { name: say('Passkeys') })
  await expect(within(region).queryByText(laptop.name)).toBeNull()
  // The button that opened the dialog is gone.
  await waitFor(() => expect(region).toHaveFocus())
}

export const Removed = meta.story(removes())
Removed.test('removes the passkey from the list', isOffTheList)
Removed.test('asks the device to drop the passkey', async () => {
  await expect(signal).toHaveBeenCalledWith(forgotten)
})

export const RemovedAlready = meta.story(removes('NOT_FOUND'))
RemovedAlready.test('removes the passkey from the list, too', isOffTheList)

export const Removing = meta.story({
  ...mocked(removePasskey, loading()),
  play: removed,
})

export const RemoveOffline = meta.story({ ...mocked(removePasskey, offline()), play: removed })

RemoveOffline.test('shows the error in the dialog', async () => {
  const dialog = within(await screen.findByRole('alertdialog'))
  await waitFor(() =>
    expect(dialog.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
})
