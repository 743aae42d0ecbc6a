import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleLaunchers, sampleRelease } from '@olympus/api-client/mocks/sample-launchers'
import { listLaunchers, mailDownloadLink } from '@olympus/contract/download'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'
import { expectEnglishNote } from '../../stories/untranslated.ts'

const meta = preview.meta({
  title: 'Pages/Download',
  component: PortalAt,
  args: { path: '/download' },
  parameters: { layout: 'fullscreen' },
})

export const Download = meta.story({ parameters: pageModes })

Download.test('recommends x64 and links to both files', async ({ canvas }) => {
  const x64 = await canvas.findByRole('link', { name: /OlympusSetup-x64\.exe, .*, 104.MB/ })
  await expect(x64).toHaveAttribute('href', '/downloads/launcher/2.4.1/OlympusSetup-x64.exe')
  await expect(x64).toHaveAttribute('download', 'OlympusSetup-x64.exe')
  const x86 = canvas.getByRole('link', { name: /OlympusSetup-x86\.exe, .*, 98.MB/ })
  await expect(x86).toHaveAttribute('href', '/downloads/launcher/2.4.1/OlympusSetup-x86.exe')
})

Download.test('lists older versions, and why one was withdrawn', async ({ canvas }) => {
  const older = within(await canvas.findByRole('region', { name: say('Older versions') }))
  await waitFor(() => expect(older.getAllByRole('listitem')).toHaveLength(3))
  await expect(older.getByText(/It could not resume an interrupted update/)).toBeVisible()
  await expect(older.getAllByRole('link')).toHaveLength(4)
})

Download.test('answers questions one at a time', async ({ canvas, userEvent }) => {
  const answer = say('There’s no launcher for macOS or Linux yet.')
  await userEvent.click(await canvas.findByText(say('Does it run on a Mac or on Linux?')))
  await waitFor(() => expect(canvas.getByText(answer)).toBeVisible())
})

export const Damaged = meta.story(
  mocked(listLaunchers, {
    ...sampleLaunchers,
    releases: [
      {
        ...sampleRelease,
        builds: sampleRelease.builds.map((build) =>
          build.platform === 'win-x64' ? { ...build, url: null, isDamaged: true } : build,
        ),
      },
    ],
  }),
)

Damaged.test('has no link to a file that differs from its record', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Not available'))).toBeVisible())
  await expect(canvas.queryByRole('link', { name: /OlympusSetup-x64/ })).toBeNull()
  await expect(canvas.getByRole('link', { name: /OlympusSetup-x86/ })).toBeVisible()
})

export const OlderDamaged = meta.story(
  mocked(listLaunchers, {
    ...sampleLaunchers,
    releases: sampleLaunchers.releases.map((release) =>
      release.version === '2.4.0'
        ? { ...release, builds: release.builds.map((build) => ({ ...build, url: null, isDamaged: true })) }
        : release,
    ),
  }),
)

OlderDamaged.test('says which files of an older version are not available', async ({ canvas }) => {
  const text = say('{name} is not available', { name: 'x86' })
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
})

export const PartlyEnglish = meta.story(
  mocked(listLaunchers, {
    ...sampleLaunchers,
    releases: [{ ...sampleRelease, inEnglish: ['notes'] }, ...sampleLaunchers.releases.slice(1)],
  }),
)

PartlyEnglish.test('marks what is English, and says why', async ({ canvas }) => {
  const note = await canvas.findByText('Log in with a passkey.')
  await expect(note.closest('[lang]')).toHaveAttribute('lang', 'en')
  await expectEnglishNote(canvas)
})

export const AllWithdrawn = meta.story(
  mocked(listLaunchers, {
    currentVersion: null,
    requirements: null,
    releases: sampleLaunchers.releases.filter(({ withdrawal }) => withdrawal !== null),
  }),
)

AllWithdrawn.test('still checks files and names the reason', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/It could not resume an interrupted update/)).toBeVisible())
  await expect(canvas.getByLabelText(say('Choose the file to check'))).toBeInTheDocument()
})

export const NoLauncher = meta.story(
  mocked(listLaunchers, { releases: [], currentVersion: null, requirements: null }),
)

NoLauncher.test('says so and offers help', async ({ canvas }) => {
  const text = say('There is no launcher to download yet')
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
})

export const Loading = meta.story(mocked(listLaunchers, loading()))

export const Offline = meta.story(mocked(listLaunchers, offline()))

Offline.test('can be tried again', async ({ canvas, msw, userEvent }) => {
  const again = await canvas.findByRole('button', { name: say('Try again') })
  msw.use(mock(listLaunchers, sampleLaunchers))
  await userEvent.click(again)
  await waitFor(() => expect(canvas.getByText(say('Recommended'))).toBeVisible())
})

export const BadRequest = meta.story(mocked(listLaunchers, fails('BAD_REQUEST')))
export const TooManyRequests = meta.story(mocked(listLaunchers, fails('TOO_MANY_REQUESTS')))
export const InternalServerError = meta.story(mocked(listLaunchers, fails('INTERNAL_SERVER_ERROR')))
export const ServiceUnavailable = meta.story(mocked(listLaunchers, fails('SERVICE_UNAVAILABLE')))

const phone = { globals: { viewport: { value: 'mobile' } } } as const

export const Phone = meta.story(phone)

Phone.test('mails the link to the player', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Email me the link') }))
  const sent = say('Sent to {sentTo}', { sentTo: 'theron@example.com' })
  await waitFor(() => expect(canvas.getByText(sent)).toBeVisible())
})

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]

const pressed = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Email me the link') }))
  await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
}

export const MailedTooOften = meta.story({
  ...phone,
  ...mocked(mailDownloadLink, fails('TOO_MANY_REQUESTS')),
  play: pressed,
})
export const MailOffline = meta.story({ ...phone, ...mocked(mailDownloadLink, offline()), play: pressed })
export const MailBadRequest = meta.story({
  ...phone,
  ...mocked(mailDownloadLink, fails('BAD_REQUEST')),
  play: pressed,
})
export const MailInternalServerError = meta.story({
  ...phone,
  ...mocked(mailDownloadLink, fails('INTERNAL_SERVER_ERROR')),
  play: pressed,
})
export const MailServiceUnavailable = meta.story({
  ...phone,
  ...mocked(mailDownloadLink, fails('SERVICE_UNAVAILABLE')),
  play: pressed,
})
