import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Progress, TickMeter } from './progress.tsx'

const meta = preview.meta({
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Download', value: 64, valueText: '64%' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()

Default.test('says how far it is', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Download' })
  await expect(bar).toHaveAttribute('value', '64')
  await expect(bar).toHaveAttribute('aria-valuetext', '64%')
})

export const Beyond = meta.story({ args: { value: 140 } })

Beyond.test('stays within its bounds', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '100')
})

export const Empty = meta.story({ args: { value: 0, max: 0, valueText: '0%' } })

export const Indeterminate = meta.story({
  args: { value: undefined, valueText: undefined, label: 'Verifying transaction' },
})

Indeterminate.test('does not pretend to know', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
})

export const Ticks = meta.story({
  render: () => <TickMeter label="Jackpot" value={18} max={30} valueText="18 of 30 spins" />,
})

Ticks.test('counts', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('meter', { name: 'Jackpot' })).toHaveAttribute('value', '18')
  await expect(canvasElement.querySelectorAll('[data-filled]')).toHaveLength(18)
})
