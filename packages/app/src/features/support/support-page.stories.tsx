import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { getSupport } from '@olympus/contract/support'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'
import { pageModes } from '../../stories/page-modes.ts'

const meta = preview.meta({
  title: 'Pages/Support',
  component: PortalAt,
  args: { path: '/support' },
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({ parameters: pageModes })

export const EmailOnly = meta.story(
  mocked(getSupport, { chatUrl: null, wikiUrl: null, email: 'help@example.com', imprint: null }),
)

EmailOnly.test('shows the options that exist', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: say('Write a message') })).toHaveAttribute('href', '/contact'),
  )
  await expect(canvas.queryByText(say('Wiki'))).toBeNull()
})

export const Empty = meta.story(
  mocked(getSupport, { chatUrl: null, wikiUrl: null, email: null, imprint: null }),
)

export const Loading = meta.story(mocked(getSupport, loading()))

export const Offline = meta.story(mocked(getSupport, offline()))

Offline.test('can be tried again', async ({ canvas, msw, userEvent }) => {
  const again = await canvas.findByRole('button', { name: say('Try again') })
  msw.use(mock(getSupport, { chatUrl: null, wikiUrl: null, email: 'help@example.com', imprint: null }))
  await userEvent.click(again)
  await waitFor(() => expect(canvas.getByRole('link', { name: say('Write a message') })).toBeVisible())
})

export const BadRequest = meta.story(mocked(getSupport, fails('BAD_REQUEST')))
export const TooManyRequests = meta.story(mocked(getSupport, fails('TOO_MANY_REQUESTS')))
export const InternalServerError = meta.story(mocked(getSupport, fails('INTERNAL_SERVER_ERROR')))
export const ServiceUnavailable = meta.story(mocked(getSupport, fails('SERVICE_UNAVAILABLE')))
