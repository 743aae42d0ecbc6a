import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleBareSecurity } from '@olympus/api-client/mocks/sample-security'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { startDataExport, getUser } from '@olympus/contract/account'
import { getSecurity } from '@olympus/contract/two-factor'
import { startPasskeyStepUp, stepUp, stepUpWithPasskey } from '@olympus/contract/step-up'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { allPages } from '../../stories/all-pages.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { deviceIs } from '../../stories/device-passkeys.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { pressEscape } from '../../stories/press-escape.ts'
import { provenFirst } from '../../stories/proven-first.ts'
import { say } from '../../stories/say.ts'
import { typeInto, type Play } from '../../stories/type-into.ts'

const soon = '2025-06-12T09:51:00Z'
const download = { downloadPath: '/api/account/exports/sample-token', expiresAt: soon }

const meta = preview.meta({
  title: 'Pages/Settings/Step-up',
  component: PortalAt,
  args: { path: '/settings/account' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
  beforeEach: [
    provenFirst(startDataExport, () => download).beforeEach,
    () => void spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined),
  ],
})

const onlyAPassword = [
  mock(getUser, { ...sampleUser, hasTwoFactor: false }),
  mock(getSecurity, sampleBareSecurity),
]

const dialogName = () => say('Confirm your identity')

const asked = async ({ canvas, userEvent }: Play) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Download your data') }))
  await screen.findByRole('dialog', { name: dialogName() })
}

const inDialog = async ({ userEvent }: Play): Promise<Play> => ({
  canvas: within(await screen.findByRole('dialog', { name: dialogName() })),
  userEvent,
})

const answered = async (context: Play) => {
  await asked(context)
  await typeInto({ Password: 'olympus-mount' }, 'Confirm')(await inDialog(context))
}

const answeredWithCode = async (context: Play) => {
  await asked(context)
  const dialog = await inDialog(context)
  await context.userEvent.type(await dialog.canvas.findByLabelText(say('Password')), 'olympus-mount')
  // The sixth digit submits the form.
  await context.userEvent.type(
    dialog.canvas.getByLabelText(say('Code from your authenticator app')),
    '123456',
  )
}

const usedPasskey = async (context: Play) => {
  await asked(context)
  const { canvas } = await inDialog(context)
  await context.userEvent.click(await canvas.findByRole('button', { name: say('Use a passkey') }))
}

const goesOn = async ({ canvas }: Pick<Play, 'canvas'>) => {
  await waitFor(() =>
    expect(
      canvas.getByText(
        say(
          'Your download has started. The link works once, within ten minutes. You can request another one at any time.',
        ),
      ),
    ).toBeVisible(),
  )
  await expect(screen.queryByRole('dialog')).toBeNull()
}

/** Shows the reason, keeps the input and stays open. */
const staysOpen = (text: string) => async () => {
  const dialog = within(await screen.findByRole('dialog', { name: dialogName() }))
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(say(text)))
  await expect(dialog.getByLabelText(say('Password'))).toHaveValue('olympus-mount')
}

export const PasswordOnly = meta.story({
  parameters: pageModes,
  ...mocked(...onlyAPassword),
  play: asked,
})

PasswordOnly.test('focuses the password field first', async (context) => {
  const { canvas } = await inDialog(context)
  await waitFor(() => expect(canvas.getByLabelText(say('Password'))).toHaveFocus())
})

PasswordOnly.test('continues with the requested action', async (context) => {
  await typeInto({ Password: 'olympus-mount' }, 'Confirm')(await inDialog(context))
  await goesOn(context)
})

PasswordOnly.test('closes on Escape without an error', async ({ canvas, userEvent }) => {
  await pressEscape({ userEvent })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(canvas.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(canvas.getByRole('button', { name: say('Download your data') })).toHaveFocus())
})

PasswordOnly.test('marks the missing password', async (context) => {
  const { canvas } = await inDialog(context)
  await context.userEvent.click(canvas.getByRole('button', { name: say('Confirm') }))
  await waitFor(() =>
    expect(canvas.getByLabelText(say('Password'))).toHaveAccessibleDescription(say('Enter your password')),
  )
})

export const WithSecondFactor = meta.story({ parameters: pageModes, play: asked })

WithSecondFactor.test('submits with the sixth digit of the code', async (context) => {
  const { canvas } = await inDialog(context)
  await context.userEvent.type(await canvas.findByLabelText(say('Password')), 'olympus-mount')
  await context.userEvent.type(canvas.getByLabelText(say('Code from your authenticator app')), '123456')
  await goesOn(context)
})

WithSecondFactor.test('accepts a backup code', async (context) => {
  const { canvas } = await inDialog(context)
  await context.userEvent.click(await canvas.findByRole('button', { name: say('Use a backup code') }))
  await typeInto(
    { Password: 'olympus-mount', 'Backup code': '7F2KH-9QXDA' },
    'Confirm',
  )({
    canvas,
    userEvent: context.userEvent,
  })
  await goesOn(context)
})

