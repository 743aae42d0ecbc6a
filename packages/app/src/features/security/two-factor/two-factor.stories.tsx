import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import {
  sampleBackupCodes,
  sampleBareSecurity,
  sampleKeyUri,
  sampleSecretKey,
  sampleSecurity,
} from '@olympus/api-client/mocks/sample-security'
import { sampleTokens } from '@olympus/api-client/mocks/sample-tokens'
import {
  disableTwoFactor,
  enableTwoFactor,
  getSecurity,
  startTwoFactor,
  type Security,
} from '@olympus/contract/two-factor'
import jsQR from 'jsqr'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { allPages } from '../../../stories/all-pages.ts'
import { mocked, type Mocking } from '../../../stories/mocked.ts'
import { pageModes } from '../../../stories/page-modes.ts'
import { photograph } from '../../../stories/photograph.ts'
import { holds, PortalAt } from '../../../stories/portal-at.tsx'
import { say } from '../../../stories/say.ts'
import type { Play } from '../../../stories/type-into.ts'
import { card, isOff, press } from '../security-plays.ts'

const meta = preview.meta({
  title: 'Pages/Settings: two-factor',
  component: PortalAt,
  args: { path: '/settings/security' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
})

/** Off until it is turned on, as on the server. */
const turnsOn = ({ msw }: Mocking) => {
  let security: Security = sampleBareSecurity
  msw.use(
    mock(getSecurity, () => security),
    mock(enableTwoFactor, () => {
      const twoFactor = { enabledAt: '2025-06-12T09:41:00Z', backupCodesLeft: 10, hasSavedBackupCodes: false }
      security = { ...security, twoFactor }
      return { backupCodes: sampleBackupCodes, ...sampleTokens }
    }),
  )
}

const untilOn = async (context: Play): Promise<void> => {
  await (await card(context)).findByRole('button', { name: say('Disable') })
}

const typeCode =
  (code: string) =>
  async (context: Play): Promise<void> => {
    await press('Enable')(context)
    await context.userEvent.type(
      await context.canvas.findByLabelText(say('Code from your authenticator app')),
      code,
    )
  }

export const Off = meta.story({ beforeEach: isOff })

Off.test('shows that it is off', async (context) => {
  const off = await card(context)
  await waitFor(() => expect(off.getByText(say('Disabled'))).toBeVisible())
  await expect(off.queryByRole('img')).toBeNull()
})

export const Starting = Off.extend({
  ...mocked(startTwoFactor, loading()),
  play: press('Enable'),
})

export const StartOffline = Off.extend({
  ...mocked(startTwoFactor, offline()),
  play: press('Enable'),
})

StartOffline.test('shows an error and can be tried again', async (context) => {
  await waitFor(async () =>
    expect((await card(context)).getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
  context.msw.use(
    mock(startTwoFactor, {
      secretKey: sampleSecretKey,
      keyUri: sampleKeyUri,
      expiresAt: '2025-06-12T09:51:00Z',
    }),
  )
  await press('Enable')(context)
  await waitFor(() =>
    expect(context.canvas.getByRole('img', { name: say('QR code of the secret key') })).toBeVisible(),
  )
})

export const StartedWhileOn = meta.story({
  beforeEach({ msw }) {
    let asked = 0
    msw.use(
      mock(getSecurity, () => (asked > 0 ? sampleSecurity : sampleBareSecurity)),
      mock(startTwoFactor, () => {
        asked += 1
        return fails('TWO_FACTOR_ALREADY_ENABLED')
      }),
    )
  },
  play: async (context) => {
    await press('Enable')(context)
    await untilOn(context)
  },
})

StartedWhileOn.test('shows that it is on and why setup did not start', async (context) => {
  const on = await card(context)
  await waitFor(() => expect(on.getByText(say('Enabled'))).toBeVisible())
  await waitFor(() => expect(on.getByText(say('Two-factor authentication is already on.'))).toBeVisible())
})

export const Enrolment = Off.extend({ parameters: pageModes, play: press('Enable') })

Enrolment.test('draws a QR code that decodes to the key', async ({ canvas }) => {
  const svg = await canvas.findByRole('img', { name: say('QR code of the secret key') })
  const { data, width, height } = await photograph(svg as Element as SVGElement)
  await expect(jsQR(data, width, height)?.data).toBe(sampleKeyUri)
})

Enrolment.test('shows the same key in groups of four for typing', async ({ canvas }) => {
  const group = await canvas.findByRole('group', { name: say('Secret key') })
  const text = group.querySelector('code')
  await expect(text).toHaveTextContent(sampleSecretKey)
  await expect([...(text?.querySelectorAll('span') ?? [])].map((span) => span.textContent)).toEqual(
    sampleSecretKey.match(/.{4}/g),
  )
})

const minutesLeft =
  '{minutesLeft, plural, one {You have # more minute to enter the first code.} other {You have # more minutes to enter the first code.}}'

Enrolment.test('shows how long the key is valid', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say(minutesLeft, { minutesLeft: 10 }))).toBeVisible())
})

