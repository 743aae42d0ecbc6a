import { LoaderCircle, Trash2, TriangleAlert } from 'lucide-react'
import { expect } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { NoticeBar } from './notice-bar.tsx'

const meta = preview.meta({
  title: 'Shell/Notice bar',
  component: NoticeBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Permanent selection',
    tone: 'danger' as const,
    icon: Trash2,
    title: '3 characters will be deleted in 2 days 23 hours.',
    children: 'Ianthe, Melantho and Drakontas, on 17 June 2025, 18:42.',
    link: (
      <Button size="sm" tone="ghost">
        See what happens
      </Button>
    ),
    action: <Button size="sm">Cancel the deletion</Button>,
  },
  argTypes: { icon: { control: false }, link: { control: false }, action: { control: false } },
})

export const Playground = meta.story({ globals: { viewport: { value: 'desktop' } } })

Playground.test('is a named region without a live role', async ({ canvas }) => {
  const bar = canvas.getByRole('region', { name: 'Permanent selection' })
  await expect(bar).toHaveTextContent('3 characters will be deleted in 2 days 23 hours. Ianthe')
  await expect(canvas.getByRole('button', { name: 'See what happens' })).toBeVisible()
})

export const Mobile = meta.story({ globals: { viewport: { value: 'mobile' } } })

Mobile.test('has one sentence and one button on a phone', async ({ canvas }) => {
  await expect(canvas.getByText('Ianthe, Melantho and Drakontas, on 17 June 2025, 18:42.')).not.toBeVisible()
  await expect(canvas.getAllByRole('button')).toHaveLength(1)
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile'),
  render: (args) => (
    <>
      <NoticeBar {...args} />
      <NoticeBar
        label="Changed"
        tone="warning"
        icon={TriangleAlert}
        title="Something has changed since you confirmed."
        action={<Button size="sm">Review the change</Button>}
      >
        Nothing is deleted until you have confirmed again.
      </NoticeBar>
      <NoticeBar label="Running" tone="info" icon={LoaderCircle} title="3 characters are being deleted." />
    </>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ width: 320 }}>
      {Object.values(longTexts).map((text) => (
        <NoticeBar key={text} {...args} label={text} title={text} data-testid="bar">
          {text}
        </NoticeBar>
      ))}
    </div>
  ),
})

LongText.test('wraps inside its column', async ({ canvas }) => {
  await staysInside(canvas.getAllByTestId('bar'), 320)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps its edge', async ({ canvas }) => {
  await hasForcedColors()
  const bar = canvas.getByRole('region', { name: 'Running' })
  await expect(getComputedStyle(bar).borderBottomStyle).toBe('solid')
})
