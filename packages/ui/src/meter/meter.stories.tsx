import { expect } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { keepsBarApart, underLongTexts, wrapsLongTexts } from '../testing/story-bar.tsx'
import { Meter } from './meter.tsx'

const tones = ['accent', 'success', 'warning', 'danger', 'fire', 'water', 'light', 'shadow'] as const

const meta = preview.meta({
  title: 'Data/Meter',
  component: Meter,
  args: {
    label: 'Health',
    value: 18_400,
    max: 23_000,
    valueText: '18,400 of 23,000',
    tone: 'success' as const,
  },
  argTypes: { tone: { control: 'select', options: tones } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('is a meter with two ends, not a progress bar', async ({ canvas }) => {
  const meter = canvas.getByRole('meter', { name: 'Health' })
  await expect(meter).toHaveAttribute('value', '18400')
  await expect(meter).toHaveAttribute('max', '23000')
  await expect(meter).toHaveAttribute('aria-valuetext', '18,400 of 23,000')
  await expect(canvas.queryByRole('progressbar')).toBeNull()
})

export const Bounds = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Meter label="Beyond" value={140} valueText="140%" />
      <Meter label="Below" value={-40} min={-20} max={20} valueText="−40" />
      <Meter label="Of nothing" value={0} max={0} valueText="0" />
    </div>
  ),
})

Bounds.test('clamps values to its bounds', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('meter', { name: 'Beyond' })).toHaveAttribute('value', '100')
  await expect(canvas.getByRole('meter', { name: 'Below' })).toHaveAttribute('value', '-20')
  const bars = [...canvasElement.querySelectorAll<HTMLElement>('[style*=translateX]')]
  await expect(bars.map(({ style }) => style.transform)).toEqual([
    'translateX(0%)',
    'translateX(-100%)',
    'translateX(-100%)',
  ])
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile'),
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {tones.map((tone, place) => (
        <Meter
          key={tone}
          label={tone}
          tone={tone}
          value={92 - place * 9}
          valueText={`${92 - place * 9}%`}
          valueDisplay={<b>{92 - place * 9}%</b>}
        />
      ))}
    </div>
  ),
})

export const LongText = meta.story({
  render: () => underLongTexts((text) => <Meter key={text} label={text} value={64} valueText={text} />),
})

LongText.test('wraps inside its column', wrapsLongTexts)

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('has an edge, and a fill color that differs from the track', keepsBarApart)
