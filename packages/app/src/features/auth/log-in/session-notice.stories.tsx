import { mockedRequestId } from '@olympus/api-client/mock'
import type { BanData } from '@olympus/contract/auth'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say, written } from '../../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Login/After a session',
  component: PortalAt,
  args: { path: '/login', isVisitor: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem('olympus:email'),
})

export const SessionExpired = meta.story({
  args: { initiallyEnded: { cause: 'unauthorized', key: 'UNAUTHORIZED_SESSION_EXPIRED' } },
})

const ban: BanData = { until: '2031-02-03T12:00:00Z', reason: 'Trading gold for money' }

export const BannedMeanwhile = meta.story({
  args: { initiallyEnded: { cause: 'unauthorized', key: 'UNAUTHORIZED_BANNED_ACCOUNT', data: ban } },
})

BannedMeanwhile.test('shows the end and the reason', async ({ canvas }) => {
  const text = say('This account is banned until {end}. Reason: {reason}', {
    end: written.dateTime('2031-02-03T12:00:00Z'),
    reason: 'Trading gold for money',
  })
  await waitFor(() => expect(canvas.getByText(text, { exact: false })).toBeVisible())
})

BannedMeanwhile.test('leads to the contact page', async ({ canvas }) => {
  const targets = () => canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
  await waitFor(() => expect(targets()).toContain('/contact?topic=banned'))
})

/** Another tab with an older build has told of the ban, without its reason. */
export const BannedMeanwhileWithoutDetails = meta.story({
  args: { initiallyEnded: { cause: 'unauthorized', key: 'UNAUTHORIZED_BANNED_ACCOUNT' } },
})

export const SessionBroken = meta.story({
  args: { initiallyEnded: { cause: 'unauthorized', key: 'SESSION_REFRESH_ERROR' } },
})

export const LogoutFailed = meta.story({
  args: { initiallyEnded: { cause: 'sign-out', key: 'LOGOUT_ERROR', requestId: mockedRequestId } },
})
