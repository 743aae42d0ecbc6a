import { sampleBackupCodes, sampleKeyUri, sampleSecretKey } from '@olympus/api-client/mocks/sample-security'
import { startPasskeyRegistration } from '@olympus/contract/passkeys'
import { renewBackupCodes, startTwoFactor } from '@olympus/contract/two-factor'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { allPages } from '../../stories/all-pages.ts'
import { deviceIs } from '../../stories/device-passkeys.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { provenFirst } from '../../stories/proven-first.ts'
import { say } from '../../stories/say.ts'
import { begun, card, isOff, press, prove, renewed } from './security-plays.ts'

const meta = preview.meta({
  title: 'Pages/Settings: proof first',
  component: PortalAt,
  args: { path: '/settings/security' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
  beforeEach: () => deviceIs('willing'),
})

const Off = meta.story({ beforeEach: isOff })

export const TwoFactorWantsProof = Off.extend({
  ...provenFirst(startTwoFactor, () => ({
    secretKey: sampleSecretKey,
    keyUri: sampleKeyUri,
    expiresAt: '2025-06-12T09:51:00Z',
  })),
  play: press('Enable'),
})

TwoFactorWantsProof.test('checks the identity, then continues', async ({ canvas, userEvent }) => {
  await prove({ userEvent })
  await waitFor(() =>
    expect(canvas.getByRole('img', { name: say('QR code of the secret key') })).toBeVisible(),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

TwoFactorWantsProof.test('shows no error when the player cancels', async (context) => {
  const dialog = within(await screen.findByRole('dialog', { name: say('Confirm your identity') }))
  await context.userEvent.click(dialog.getByRole('button', { name: say('Cancel') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const off = await card(context)
  await expect(off.getByRole('button', { name: say('Enable') })).toBeVisible()
  await expect(off.queryByRole('alert')).toBeNull()
})

export const RenewWantsProof = meta.story({
  ...provenFirst(renewBackupCodes, () => ({ backupCodes: sampleBackupCodes })),
  play: renewed,
})

RenewWantsProof.test('checks the identity above the first dialog, then continues', async ({ userEvent }) => {
  const proof = await screen.findByRole('dialog', { name: say('Confirm your identity') })
  await waitFor(() => expect(proof.contains(document.activeElement)).toBe(true))
  await prove({ userEvent })
  const codes = await screen.findByRole('dialog', { name: say('Save your backup codes') })
  await waitFor(() => expect(codes.contains(document.activeElement)).toBe(true))
})

export const PasskeyWantsProof = meta.story({
  ...provenFirst(startPasskeyRegistration, () => ({
    challengeId: '018f2f66-7c3a-7e21-9b0d-3f4d5a6b7d01',
    options: {},
  })),
  play: begun,
})

PasskeyWantsProof.test('checks the identity, then asks the device', async ({ userEvent }) => {
  await prove({ userEvent })
  await waitFor(() => expect(screen.getByRole('dialog', { name: say('Name your passkey') })).toBeVisible())
})