WithSecondFactor.test('requires the code', async (context) => {
  const { canvas } = await inDialog(context)
  await typeInto({ Password: 'olympus-mount' }, 'Confirm')({ canvas, userEvent: context.userEvent })
  await waitFor(() =>
    expect(canvas.getByLabelText(say('Code from your authenticator app'))).toHaveAccessibleDescription(
      say('Enter the code'),
    ),
  )
})

const OnlyAPassword = meta.story({ ...mocked(...onlyAPassword), play: answered })

export const WrongPassword = OnlyAPassword.extend(mocked(stepUp, fails('WRONG_PASSWORD')))

WrongPassword.test('moves the focus to the password', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: dialogName() }))
  const password = dialog.getByLabelText(say('Password'))
  await waitFor(() => expect(password).toHaveFocus())
  await expect(password).toHaveAccessibleDescription(say('Wrong password.'))
  await expect(password).toHaveValue('olympus-mount')
})

export const WrongCode = meta.story({
  ...mocked(stepUp, fails('2FA_ERROR')),
  play: answeredWithCode,
})

WrongCode.test('moves the focus to the code', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: dialogName() }))
  const code = dialog.getByLabelText(say('Code from your authenticator app'))
  await waitFor(() => expect(code).toHaveAccessibleDescription(say('Wrong code.')))
  await waitFor(() => expect(code).toHaveFocus())
  await expect(code).toHaveValue('')
})

export const WrongBackupCode = meta.story({
  ...mocked(stepUp, fails('2FA_ERROR')),
  async play(context) {
    await asked(context)
    const dialog = await inDialog(context)
    await context.userEvent.click(
      await dialog.canvas.findByRole('button', { name: say('Use a backup code') }),
    )
    await typeInto({ Password: 'olympus-mount', 'Backup code': '7F2KH-9QXDA' }, 'Confirm')(dialog)
  },
})

WrongBackupCode.test('moves the focus to the code', async (context) => {
  const { canvas } = await inDialog(context)
  const code = canvas.getByLabelText(say('Backup code'))
  await waitFor(() => expect(code).toHaveFocus())
  await expect(code).toHaveAccessibleDescription(expect.stringContaining(say('Wrong code.')))
})

/** The second factor was just turned on in another browser. */
export const CodeWantedUnexpectedly = OnlyAPassword.extend(mocked(stepUp, fails('2FA_ERROR')))

CodeWantedUnexpectedly.test('asks for the code, too', async () => {
  await waitFor(() => expect(screen.getByLabelText(say('Code from your authenticator app'))).toBeVisible())
})

export const TooManyRequests = OnlyAPassword.extend(mocked(stepUp, fails('TOO_MANY_REQUESTS')))
TooManyRequests.test('shows an error', staysOpen('Too many attempts. Wait a moment and try again.'))

export const Confirming = OnlyAPassword.extend(mocked(stepUp, loading()))

export const Offline = OnlyAPassword.extend(mocked(stepUp, offline()))
Offline.test(
  'shows an error',
  staysOpen('The server cannot be reached. Check your connection and try again.'),
)

export const ByPasskey = meta.story({
  beforeEach: () => deviceIs('willing'),
  play: usedPasskey,
})
ByPasskey.test('continues with the requested action', goesOn)

export const PasskeyDismissed = meta.story({
  beforeEach: () => deviceIs('cancelling'),
  play: usedPasskey,
})

PasskeyDismissed.test('can be tried again and shows no error', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: dialogName() }))
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: say('Use a passkey') })).not.toHaveAttribute('aria-busy'),
  )
  await expect(dialog.queryByRole('alert')).toBeNull()
})

const passkeyRefused = (text: string) => async () => {
  const dialog = within(await screen.findByRole('dialog', { name: dialogName() }))
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(say(text)))
}

const notChecked = 'This passkey could not be verified. Try again, or use your password.'
const unreachable = 'The server cannot be reached. Check your connection and try again.'

export const PasskeyBroken = meta.story({
  beforeEach: () => deviceIs('failing'),
  play: usedPasskey,
})
PasskeyBroken.test('shows an error', passkeyRefused(notChecked))

export const PasskeyInvalid = ByPasskey.extend(mocked(stepUpWithPasskey, fails('PASSKEY_INVALID')))
PasskeyInvalid.test('shows an error', passkeyRefused(notChecked))

export const PasskeyOffline = ByPasskey.extend(mocked(stepUpWithPasskey, offline()))
PasskeyOffline.test('shows an error', passkeyRefused(unreachable))

export const PasskeyQuestionOffline = meta.story({
  ...mocked(startPasskeyStepUp, offline()),
  play: usedPasskey,
})
PasskeyQuestionOffline.test('shows an error', passkeyRefused(unreachable))
