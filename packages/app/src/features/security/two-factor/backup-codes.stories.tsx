import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleBackupCodes, sampleSecurity } from '@olympus/api-client/mocks/sample-security'
import { confirmBackupCodes, getSecurity, renewBackupCodes } from '@olympus/contract/two-factor'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { allPages } from '../../../stories/all-pages.ts'
import { pageModes } from '../../../stories/page-modes.ts'
import { mocked } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { pressEscape } from '../../../stories/press-escape.ts'
import { say } from '../../../stories/say.ts'
import type { Play } from '../../../stories/type-into.ts'

const written = fn<(text: string) => Promise<void>>()

/** Keeps the stories from writing to the viewer's clipboard. */
const pretendClipboard = (isRefusing: boolean) => () => {
  written.mockReset()
  if (isRefusing) written.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  else written.mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } })
  return () => void Reflect.deleteProperty(navigator, 'clipboard')
}

const shown = async ({ canvas, userEvent }: Play): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: say('New backup codes') }))
  await userEvent.click(await screen.findByRole('button', { name: say('Create new codes') }))
  await popup()
}

const popup = () => screen.findByRole('dialog', { name: say('Save your backup codes') })
const button = (name: string) => screen.getByRole('button', { name: say(name) })
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const meta = preview.meta({
  title: 'Pages/Settings: backup codes',
  component: PortalAt,
  args: { path: '/settings/security' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
  beforeEach: pretendClipboard(false),
  play: shown,
})

export const Shown = meta.story({ parameters: pageModes })

Shown.test('lists the codes, each selectable on its own', async () => {
  const list = within(await popup()).getByRole('list', { name: say('Backup codes') })
  const codes = [...list.querySelectorAll('code')]
  await expect(codes.map(({ textContent }) => textContent)).toEqual(sampleBackupCodes)
  for (const code of codes) await expect(getComputedStyle(code).userSelect).toBe('all')
})

Shown.test('ignores Escape and clicks outside', async ({ userEvent }) => {
  const dialog = await popup()
  await pressEscape({ userEvent })
  await userEvent.click(dialog.parentElement?.parentElement ?? dialog)
  await expect(await popup()).toBeVisible()
})

Shown.test('keeps the focus inside', async ({ userEvent }) => {
  const dialog = await popup()
  for (let step = 0; step < 8; step++) {
    await userEvent.tab()
    await expect(dialog.contains(document.activeElement)).toBe(true)
  }
})

Shown.test('makes the browser ask before the codes are lost, and not after', async ({ userEvent }) => {
  const asks = spyOn(Event.prototype, 'preventDefault')
  const leaving = () => {
    asks.mockClear()
    dispatchEvent(new Event('beforeunload', { cancelable: true }))
    return asks.mock.calls.length
  }
  // The test runner may listen for this event, too.
  const whileOpen = leaving()
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(button('I have saved my codes'))
  await isGone()
  await waitFor(() => expect(leaving()).toBe(whileOpen - 1))
})

Shown.test(
  'cannot be confirmed before the codes are copied, downloaded or written down',
  async ({ userEvent }) => {
    const done = button('I have saved my codes')
    await expect(done).toHaveAttribute('aria-disabled', 'true')
    await expect(done).toHaveAccessibleDescription(say('Copy, download or write down the codes first.'))
    await userEvent.click(done)
    await expect(await popup()).toBeVisible()
  },
)

Shown.test('copies all codes and confirms it for a moment', async ({ userEvent }) => {
  const copy = button('Copy all')
  await userEvent.click(copy)
  await waitFor(() => expect(copy).toHaveAttribute('data-state', 'copied'))
  await expect(written).toHaveBeenCalledWith(sampleBackupCodes.join('\n'))
  await expect(button('I have saved my codes')).not.toHaveAttribute('aria-disabled')
  await waitFor(() => expect(copy).toHaveAttribute('data-state', 'idle'))
})

Shown.test('downloads a file created in the browser', async ({ userEvent }) => {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: say('Download codes') })
  await expect(link.download).toBe('olympus-backup-codes-Theron.txt')
  await expect(link.href).toMatch(new RegExp(`^blob:${RegExp.escape(location.origin)}/`))
  const text = await (await fetch(link.href)).text()
  for (const code of sampleBackupCodes) await expect(text).toContain(code)
  await expect(text).toContain('Theron')
  await expect(text).toContain(String(new Date().getFullYear()))
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  await expect(button('I have saved my codes')).not.toHaveAttribute('aria-disabled')
})

