import { RotateCcw } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Icon } from '../icon/icon.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { TextLink } from '../text-link/text-link.tsx'
import { DownloadCard, type DownloadBuild } from './download-card.tsx'

const x64: DownloadBuild = {
  id: 'x64',
  name: 'x64',
  platform: 'Windows 10 or later, 64-bit',
  fileName: 'olympus-launcher-2.4.1-x64.exe',
  size: '84 MB',
  href: '/builds/olympus-launcher-2.4.1-x64.exe',
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  isRecommended: true,
}
const x86: DownloadBuild = {
  id: 'x86',
  name: 'x86',
  platform: 'Windows 10 or later, 32-bit',
  fileName: 'olympus-launcher-2.4.1-x86.exe',
  size: '79 MB',
  href: '/builds/olympus-launcher-2.4.1-x86.exe',
  hash: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
}

const help = (
  <>
    Download does not start? <TextLink href="#mirror">Use the other server</TextLink>
  </>
)

const meta = preview.meta({
  title: 'Data/Download card',
  component: DownloadCard,
  args: {
    title: 'Launcher',
    version: 'Version 2.4.1',
    builds: [x64, x86],
    labels: {
      build: 'Build of the launcher',
      recommended: 'Recommended',
      download: ({ name }) => `Download launcher ${name}`,
      file: 'File',
      platform: 'Platform',
      size: 'Size',
      hash: 'SHA-256',
    },
    help,
    copy: ({ hash, name }) => (
      <CopyButton
        text={hash}
        label={`Copy the SHA-256 of ${name}`}
        copiedLabel="Copied"
        refusedLabel="Copying failed. Select it and copy it with your keyboard."
      />
    ),
    onValueChange: fn(),
  },
  argTypes: { copy: { control: false }, help: { control: false }, labels: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 460 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test(
  'selects x64 and names file, recommendation, platform and size in its link',
  async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /x64/ })).toBeChecked()
    const link = canvas.getByRole('link', {
      name: 'Download launcher x64, Recommended, Windows 10 or later, 64-bit, 84 MB',
    })
    await expect(link).toHaveAttribute('href', x64.href)
    await expect(link).toHaveAttribute('download', x64.fileName)
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
)

Playground.test('shows file, platform, size and hash', async ({ canvas }) => {
  for (const text of [x64.fileName, x64.size, x64.hash]) await expect(canvas.getByText(text)).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Copy the SHA-256 of x64' })).toBeVisible()
})

Playground.test('always shows the help link', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Use the other server' })).toBeVisible()
})

Playground.test('switches to x86 with the pointer', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'x86' }))
  await expect(args.onValueChange).toHaveBeenCalledWith('x86')
  const link = canvas.getByRole('link', { name: 'Download launcher x86, Windows 10 or later, 32-bit, 79 MB' })
  await expect(link).toHaveAttribute('href', x86.href)
  await expect(canvas.getByText(x86.hash)).toBeVisible()
})

Playground.test(
  'switches with the arrow keys and tabs on to hash and link',
  async ({ canvas, userEvent }) => {
    const { keyboard } = await realUser()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('radio', { name: /x64/ })).toHaveFocus())
    await keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'x86' })).toBeChecked()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy the SHA-256 of x86' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Download launcher x86/ })).toHaveFocus())
  },
)

export const Secondary = meta.story({ args: { defaultValue: 'x86' } })

export const Controlled = meta.story({ args: { value: 'x64' } })

Controlled.test('follows its controlled value', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'x86' }))
  await expect(args.onValueChange).toHaveBeenCalledWith('x86')
  await expect(canvas.getByRole('link', { name: /^Download launcher x64/ })).toBeVisible()
})

export const OneBuild = meta.story({ args: { builds: [x64] } })

OneBuild.test('shows no selector for a single build', async ({ canvas }) => {
  await expect(canvas.queryByRole('radio')).toBeNull()
  await expect(canvas.getByRole('link', { name: /^Download launcher x64/ })).toBeVisible()
})

export const Loading = meta.story({ args: { builds: undefined } })

Loading.test('is busy and already shows the help link', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Launcher' })).toHaveAttribute('aria-busy', 'true')
  await expect(canvas.getByRole('link', { name: 'Use the other server' })).toBeVisible()
})

export const Failed = meta.story({
  args: {
    builds: undefined,
    version: undefined,
    error: (
      <EmptyState
        role="alert"
        icon="broken-shield"
        size="sm"
        headingLevel={3}
        title="Error, try again"
        description={help}
        action={
          <Button size="sm" icon={<Icon icon={RotateCcw} size={14} />}>
            Try again
          </Button>
        }
      />
    ),
  },
})

Failed.test('shows its error and the help link', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Use the other server' })).toBeVisible()
  await expect(canvas.getByRole('region')).not.toHaveAttribute('aria-busy')
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DownloadCard {...args} />
      <DownloadCard {...args} title="Launcher, x86" defaultValue="x86" />
      <DownloadCard {...args} title="Launcher, loading" builds={undefined} />
      <DownloadCard {...args} title="Launcher, failed" {...Failed.input.args} />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    version: longTexts.german,
    help: longTexts.german,
    builds: [
      { ...x64, platform: longTexts.german, fileName: `${longTexts.unbroken}.exe` },
      { ...x86, name: longTexts.german },
    ],
    labels: {
      build: longTexts.german,
      recommended: longTexts.german,
      download: () => longTexts.german,
      file: longTexts.german,
      platform: longTexts.chinese,
      size: longTexts.german,
      hash: longTexts.german,
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
  const card = canvas.getByRole('region')
  await staysInside(card)
  for (const element of card.querySelectorAll('*'))
    await expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(
      card.getBoundingClientRect().right,
    )
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('shows which build is chosen and keeps its borders', async ({ canvas }) => {
  const chosen = canvas.getByRole('radio', { name: /x64/ }).closest('label') as HTMLElement
  await expect(getComputedStyle(chosen).outlineStyle).toBe('solid')
  const link = canvas.getByRole('link', { name: /^Download/ })
  await hasEdge(link)
})
