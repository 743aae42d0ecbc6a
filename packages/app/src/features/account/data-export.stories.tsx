import { fails, loading, offline } from '@olympus/api-client/mock'
import { startDataExport } from '@olympus/contract/account'
import { expect, spyOn, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { allPages } from '../../stories/all-pages.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'

const followed: string[] = []

const meta = preview.meta({
  title: 'Pages/Settings/Data export',
  component: PortalAt,
  args: { path: '/settings/account' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
  beforeEach() {
    followed.length = 0
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      followed.push(`${this.href}, ${this.hasAttribute('download')}`)
    })
  },
})

const download = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: say('Download your data') }))

export const Started = meta.story({ play: download })

Started.test("downloads the file from the portal's host", async ({ canvas }) => {
  await canvas.findByText(
    say(
      'Your download has started. The link works once, within ten minutes. You can request another one at any time.',
    ),
  )
  await expect(followed).toEqual([`${location.origin}/api/account/exports/sample-token, true`])
})

export const LinkElsewhere = Started.extend(
  mocked(startDataExport, {
    downloadPath: 'https://evil.example/file',
    expiresAt: '2025-06-12T09:51:00Z',
  }),
)

LinkElsewhere.test("stays on the portal's host when the link names another one", async ({ canvas }) => {
  await canvas.findByText(
    say(
      'Your download has started. The link works once, within ten minutes. You can request another one at any time.',
    ),
  )
  await expect(followed).toEqual([`${location.origin}/file, true`])
})

export const Preparing = Started.extend(mocked(startDataExport, loading()))

export const TooManyRequests = Started.extend(mocked(startDataExport, fails('TOO_MANY_REQUESTS')))

export const Offline = Started.extend(mocked(startDataExport, offline()))

Offline.test('shows an error', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
  await expect(followed).toEqual([])
})