Shown.test('can be completed by keyboard alone', async ({ canvas, userEvent }) => {
  const box = screen.getByRole('checkbox', { name: say('I have written them down') })
  box.focus()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  await waitFor(() => expect(button('I have saved my codes')).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await isGone()
  const card = canvas.getByRole('region', { name: say('Two-factor authentication') })
  await waitFor(() => expect(card.contains(document.activeElement)).toBe(true))
})

export const CopyRefused = meta.story({ beforeEach: pretendClipboard(true) })

CopyRefused.test('does not count as saved', async ({ userEvent }) => {
  await userEvent.click(button('Copy all'))
  await expect(
    await screen.findAllByText(say('The codes could not be copied. Download them, or write them down.')),
  ).not.toHaveLength(0)
  await expect(button('I have saved my codes')).toHaveAttribute('aria-disabled', 'true')
})

const confirmed = async (context: Play): Promise<void> => {
  await shown(context)
  await context.userEvent.click(screen.getByRole('checkbox'))
  await context.userEvent.click(button('I have saved my codes'))
}

export const Confirmed = meta.story({
  beforeEach({ msw }) {
    let hasSavedBackupCodes = true
    const twoFactor = { enabledAt: '2025-03-11T18:04:00Z', backupCodesLeft: 10 }
    msw.use(
      mock(getSecurity, () => ({ ...sampleSecurity, twoFactor: { ...twoFactor, hasSavedBackupCodes } })),
      mock(renewBackupCodes, () => {
        hasSavedBackupCodes = false
        return { backupCodes: sampleBackupCodes }
      }),
      mock(confirmBackupCodes, () => {
        hasSavedBackupCodes = true
        return null
      }),
    )
  },
  play: async (context) => {
    await confirmed(context)
    await isGone()
  },
})

Confirmed.test('leaves no warning behind', async ({ canvas }) => {
  await isGone()
  await waitFor(() => expect(canvas.queryByText(say('You may not have saved your backup codes.'))).toBeNull())
})

const Pressed = meta.story({ play: confirmed })

export const Confirming = Pressed.extend(mocked(confirmBackupCodes, loading()))

export const ConfirmOffline = Pressed.extend(mocked(confirmBackupCodes, offline()))

ConfirmOffline.test('stays open, shows an error and tries again', async ({ userEvent, msw }) => {
  const dialog = within(await popup())
  await waitFor(() =>
    expect(dialog.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
  await expect(dialog.getByText(sampleBackupCodes[0] ?? '')).toBeVisible()
  msw.use(mock(confirmBackupCodes, null))
  await userEvent.click(button('I have saved my codes'))
  await isGone()
})

export const ConfirmUnavailable = Pressed.extend(mocked(confirmBackupCodes, fails('SERVICE_UNAVAILABLE')))

export const ConfirmedWhileOff = Pressed.extend(mocked(confirmBackupCodes, fails('TWO_FACTOR_NOT_ENABLED')))

ConfirmedWhileOff.test('says that the codes are no longer valid and can be closed', async ({ userEvent }) => {
  const dialog = within(await popup())
  await waitFor(() =>
    expect(dialog.getByRole('alert')).toHaveTextContent(say('Two-factor authentication is off.')),
  )
  await userEvent.click(dialog.getByRole('button', { name: say('Close') }))
  await isGone()
})