Enrolment.test('starts at the first step', async ({ canvas }) => {
  const title = await canvas.findByRole('heading', { name: say('Scan the QR code') })
  await waitFor(() => expect(title).toHaveFocus())
})

Enrolment.test('can be canceled; until then, no new build reloads it', async (context) => {
  await waitFor(() => expect(holds.reasons()).toContain('two-factor enrolment'))
  await press('Cancel')(context)
  await waitFor(() =>
    expect(context.canvas.queryByRole('img', { name: say('QR code of the secret key') })).toBeNull(),
  )
  await waitFor(async () =>
    expect((await card(context)).getByRole('button', { name: say('Enable') })).toHaveFocus(),
  )
  await expect(holds.reasons()).toEqual([])
})

export const Enabling = Off.extend({
  ...mocked(enableTwoFactor, loading()),
  play: typeCode('407193'),
})

export const EnableOffline = Off.extend({
  ...mocked(enableTwoFactor, offline()),
  play: typeCode('407193'),
})

EnableOffline.test('keeps the code and sends it again', async (context) => {
  const field = await context.canvas.findByLabelText(say('Code from your authenticator app'))
  await (await card(context)).findByRole('alert')
  await expect(field).toHaveValue('407193')
  turnsOn(context)
  await press('Enable')(context)
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: say('Save your backup codes') })).toBeVisible(),
  )
})

export const CodeInvalid = Off.extend({
  ...mocked(enableTwoFactor, fails('2FA_CODE_INVALID')),
  play: typeCode('000000'),
})

CodeInvalid.test('clears the field for the next code', async ({ canvas, userEvent }) => {
  const field = await canvas.findByLabelText(say('Code from your authenticator app'))
  await waitFor(() => expect(field).toBeInvalid())
  await waitFor(() => expect(field).toHaveValue(''))
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.type(field, '1')
  await expect(field).not.toHaveAttribute('aria-invalid')
})

export const Expired = Off.extend({
  ...mocked(enableTwoFactor, fails('TWO_FACTOR_ENROLMENT_EXPIRED')),
  play: typeCode('407193'),
})

Expired.test('starts again with a new key', async (context) => {
  await waitFor(async () =>
    expect((await card(context)).getByRole('alert')).toHaveTextContent(
      say('This took too long. Start again with a new QR code.'),
    ),
  )
  const secretKey = 'NEWKEYNEWKEYNEWK'
  context.msw.use(
    mock(startTwoFactor, {
      secretKey,
      keyUri: sampleKeyUri.replace(sampleSecretKey, secretKey),
      expiresAt: '2025-06-12T09:51:00Z',
    }),
  )
  await press('Start again')(context)
  const group = await context.canvas.findByRole('group', { name: say('Secret key') })
  await expect(group).toHaveTextContent(secretKey)
})

export const AlreadyEnabled = meta.story({
  beforeEach({ msw }) {
    let asked = 0
    msw.use(
      mock(getSecurity, () => (asked > 0 ? sampleSecurity : sampleBareSecurity)),
      mock(enableTwoFactor, () => {
        asked += 1
        return fails('TWO_FACTOR_ALREADY_ENABLED')
      }),
    )
  },
  play: async (context) => {
    await typeCode('407193')(context)
    await untilOn(context)
  },
})

AlreadyEnabled.test('shows that it is on', async (context) => {
  const on = await card(context)
  await waitFor(() => expect(on.getByText(say('Two-factor authentication is already on.'))).toBeVisible())
  await waitFor(() => expect(on.getByRole('button', { name: say('Disable') })).toBeVisible())
  await expect(on.getByText(say('Two-factor authentication is already on.'))).toBeVisible()
})

AlreadyEnabled.test('drops the message once it is turned off and on again', async (context) => {
  await screen.findByText(say('Two-factor authentication is already on.'))
  context.msw.use(
    mock(disableTwoFactor, () => {
      turnsOn(context)
      return null
    }),
  )
  await press('Disable')(context)
  const dialog = within(await screen.findByRole('dialog'))
  await context.userEvent.type(dialog.getByLabelText(say('Code from your authenticator app')), '407193')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await typeCode('407193')(context)
  await screen.findByRole('dialog', { name: say('Save your backup codes') })
  await screen.findByText(say('Backup codes left'))
  await expect(screen.queryByText(say('Two-factor authentication is already on.'))).toBeNull()
})

export const EnabledByKeyboard = meta.story({ beforeEach: turnsOn })

EnabledByKeyboard.test('goes from the button to the codes by keyboard', async ({ canvas, userEvent }) => {
  const enable = await (await card({ canvas })).findByRole('button', { name: say('Enable') })
  enable.focus()
  await userEvent.keyboard('{Enter}')
  await canvas.findByRole('img', { name: say('QR code of the secret key') })
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('button', { name: say('Copy the secret key') })).toHaveFocus())
  await userEvent.tab()
  await userEvent.keyboard('407193')
  const dialog = await screen.findByRole('dialog', { name: say('Save your backup codes') })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
})
