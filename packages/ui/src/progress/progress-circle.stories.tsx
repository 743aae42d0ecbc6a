import { expect } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { ProgressCircle } from './progress-circle.tsx'

const meta = preview.meta({
  title: 'Data/Progress circle',
  component: ProgressCircle,
  args: { label: 'Download', value: 64, valueText: '64 percent', children: '64' },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 100 } },
    size: { control: { type: 'range', min: 16, max: 120 } },
  },
})

export const Playground = meta.story()

Playground.test('announces the progress', async ({ canvas }) => {
  const circle = canvas.getByRole('progressbar', { name: 'Download' })
  await expect(circle).toHaveAttribute('value', '64')
  await expect(circle).toHaveAttribute('aria-valuetext', '64 percent')
})

export const Indeterminate = meta.story({
  args: { label: 'Verifying transaction', value: undefined, valueText: undefined, children: undefined },
})

Indeterminate.test('has no value', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
})

export const Bounds = meta.story({
  render: (args) => (
    <>
      <ProgressCircle {...args} value={0} label="Empty" />
      <ProgressCircle {...args} value={140} label="Beyond" />
      <ProgressCircle {...args} value={0} max={0} label="Of nothing" />
    </>
  ),
})

Bounds.test('clamps values to its bounds', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Beyond' })).toHaveAttribute('value', '100')
  const [empty, beyond, ofNothing] = canvasElement.querySelectorAll('circle:last-child')
  await expect(empty).toHaveAttribute('data-empty')
  await expect(beyond).toHaveAttribute('stroke-dasharray', '100 100')
  await expect(ofNothing).toHaveAttribute('data-empty')
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop'),
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' }}>
      {[16, 24, 44, 64, 96].map((size) => (
        <ProgressCircle key={size} {...args} size={size}>
          {size >= 44 ? '64' : undefined}
        </ProgressCircle>
      ))}
      <ProgressCircle label="Empty" value={0}>
        0
      </ProgressCircle>
      <ProgressCircle label="Full" value={100}>
        100
      </ProgressCircle>
      <ProgressCircle label="Verifying transaction" />
    </div>
  ),
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('draws ring and arc in system colors', async ({ canvasElement }) => {
  const [ring, arc] = [...canvasElement.querySelectorAll('circle')].map(
    (part) => getComputedStyle(part).stroke,
  )
  await expect(ring).not.toBe(arc)
})
