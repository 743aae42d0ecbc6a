import { loading, offline } from '@olympus/api-client/mock'
import { getUser } from '@olympus/contract/account'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { pageModes } from '../../stories/page-modes.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Settings/Account',
  component: PortalAt,
  args: { path: '/settings/account' },
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({ parameters: pageModes })

Default.test('offers to copy what support asks for', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: say('Copy username') })).toBeVisible())
  await expect(canvas.getByRole('button', { name: say('Copy account ID') })).toBeVisible()
  await expect(canvas.getByText('48213')).toBeVisible()
})

Default.test('marks the current tab', async ({ canvas }) => {
  const tab = await canvas.findByRole('link', { name: say('Account'), current: 'page' })
  await expect(tab).toHaveAttribute('href', '/settings/account')
})

export const Redirected = meta.story({ args: { path: '/settings' } })

Redirected.test('starts on the account page', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: say('Account'), current: 'page' })).toHaveAttribute(
      'href',
      '/settings/account',
    ),
  )
})

export const Loading = meta.story(mocked(getUser, loading()))

export const Offline = meta.story(mocked(getUser, offline()))
