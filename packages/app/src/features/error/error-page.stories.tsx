import { expect, fn, spyOn, waitFor } from 'storybook/test'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

import preview from '../../../../../.storybook/preview.tsx'
import { ImportFailure } from '../../shared/loading/load-once.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorPage } from './error-page.tsx'
import { say } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'
import { everyMode } from '../../stories/page-modes.ts'

interface BrokenPageProps {
  readonly error: unknown
  readonly userAgent?: string
  readonly recover?: () => boolean
  readonly isReachable?: () => Promise<boolean>
}

const reachable = async () => true

function Thrower({ error }: { error: unknown }): ReactNode {
  throw error
}

const BrokenPage = ({
  error,
  userAgent = 'Storybook',
  recover = () => false,
  isReachable = reachable,
}: BrokenPageProps) => (
  <MemoryRouter>
    <ErrorBoundary locationKey="/" recover={recover} isReachable={isReachable} userAgent={userAgent}>
      <Thrower error={error} />
    </ErrorBoundary>
  </MemoryRouter>
)

const meta = preview.meta({
  title: 'Pages/Error',
  component: BrokenPage,
  args: { error: new Error('a bug') },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void spyOn(console, 'error').mockImplementation(fn()),
})

const hasTexts =
  (status: number, title: string, message: () => string) =>
  async ({ canvas }: Pick<Play, 'canvas'>) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`${status}, ${say(title)}`),
    )
    await waitFor(() => expect(canvas.getByText(message())).toBeVisible())
  }

export const NotFound = meta.story({ render: () => <PortalAt path="/nowhere" /> })

NotFound.test('shows the error and links to other pages', async (context) => {
  await hasTexts(404, 'Page Not Found', () => say("The page you're looking for doesn't exist"))(context)
  const { canvas } = context
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  await expect(canvas.getByRole('link', { name: say('Go Home') })).toHaveAttribute('href', '/')
  await expect(canvas.getByRole('button', { name: say('Go Back') })).toBeVisible()
  const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
  await expect(targets).toContain('/contact')
  await expect(document.title).toBe(`${say('Page Not Found')} - Olympus`)
})

export const WithoutStatus = meta.story({
  render: () => (
    <MemoryRouter>
      <ErrorPage />
    </MemoryRouter>
  ),
})

WithoutStatus.test(
  'shows 404',
  hasTexts(404, 'Page Not Found', () => say("The page you're looking for doesn't exist")),
)

export const ServerError = meta.story({ parameters: everyMode })

ServerError.test('shows the error and logs it to the console', async (context) => {
  await hasTexts(500, 'Server Error', () => say('Something went wrong on our end'))(context)
  await expect(console.error).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'a bug' }),
    expect.anything(),
  )
})

export const WithItsOwnMessage = meta.story({
  args: { error: Object.assign(new Error(), { status: 418, statusMessage: 'The oracle is asleep' }) },
})

WithItsOwnMessage.test(
  'shows the message of the error',
  hasTexts(418, 'Error', () => 'The oracle is asleep'),
)

export const WithoutMessage = meta.story({ args: { error: { status: 403 } } })

WithoutMessage.test(
  'shows a general message',
  hasTexts(403, 'Error', () => say('An unexpected error occurred')),
)

export const WithRequestId = meta.story({
  args: {
    error: Object.assign(new Error(), { status: 502, requestId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }),
  },
})

WithRequestId.test('shows the ID of the failed request, to copy', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBeVisible())
  await expect(canvas.getByRole('button', { name: say('Copy request ID') })).toBeVisible()
})

export const LongMessage = meta.story({
  args: { error: { status: 451, statusMessage: 'Mnemosyne'.repeat(40) } },
})

export const ForAnAutomatedClient = meta.story({ args: { userAgent: 'Googlebot/2.1' } })

ForAnAutomatedClient.test('logs the error and renders nothing', async ({ canvas }) => {
  await expect(console.error).toHaveBeenCalled()
  await expect(canvas.queryByRole('heading')).toBeNull()
})

export const CodeGoneAndReloading = meta.story({
  args: { error: new ImportFailure('gone'), recover: () => true },
})

CodeGoneAndReloading.test('renders nothing until the reload', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).toBeNull()
})

export const CodeGoneAfterReload = meta.story({ args: { error: new ImportFailure('gone') } })

export const WithoutNetwork = meta.story({
  args: { error: new ImportFailure('offline'), recover: fn(() => true), isReachable: fn(async () => false) },
})

WithoutNetwork.test('says why, and tries again on request and with a network', async (context) => {
  const { args, canvas, userEvent } = context
  await hasTexts(503, 'Error', () =>
    say('The server cannot be reached. Check your connection and try again.'),
  )(context)
  await expect(args.recover).not.toHaveBeenCalled()
  await expect(args.isReachable).toHaveBeenCalledTimes(1)
  await userEvent.click(canvas.getByRole('button', { name: say('Try again') }))
  await expect(args.isReachable).toHaveBeenCalledTimes(2)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(args.isReachable).toHaveBeenCalledTimes(3))
})
