import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleSessions } from '@olympus/api-client/mocks/sample-security'
import { endOtherSessions, endSession, listSessions } from '@olympus/contract/sessions'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { allPages } from '../../../stories/all-pages.ts'
import { mocked, type Mocking } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say } from '../../../stories/say.ts'
import type { Play } from '../../../stories/type-into.ts'
import { untilClosed } from '../security-plays.ts'

const meta = preview.meta({
  title: 'Pages/Settings: device activity',
  component: PortalAt,
  args: { path: '/settings/security' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
})

const phone = () => say('{browser} on {system}', { browser: 'Safari 18', system: 'iOS' })

const asked = async ({ canvas, userEvent }: Play): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: say('Log out {device}', { device: phone() }) }))

const question = async () => within(await screen.findByRole('alertdialog'))

const ended = async (context: Play): Promise<void> => {
  await asked(context)
  await context.userEvent.click((await question()).getByRole('button', { name: say('Log out') }))
}

export const EndQuestion = meta.story({ play: asked })

EndQuestion.test('names the device and focuses the cancel button first', async ({ canvas, userEvent }) => {
  await screen.findByRole('alertdialog', { name: say('Log out {device}?', { device: phone() }) })
  const cancel = (await question()).getByRole('button', { name: say('Cancel') })
  await waitFor(() => expect(cancel).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: say('Log out {device}', { device: phone() }) })).toHaveFocus(),
  )
})

const answering = (end: () => null | ReturnType<typeof fails>) => ({
  beforeEach({ msw }: Mocking) {
    let sessions = sampleSessions
    msw.use(
      mock(listSessions, () => sessions),
      mock(endSession, ({ params }) => {
        sessions = sessions.filter(({ id }) => id !== params.sessionId)
        return end()
      }),
    )
  },
  async play(context: Play): Promise<void> {
    await ended(context)
    await untilClosed()
  },
})

const isOffTheList = async ({ canvas }: Play): Promise<void> => {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const table = canvas.getByRole('table', { name: say('Device activity') })
  await expect(table).not.toHaveTextContent('Safari')
  // The button that opened the dialog is gone.
  await waitFor(() => expect(canvas.getByRole('region', { name: say('Device activity') })).toHaveFocus())
}

export const Ended = meta.story(answering(() => null))
Ended.test('removes the device from the list', isOffTheList)

export const EndedAlready = meta.story(answering(() => fails('NOT_FOUND')))
EndedAlready.test('removes the device from the list, too', isOffTheList)

export const Ending = meta.story({ ...mocked(endSession, loading()), play: ended })

export const EndOffline = meta.story({ ...mocked(endSession, offline()), play: ended })

EndOffline.test('stays open, shows an error and tries again', async ({ userEvent, msw }) => {
  const dialog = await question()
  await waitFor(() =>
    expect(dialog.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
  msw.use(mock(endSession, null))
  await userEvent.click(dialog.getByRole('button', { name: say('Log out') }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

const othersAsked = async ({ canvas, userEvent }: Play): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: say('Log out all others') }))

const othersEnded = async (context: Play): Promise<void> => {
  await othersAsked(context)
  await context.userEvent.click((await question()).getByRole('button', { name: say('Log out all others') }))
}

export const EndOthersQuestion = meta.story({ play: othersAsked })

export const OthersEnded = meta.story({
  beforeEach({ msw }) {
    let sessions = sampleSessions
    msw.use(
      mock(listSessions, () => sessions),
      mock(endOtherSessions, () => {
        const count = sessions.length
        sessions = sessions.filter(({ isThisDevice }) => isThisDevice)
        return { ended: count - sessions.length }
      }),
    )
  },
  play: async (context) => {
    await othersEnded(context)
    await untilClosed()
  },
})

OthersEnded.test('keeps this device logged in', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('No other device is logged in.'))).toBeVisible())
  const table = canvas.getByRole('table', { name: say('Device activity') })
  await expect(within(table).getAllByRole('row')).toHaveLength(2)
  await waitFor(() => expect(canvas.getByRole('region', { name: say('Device activity') })).toHaveFocus())
})

export const EndOthersOffline = meta.story({ ...mocked(endOtherSessions, offline()), play: othersEnded })

export const EndOthersUnavailable = meta.story({
  ...mocked(endOtherSessions, fails('SERVICE_UNAVAILABLE')),
  play: othersEnded,
})
