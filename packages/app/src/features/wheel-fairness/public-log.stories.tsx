import { fails, mock, offline } from '@olympus/api-client/mock'
import { sampleCheckpoint, sampleEarlierCheckpoint } from '@olympus/api-client/mocks/sample-wheel-proofs'
import { getCheckpoint, proveConsistency } from '@olympus/contract/wheel-fairness'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { atTime } from '../../stories/at-time.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, written } from '../../stories/say.ts'
import { savedBy } from '../../stories/saved-by.ts'

const remember = (checkpoint: object) => () =>
  localStorage.setItem('olympus-wheel-log', JSON.stringify(checkpoint))

const meta = preview.meta({
  title: 'Pages/Wheel fairness/Public log',
  component: PortalAt,
  args: { path: '/fortune-wheel/fairness?spin=90418', isVisitor: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: [atTime('2025-06-12T19:05:42Z'), remember(sampleEarlierCheckpoint)],
})

export const Grown = meta.story()

Grown.test('contains the state that this browser has seen', async ({ canvas }) => {
  await expect(await canvas.findByText(written.number(sampleEarlierCheckpoint.size))).toBeVisible()
  await waitFor(() =>
    expect(localStorage.getItem('olympus-wheel-log')).toBe(JSON.stringify(sampleCheckpoint)),
  )
})

Grown.test('saves its latest signed state', async ({ canvas, userEvent }) => {
  const save = await canvas.findByRole('button', { name: say('Latest signed state') })
  await expect(JSON.parse(await savedBy(() => userEvent.click(save)))).toEqual(sampleCheckpoint)
})

/** The server does not know a state that it has signed. */
export const Lost = meta.story({ ...mocked(proveConsistency, fails('NOT_FOUND')) })

const isAlarmed = say.bind(null, 'The log doesn’t add up.')

Lost.test('is an alarm, and the earlier state is kept', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(isAlarmed())
  await expect(localStorage.getItem('olympus-wheel-log')).toBe(JSON.stringify(sampleEarlierCheckpoint))
  const save = canvas.getByRole('button', { name: say('Save both states') })
  await expect(JSON.parse(await savedBy(() => userEvent.click(save)))).toEqual({
    latest: sampleCheckpoint,
    earlier: sampleEarlierCheckpoint,
  })
})

/** It does not grow from what this browser has seen. */
export const Rewritten = meta.story({
  beforeEach: remember({ ...sampleEarlierCheckpoint, rootHash: 'ab'.repeat(32) }),
})

Rewritten.test('is an alarm', async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(isAlarmed())
})

export const Forged = meta.story(mocked(getCheckpoint, { ...sampleCheckpoint, rootHash: 'cd'.repeat(32) }))

Forged.test('is an alarm', async ({ canvas }) => {
  await expect(await canvas.findByText(isAlarmed())).toBeVisible()
})

/** The proof of its growth could not be loaded. */
export const NotChecked = meta.story({ ...mocked(mock(proveConsistency, offline())) })

NotChecked.test('says so', async ({ canvas }) => {
  await expect(
    await canvas.findByText(say('The log could not be checked just now. Reload the page to try again.')),
  ).toBeVisible()
})

/** No new state for two hours. */
export const Stale = meta.story({ beforeEach: atTime('2025-06-12T21:05:42Z') })
