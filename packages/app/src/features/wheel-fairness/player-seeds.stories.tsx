import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleWheelAccount } from '@olympus/api-client/mocks/sample-wheel'
import { sampleSpinProofs } from '@olympus/api-client/mocks/sample-wheel-proofs'
import { getWheelAccount, rotateSeed } from '@olympus/contract/fortune-wheel'
import { getWheelLuck } from '@olympus/contract/fortune-wheel'
import { proveSpin } from '@olympus/contract/wheel-fairness'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { atTime } from '../../stories/at-time.ts'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Wheel fairness/Player',
  component: PortalAt,
  args: { path: '/fortune-wheel/fairness' },
  parameters: { layout: 'fullscreen' },
  beforeEach: [atTime('2025-06-12T19:05:42Z'), () => localStorage.removeItem('olympus-wheel-log')],
})

type Canvas = ReturnType<typeof within>
type User = { readonly click: (element: HTMLElement) => Promise<void> }

async function rotate(canvas: Canvas, userEvent: User) {
  await userEvent.click(await canvas.findByRole('button', { name: say('Rotate seed') }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: say('Rotate seed') }))
}

export const Seeds = meta.story({ parameters: pageModes })

Seeds.test('leads back to the wheel', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: say('To the wheel') })).toHaveAttribute(
    'href',
    '/fortune-wheel',
  )
})

Seeds.test('reveals the number in use after a confirmation', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Random number') }))
  await rotate(canvas, userEvent)
  await expect(await canvas.findByText(say('Our last number, revealed'))).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

Seeds.test('refuses a number of the player that is none', async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('textbox', { name: say('Your number') })
  await userEvent.clear(field)
  await userEvent.type(field, 'Zeus')
  await userEvent.click(canvas.getByRole('button', { name: say('Rotate seed') }))
  await expect(field).toBeInvalid()
  await expect(screen.queryByRole('alertdialog')).toBeNull()
})

Seeds.test('compares the luck of the player by reward', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText(say('By reward')))
  await expect(canvas.getAllByRole('rowheader', { name: /Lyre of Orpheus/ })[0]).toBeVisible()
})

const proofOf = (wanted: number) => sampleSpinProofs.find(({ spinId }) => spinId === wanted)
let isRevealed = false

export const SeedOfACheckedSpin = meta.story({
  args: { path: '/fortune-wheel/fairness?spin=90421' },
  ...mocked(mock(proveSpin, () => proofOf(isRevealed ? 90_418 : 90_421) ?? fails('NOT_FOUND'))),
})

SeedOfACheckedSpin.test('checks the spin again once its seed is revealed', async ({ canvas, userEvent }) => {
  await canvas.findByText(say('Half proven, half to come'))
  isRevealed = true
  await rotate(canvas, userEvent)
  await waitFor(() => expect(canvas.getByText(say('This spin is genuine'))).toBeVisible())
  isRevealed = false
})

/** The next fingerprint is another one than the page showed. */
export const SeedChanged = meta.story({
  ...mocked(rotateSeed, fails('SEED_CHANGED')),
  play: async ({ canvas, userEvent }) => rotate(canvas, userEvent),
})

SeedChanged.test('changes nothing, and cannot be confirmed again', async () => {
  const dialog = within(await screen.findByRole('alertdialog'))
  await expect(await dialog.findByRole('alert')).toHaveTextContent(
    say('Our number for the next draws has changed. Nothing was spent. Try again.'),
  )
  await expect(dialog.queryByRole('button', { name: say('Rotate seed') })).toBeNull()
})

export const RotationOffline = meta.story({
  ...mocked(rotateSeed, offline()),
  play: async ({ canvas, userEvent }) => rotate(canvas, userEvent),
})

RotationOffline.test('repeats a rotation whose answer was lost', async ({ canvas, msw, userEvent }) => {
  const dialog = within(await screen.findByRole('alertdialog'))
  await dialog.findByRole('alert')
  const nextSeed = { ...sampleWheelAccount.nextSeed, seedHash: '7'.repeat(64) }
  const asked: unknown[] = []
  msw.use(
    mock(getWheelAccount, { ...sampleWheelAccount, nextSeed }),
    mock(rotateSeed, ({ body }) => {
      asked.push(body.nextSeedHash)
      return fails('SEED_CHANGED')
    }),
  )
  // The page learns of the rotation.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    return expect(canvas.getAllByText(/7777/)).not.toHaveLength(0)
  })
  await userEvent.click(dialog.getByRole('button', { name: say('Rotate seed') }))
  await waitFor(() => expect(asked).toEqual([sampleWheelAccount.nextSeed.seedHash]))
})

export const NoActiveSeed = meta.story(mocked(getWheelAccount, { ...sampleWheelAccount, activeSeed: null }))

NoActiveSeed.test('explains how one begins', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: say('Use these numbers') })).toBeVisible()
})

export const NoSpins = meta.story(mocked(getWheelLuck, { spins: 0, jackpots: 0, rewards: [] }))

export const Loading = meta.story(mocked(mock(getWheelAccount, loading()), mock(getWheelLuck, loading())))

export const Offline = meta.story(mocked(mock(getWheelAccount, offline()), mock(getWheelLuck, offline())))
