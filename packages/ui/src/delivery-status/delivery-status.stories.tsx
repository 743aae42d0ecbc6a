import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { DeliveryStatus } from './delivery-status.tsx'

const meta = preview.meta({
  title: 'Data/Delivery status',
  component: DeliveryStatus,
  args: { state: 'queued' as const, label: 'Queued' },
})

export const Queued = meta.story()
export const Claimed = meta.story({ args: { state: 'claimed', label: 'With the game server' } })
export const Confirmed = meta.story({ args: { state: 'confirmed', label: 'Delivered' } })
export const Failed = meta.story({ args: { state: 'failed', label: 'Not delivered' } })

export const Refunded = meta.story({
  args: { state: 'failed', label: 'Not delivered', isRefunded: true, refundedLabel: 'Refunded' },
})

Refunded.test('says both in words', async ({ canvas }) => {
  await expect(canvas.getByText('Not delivered')).toBeVisible()
  await expect(canvas.getByText('Refunded')).toBeVisible()
})
