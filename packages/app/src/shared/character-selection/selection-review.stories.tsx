import { mock } from '@olympus/api-client/mock'
import { sampleSelection } from '@olympus/api-client/mocks/sample-selections'
import { confirmSelection } from '@olympus/contract/character-selection'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'
import { atOnce, box, changedMocks, dialogNow, fill, next, phrase } from './selection-stories.ts'

const meta = preview.meta({
  title: 'Pages/Permanent selection/Review',
  component: PortalAt,
  args: { path: '/character-swapper' },
  parameters: { layout: 'fullscreen' },
})

export const Review = meta.story({
  parameters: pageModes,
  ...mocked(...changedMocks),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: say('Review the change') }))
    await screen.findByRole('alertdialog')
  },
})

Review.test('starts with what is missing, and leads to the confirmation', async ({ userEvent }) => {
  const missing = await dialogNow().findByRole('list', { name: say('No longer there') })
  await expect(within(missing).getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(next())
  await dialogNow().findByRole('textbox')
  await expect(dialogNow().getByText(phrase())).toBeVisible()
})

Review.test('promises no time to cancel, because its date is past', async ({ userEvent, msw }) => {
  await dialogNow().findByRole('list', { name: say('No longer there') })
  await userEvent.click(next())
  await dialogNow().findByText(say(atOnce))
  msw.use(mock(confirmSelection, { ...sampleSelection, confirmedAt: '2025-06-15T09:00:00Z' }))
  await fill({ userEvent })
  await screen.findByText(say('It is carried out as soon as your account is offline.'))
})

Review.test('lets the player choose again', async ({ userEvent }) => {
  await userEvent.click(dialogNow().getByRole('button', { name: say('Back') }))
  await expect(box('Ianthe')).not.toBeChecked()
})

/** The link of the bar above every page. */
export const ReviewByLink = meta.story({
  args: { path: '/character-swapper?review' },
  ...mocked(...changedMocks),
})

ReviewByLink.test('opens the review, which stays closed once closed', async ({ userEvent }) => {
  await screen.findByRole('alertdialog')
  await dialogNow().findByRole('list', { name: say('No longer there') })
  await userEvent.click(dialogNow().getByRole('button', { name: say('Close') }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
