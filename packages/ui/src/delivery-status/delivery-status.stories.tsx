import { expect } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { DeliveryStatus } from './delivery-status.tsx'

const meta = preview.meta({
  title: 'Data/Delivery status',
  component: DeliveryStatus,
  args: { state: 'queued' as const, label: 'Queued' },
  argTypes: {
    state: { control: 'inline-radio', options: ['queued', 'claimed', 'delayed', 'confirmed', 'failed'] },
  },
})

export const Playground = meta.story()

Playground.test(
  'shows its state in words and hides the icon from screen readers',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Queued')).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
)

export const Claimed = meta.story({ args: { state: 'claimed', label: 'With the game server' } })
export const Delayed = meta.story({ args: { state: 'delayed', label: 'Delayed' } })
export const Confirmed = meta.story({ args: { state: 'confirmed', label: 'Delivered' } })
export const Failed = meta.story({ args: { state: 'failed', label: 'Not delivered' } })

export const Refunded = meta.story({
  args: { state: 'failed', label: 'Not delivered', isRefunded: true, refundedLabel: 'Refunded' },
})

Refunded.test('shows both states in words', async ({ canvas }) => {
  await expect(canvas.getByText('Not delivered')).toBeVisible()
  await expect(canvas.getByText('Refunded')).toBeVisible()
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <DeliveryStatus {...args} />
      {[Claimed, Delayed, Confirmed, Failed, Refunded].map((story, place) => (
        <DeliveryStatus key={place} {...args} {...story.input.args} />
      ))}
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ width: 288 }}>
      {Object.values(longTexts).map((text) => (
        <DeliveryStatus key={text} {...args} label={text} isRefunded refundedLabel={text} />
      ))}
    </div>
  ),
})

LongText.test('stays inside its column', async ({ canvasElement }) => {
  for (const status of canvasElement.querySelectorAll('[data-state]')) {
    await expect(status.getBoundingClientRect().width).toBeLessThanOrEqual(288)
    for (const badge of status.children)
      await expect(badge.getBoundingClientRect().width).toBeLessThanOrEqual(288)
  }
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps its icon, text and border', async ({ canvas }) => {
  for (const text of ['Queued', 'With the game server', 'Delivered']) {
    const badge = canvas.getByText(text)
    await expect(badge.querySelector('svg')).toBeVisible()
    await hasEdge(badge)
  }
})
