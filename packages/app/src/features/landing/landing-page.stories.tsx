import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Landing',
  component: PortalAt,
  args: { path: '/landing', isVisitor: true },
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({ parameters: pageModes })

Default.test('links a visitor to registration and login', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('Welcome to Olympus') })).toBeVisible())
  await expect(canvas.getByRole('link', { name: say('Register') })).toHaveAttribute('href', '/register')
  await expect(canvas.getByRole('link', { name: say('Log in') })).toHaveAttribute('href', '/login')
})

export const ForAPlayer = meta.story({ args: { isVisitor: false } })

ForAPlayer.test('links a player to the dashboard', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: say('Go to dashboard') })).toHaveAttribute('href', '/'),
  )
  await expect(canvas.queryByRole('link', { name: say('Register') })).toBeNull()
})
