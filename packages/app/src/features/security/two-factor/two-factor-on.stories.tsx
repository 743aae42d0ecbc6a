import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleBareSecurity, sampleSecurity } from '@olympus/api-client/mocks/sample-security'
import { disableTwoFactor, getSecurity, renewBackupCodes } from '@olympus/contract/two-factor'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { allPages } from '../../../stories/all-pages.ts'
import { pageModes } from '../../../stories/page-modes.ts'
import { mocked } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { pressEscape } from '../../../stories/press-escape.ts'
import { say } from '../../../stories/say.ts'
import type { Play } from '../../../stories/type-into.ts'
import { card, isOff, press, renewed } from '../security-plays.ts'

const meta = preview.meta({
  title: 'Pages/Settings: two-factor on',
  component: PortalAt,
  args: { path: '/settings/security' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
})

const withCodes = (codes: { backupCodesLeft: number; hasSavedBackupCodes?: boolean }) => {
  const twoFactor = { enabledAt: '2025-03-11T18:04:00Z', hasSavedBackupCodes: true, ...codes }
  return mocked(getSecurity, { ...sampleSecurity, twoFactor })
}

export const FewCodesLeft = meta.story(withCodes({ backupCodesLeft: 3 }))

FewCodesLeft.test('shows a warning', async ({ canvas }) => {
  const few =
    '{backupCodesLeft, plural, one {Only # backup code is left.} other {Only # backup codes are left.}}'
  await waitFor(() => expect(canvas.getByText(say(few, { backupCodesLeft: 3 }))).toBeVisible())
})

export const NoCodeLeft = meta.story(withCodes({ backupCodesLeft: 0 }))

export const CodesNotSaved = meta.story(withCodes({ backupCodesLeft: 10, hasSavedBackupCodes: false }))

CodesNotSaved.test('shows a warning and creates new codes', async (context) => {
  await waitFor(() =>
    expect(context.canvas.getByText(say('You may not have saved your backup codes.'))).toBeVisible(),
  )
  await press('New backup codes')(context)
  const question = within(await screen.findByRole('alertdialog', { name: say('Create new backup codes?') }))
  await context.userEvent.click(question.getByRole('button', { name: say('Create new codes') }))
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: say('Save your backup codes') })).toBeVisible(),
  )
})

export const RenewQuestion = meta.story({ play: press('New backup codes') })

const Renewed = meta.story({ play: renewed })

export const RenewOffline = Renewed.extend(mocked(renewBackupCodes, offline()))

export const RenewedWhileOff = Renewed.extend(mocked(renewBackupCodes, fails('TWO_FACTOR_NOT_ENABLED')))

RenewedWhileOff.test('shows an error and updates the card', async (context) => {
  const question = within(await screen.findByRole('alertdialog'))
  await waitFor(() =>
    expect(question.getByRole('alert')).toHaveTextContent(say('Two-factor authentication is off.')),
  )
  await expect(question.queryByRole('button', { name: say('Create new codes') })).toBeNull()
  isOff(context)
  await context.userEvent.click(question.getByRole('button', { name: say('Close') }))
  await waitFor(async () => expect((await card(context)).getByText(say('Disabled'))).toBeVisible())
})

const disabled =
  (code: string) =>
  async (context: Play): Promise<void> => {
    await press('Disable')(context)
    const dialog = within(await screen.findByRole('dialog'))
    await context.userEvent.type(dialog.getByLabelText(say('Code from your authenticator app')), code)
  }

export const DisableQuestion = meta.story({ parameters: pageModes, play: press('Disable') })

DisableQuestion.test('explains the consequences and focuses the field', async () => {
  const dialog = await screen.findByRole('dialog', { name: say('Disable two-factor authentication?') })
  await waitFor(() =>
    expect(within(dialog).getByLabelText(say('Code from your authenticator app'))).toHaveFocus(),
  )
  await expect(dialog).toHaveAccessibleDescription()
})

DisableQuestion.test('requires a code', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText(say('Code from your authenticator app'))
  await userEvent.click(dialog.getByRole('button', { name: say('Disable') }))
  await waitFor(() => expect(dialog.getByText(say('Enter the code'))).toBeVisible())
  await expect(field).toBeInvalid()
  await userEvent.type(field, '4')
  await waitFor(() => expect(dialog.queryByText(say('Enter the code'))).toBeNull())
})

DisableQuestion.test('closes on Escape', async (context) => {
  await screen.findByRole('dialog')
  await pressEscape(context)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () =>
    expect((await card(context)).getByRole('button', { name: say('Disable') })).toHaveFocus(),
  )
})

export const Disabling = meta.story({
  ...mocked(disableTwoFactor, loading()),
  play: disabled('407193'),
})

export const DisableOffline = meta.story({
  ...mocked(disableTwoFactor, offline()),
  play: disabled('407193'),
})

export const DisableCodeWrong = meta.story({
  ...mocked(disableTwoFactor, fails('2FA_ERROR')),
  play: disabled('000000'),
})

DisableCodeWrong.test('clears the field for the next code', async () => {
  const field = await screen.findByLabelText(say('Code from your authenticator app'))
  await waitFor(() => expect(field).toBeInvalid())
  await waitFor(() => expect(field).toHaveValue(''))
  await waitFor(() => expect(field).toHaveFocus())
})

export const DisabledAlready = meta.story({
  ...mocked(disableTwoFactor, fails('TWO_FACTOR_NOT_ENABLED')),
  play: disabled('407193'),
})

DisabledAlready.test('shows an error and updates the card', async (context) => {
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus())
  await expect(dialog.getByRole('alert')).toHaveTextContent(say('Two-factor authentication is off.'))
  await expect(dialog.queryByRole('button', { name: say('Disable') })).toBeNull()
  isOff(context)
  await context.userEvent.click(dialog.getByText(say('Close')))
  await waitFor(async () => expect((await card(context)).getByText(say('Disabled'))).toBeVisible())
})

export const Disabled = meta.story({
  beforeEach({ msw }) {
    let isOn = true
    msw.use(
      mock(getSecurity, () => (isOn ? sampleSecurity : sampleBareSecurity)),
      mock(disableTwoFactor, ({ body }) => {
        if (body.code !== '7F2KH-9QXDA') return fails('2FA_ERROR')
        isOn = false
        return null
      }),
    )
  },
})

Disabled.test('accepts a backup code by keyboard', async (context) => {
  const { userEvent } = context
  await press('Disable')(context)
  const dialog = within(await screen.findByRole('dialog'))
  const other = dialog.getByRole('button', { name: say('Use a backup code') })
  other.focus()
  await userEvent.keyboard('{Enter}')
  const field = dialog.getByLabelText(say('Backup code'))
  field.focus()
  await userEvent.keyboard('7F2KH-9QXDA{Enter}')
  const off = await card(context)
  await waitFor(() => expect(off.getByText(say('Disabled'))).toBeVisible())
  // The button that opened the dialog is gone.
  await waitFor(() =>
    expect(context.canvas.getByRole('region', { name: say('Two-factor authentication') })).toHaveFocus(),
  )
})
