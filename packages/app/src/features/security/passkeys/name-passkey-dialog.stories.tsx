import { fails, mock, offline } from '@olympus/api-client/mock'
import { sampleSecurity } from '@olympus/api-client/mocks/sample-security'
import { addPasskey, type Passkey } from '@olympus/contract/passkeys'
import { getSecurity } from '@olympus/contract/two-factor'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { allPages } from '../../../stories/all-pages.ts'
import { deviceIs } from '../../../stories/device-passkeys.ts'
import { mocked, type Mocking } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say } from '../../../stories/say.ts'
import type { Play } from '../../../stories/type-into.ts'
import { begun, untilClosed } from '../security-plays.ts'

const signal = fn(async () => undefined)

const meta = preview.meta({
  title: 'Pages/Settings: new passkey',
  component: PortalAt,
  args: { path: '/settings/security' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
  beforeEach() {
    deviceIs('willing')
    signal.mockClear()
    spyOn(PublicKeyCredential, 'signalUnknownCredential').mockImplementation(signal)
  },
})

const [laptop] = sampleSecurity.passkeys
if (!laptop) throw new Error('The samples hold at least one passkey')

const card = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: say('Passkeys') }))

const added = async (context: Play): Promise<void> => {
  await begun(context)
  await context.userEvent.click(await screen.findByRole('button', { name: say('Save') }))
}

const closed = async ({ userEvent }: Pick<Play, 'userEvent'>): Promise<void> => {
  const dialog = within(await screen.findByRole('dialog', { name: say('Name your passkey') }))
  await dialog.findByRole('alert')
  await userEvent.type(dialog.getByLabelText(say('Name')), '{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export const Naming = meta.story({ play: begun })

Naming.test('suggests the name of this device', async () => {
  const field = await screen.findByLabelText(say('Name'))
  await expect(field).toHaveValue(say('{browser} on {system}', { browser: 'Firefox 139', system: 'Windows' }))
  await waitFor(() => expect(field).toHaveFocus())
})

Naming.test('requires a name', async ({ userEvent }) => {
  const field = await screen.findByLabelText(say('Name'))
  await userEvent.clear(field)
  await userEvent.type(field, '  {Enter}')
  await waitFor(() => expect(field).toBeInvalid())
  await expect(field).toHaveAccessibleDescription(new RegExp(say('Enter a name')))
})

const adds = (play: (context: Play) => Promise<void>) => ({
  beforeEach({ msw }: Mocking) {
    let passkeys: readonly Passkey[] = sampleSecurity.passkeys
    msw.use(
      mock(getSecurity, () => ({ ...sampleSecurity, passkeys: [...passkeys] })),
      mock(addPasskey, ({ body }) => {
        const passkey = { ...laptop, id: 33, name: body.name, lastUsedAt: null }
        passkeys = [...passkeys, passkey]
        return passkey
      }),
    )
  },
  async play(context: Play): Promise<void> {
    await play(context)
    await untilClosed()
  },
})

const isOnTheList = async (context: Play): Promise<void> => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const table = await (await card(context)).findByRole('table')
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(4))
  await expect(table).toHaveTextContent('Firefox 139')
}

export const Added = meta.story(adds(added))
Added.test('adds the passkey to the list', isOnTheList)

const namedLater = async (context: Play): Promise<void> => {
  await begun(context)
  const field = await screen.findByLabelText(say('Name'))
  await context.userEvent.clear(field)
  await context.userEvent.type(field, '{Escape}')
}

export const AddedByClosing = meta.story(adds(namedLater))
AddedByClosing.test('adds the passkey under the suggested name', isOnTheList)

export const ClosedOffline = meta.story({ ...mocked(addPasskey, offline()), play: namedLater })

ClosedOffline.test('says that the passkey is not saved, and can be closed', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: say('Name your passkey') }))
  await dialog.findByRole('alert')
  await userEvent.click(dialog.getByRole('button', { name: say('Not now') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

export const AddOffline = meta.story({ ...mocked(addPasskey, offline()), play: added })

AddOffline.test('keeps the name and tries again', async ({ userEvent, msw }) => {
  const dialog = within(await screen.findByRole('dialog', { name: say('Name your passkey') }))
  await dialog.findByRole('alert')
  await expect(dialog.getByLabelText(say('Name'))).not.toHaveValue('')
  msw.use(mock(addPasskey, laptop))
  await userEvent.click(dialog.getByRole('button', { name: say('Save') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

AddOffline.test('keeps a passkey on the device that the server may have saved', async (context) => {
  const dialog = within(await screen.findByRole('dialog', { name: say('Name your passkey') }))
  await dialog.findByRole('alert')
  // Its challenge is used up by the attempt whose answer is lost.
  context.msw.use(mock(addPasskey, fails('PASSKEY_INVALID')))
  await context.userEvent.click(dialog.getByRole('button', { name: say('Save') }))
  await waitFor(() => expect(dialog.queryByRole('button', { name: say('Save') })).toBeNull())
  await closed(context)
  await expect(signal).not.toHaveBeenCalled()
})

Naming.test('drops a passkey that was never sent, because code could not be loaded', async (context) => {
  const { body } = addPasskey
  const logged = spyOn(console, 'error').mockImplementation(() => undefined)
  spyOn(body, 'safeParse').mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await context.userEvent.click(await screen.findByRole('button', { name: say('Save') }))
  await closed(context)
  await expect(logged).toHaveBeenCalled()
  await expect(signal).toHaveBeenCalled()
})

export const AddInvalid = meta.story({ ...mocked(addPasskey, fails('PASSKEY_INVALID')), play: added })

AddInvalid.test(
  'only lets the player close the dialog, because this passkey can no longer be saved',
  async () => {
    const dialog = within(await screen.findByRole('dialog', { name: say('Name your passkey') }))
    await dialog.findByRole('alert')
    await expect(dialog.queryByRole('button', { name: say('Save') })).toBeNull()
  },
)

AddInvalid.test('asks the device to drop the passkey once the dialog closes', async (context) => {
  await expect(signal).not.toHaveBeenCalled()
  await closed(context)
  const dead = { rpId: 'olympus.example', credentialId: 'c2FtcGxlLXBhc3NrZXk' }
  await expect(signal).toHaveBeenCalledWith(dead)
})

export const AddAtTheLimit = meta.story({
  ...mocked(addPasskey, fails('PASSKEY_LIMIT_REACHED')),
  play: added,
})
