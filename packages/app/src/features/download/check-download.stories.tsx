import {
  sampleGenuineFile,
  sampleLaunchers,
  sampleRelease,
  sampleWithdrawnFile,
} from '@olympus/api-client/mocks/sample-launchers'
import { listLaunchers } from '@olympus/contract/download'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Download/Check',
  component: PortalAt,
  args: { path: '/download' },
  parameters: { layout: 'fullscreen' },
})

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]

const exe = (content: BlobPart) => new File([content], 'OlympusSetup-x64.exe')
const field = ({ canvas }: Pick<Context, 'canvas'>) => canvas.findByLabelText(say('Choose the file to check'))

const checked =
  (content: string) =>
  async ({ canvas, userEvent }: Context) => {
    await userEvent.upload(await field({ canvas }), exe(content))
    await canvas.findByRole('button', { name: say('Check another file') })
  }

export const Genuine = meta.story({ play: checked(sampleGenuineFile) })

Genuine.test('keeps the keyboard in the card', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Check another file') }))
  await waitFor(() => expect(canvas.getByRole('group', { name: say('Check your download') })).toHaveFocus())
})

Genuine.test('names version and build, and takes another file', async ({ canvas, userEvent }) => {
  const title = say('Genuine: Olympus launcher {version}, {name}', { version: '2.4.1', name: 'x64' })
  await waitFor(() => expect(canvas.getByText(title)).toBeVisible())
  await userEvent.click(canvas.getByRole('button', { name: say('Check another file') }))
  await waitFor(() => expect(canvas.queryByText(title)).toBeNull())
})

Genuine.test('checks a file that does not fit into memory', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Check another file') }))
  const large = Object.defineProperty(exe(sampleGenuineFile), 'size', { value: 1e9 })
  await userEvent.upload(await field({ canvas }), large)
  const title = say('Genuine: Olympus launcher {version}, {name}', { version: '2.4.1', name: 'x64' })
  await waitFor(() => expect(canvas.getByText(title)).toBeVisible())
})

export const Withdrawn = meta.story({ play: checked(sampleWithdrawnFile) })

Withdrawn.test('says that it is genuine, and why it was withdrawn', async ({ canvas }) => {
  const title = say('Genuine, but withdrawn: Olympus launcher {version}, {name}', {
    version: '2.3.2',
    name: 'x64',
  })
  await waitFor(() => expect(canvas.getByText(title)).toBeVisible())
  await expect(canvas.getAllByText(/It could not resume an interrupted update/).length).toBe(2)
})

/** SHA-256 of "Something else". */
const foreignHash = 'cc72843144841a6f8110b7ebe7a1768101e03c4c8c152865cb7207e8e4bf8745'

export const Foreign = meta.story({ play: checked('Something else') })

Foreign.test('warns, with both hashes and what to do', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(say('Not ours. Don’t run this file.')),
  )
  for (const hash of [foreignHash, sampleRelease.builds[0]?.sha256 ?? ''])
    await expect(within(canvas.getByRole('alert')).getByText(hash)).toBeVisible()
  await expect(canvas.getByRole('link', { name: say('Report this file') })).toHaveAttribute(
    'href',
    '/contact',
  )
})

export const ForeignAllWithdrawn = meta.story({
  ...mocked(listLaunchers, {
    currentVersion: null,
    requirements: null,
    releases: sampleLaunchers.releases.filter(({ withdrawal }) => withdrawal !== null),
  }),
  play: checked('Something else'),
})

ForeignAllWithdrawn.test('offers no other download where there is none', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('link', { name: say('Report this file') })).toBeVisible())
  await expect(canvas.queryByRole('link', { name: say('Download it again') })).toBeNull()
})

/** A file that is never read to its end. */
const endless = () =>
  Object.assign(exe('1234'), { stream: () => new ReadableStream({ pull: () => new Promise(() => {}) }) })

export const Checking = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.upload(await field({ canvas }), endless())
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: say('Checking') })).toBeInTheDocument(),
    )
  },
})

Checking.test('can be canceled', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Cancel') }))
  await field({ canvas })
})

export const Unreadable = meta.story({
  async play({ canvas, userEvent }) {
    const file = Object.assign(exe('1234'), {
      stream: () => new ReadableStream({ pull: (controller) => controller.error(new Error('Moved')) }),
    })
    await userEvent.upload(await field({ canvas }), file)
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const SeveralFiles = meta.story({
  async play({ canvas }) {
    const target = await field({ canvas })
    const dataTransfer = new DataTransfer()
    for (const content of ['1', '2']) dataTransfer.items.add(exe(content))
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})
