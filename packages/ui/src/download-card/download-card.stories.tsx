import { expect, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { DownloadCard, type DownloadBuild } from './download-card.tsx'

const x64: DownloadBuild = {
  id: 'x64',
  name: 'x64',
  platform: 'Windows 10 and 11, 64-bit',
  fileName: 'OlympusSetup-x64.exe',
  size: '104 MB',
  href: '/downloads/OlympusSetup-x64.exe',
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}
const x86: DownloadBuild = {
  id: 'x86',
  name: 'x86',
  platform: 'Windows 10, 32-bit (x86)',
  line: 'OlympusSetup-x86.exe, 98 MB. Only for older PCs; when in doubt, take x64.',
  fileName: 'OlympusSetup-x86.exe',
  size: '98 MB',
  href: '/downloads/OlympusSetup-x86.exe',
  hash: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
}

const meta = preview.meta({
  title: 'Data/Download card',
  component: DownloadCard,
  args: {
    title: 'Olympus launcher 2.4.1, x64',
    builds: [x64, x86],
    facts: [
      { label: 'File', value: x64.fileName },
      { label: 'Size', value: '104 MB' },
      { label: 'Released', value: 'June 3, 2025' },
      { label: 'Signed by', value: 'Olympus Interactive' },
    ],
    labels: {
      recommended: 'Recommended',
      download: 'Download',
      hash: 'SHA-256',
      hashOf: ({ name }) => `SHA-256 of the ${name} file`,
    },
    unavailable: <span>Not available right now</span>,
    copy: ({ hash, name }) => (
      <CopyButton
        text={hash}
        label={`Copy the SHA-256 of ${name}`}
        copiedLabel="Copied"
        refusedLabel="Copying failed. Select it and copy it with your keyboard."
      />
    ),
  },
  argTypes: { copy: { control: false }, labels: { control: false } },
})

export const Playground = meta.story()

Playground.test('links to the files themselves', async ({ canvas }) => {
  for (const { fileName, platform, size, href } of [x64, x86]) {
    const link = canvas.getByRole('link', { name: `Download, ${fileName}, ${platform}, ${size}` })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('download', fileName)
  }
})

Playground.test('shows the hash of the recommended build, and the other on demand', async ({ canvas }) => {
  await expect(canvas.getByText('9f86d081884c7d65')).toBeVisible()
  const { keyboard } = await realUser()
  const hidden = canvas.getByText('60303ae22b998861')
  await expect(hidden).not.toBeVisible()
  for (let press = 0; press < 4; press++) await keyboard('{Tab}')
  await keyboard('{Enter}')
  await waitFor(() => expect(hidden).toBeVisible())
})

export const OneBuild = meta.story({ args: { builds: [x64] } })

/** On a phone, the link for a computer comes first. */
export const Secondary = meta.story({ args: { isSecondary: true } })

export const Unavailable = meta.story({ args: { builds: [{ ...x64, href: null }, x86] } })

Unavailable.test('has no link to a file that is not handed out', async ({ canvas }) => {
  await expect(canvas.getByText('Not available right now')).toBeVisible()
  await expect(canvas.getAllByRole('link')).toHaveLength(1)
})

export const Loading = meta.story({ args: { builds: undefined } })

Loading.test('is busy', async ({ canvas }) => {
  await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true')
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DownloadCard {...args} />
      <DownloadCard {...args} title="Secondary" isSecondary />
      <DownloadCard {...args} title="Unavailable" builds={[{ ...x64, href: null }, x86]} />
      <DownloadCard {...args} title="Loading" builds={undefined} />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    facts: [
      { label: longTexts.german, value: longTexts.unbroken },
      { label: longTexts.chinese, value: longTexts.german },
    ],
    builds: [
      { ...x64, platform: longTexts.german },
      { ...x86, platform: longTexts.german, line: longTexts.german },
    ],
    labels: {
      recommended: longTexts.german,
      download: longTexts.german,
      hash: 'SHA-256',
      hashOf: () => longTexts.german,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
})

LongText.test('stays inside its column', async ({ canvas }) => {
  await staysInside(canvas.getByRole('region'))
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('keeps the borders of its links', async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link')) await hasEdge(link)
})
