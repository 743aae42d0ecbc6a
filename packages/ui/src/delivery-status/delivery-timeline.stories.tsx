import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { DeliveryTimeline } from './delivery-timeline.tsx'

const bought = { key: 'queued', label: 'Bought', state: 'done', time: '18:42' } as const
const claimed = {
  key: 'claimed',
  label: 'Picked up by the game server',
  state: 'done',
  time: '18:43',
} as const

const meta = preview.meta({
  title: 'Data/Delivery timeline',
  component: DeliveryTimeline,
  args: {
    label: 'Delivery',
    doneText: 'Completed',
    style: { maxWidth: 420 },
    steps: [
      bought,
      { key: 'claimed', label: 'Picked up by the game server', state: 'current' as const },
      { key: 'confirmed', label: 'Handed out in the game', state: 'next' as const },
    ],
  },
})

export const Playground = meta.story()

Playground.test('is a named list that marks the current step', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Delivery' })).toBeVisible()
  const [bought, waiting] = canvas.getAllByRole('listitem')
  await expect(bought).toHaveTextContent('Bought Completed')
  await expect(waiting).toHaveAttribute('aria-current', 'step')
})

export const Confirmed = meta.story({
  args: {
    steps: [
      bought,
      claimed,
      { key: 'confirmed', label: 'Handed out in the game', state: 'done', time: '18:44' },
    ],
  },
})

export const Failed = meta.story({
  args: {
    steps: [
      bought,
      claimed,
      {
        key: 'failed',
        label: 'Not delivered, 1,350 OC refunded',
        state: 'failed',
        time: '18:44',
        description: 'The inventory of Kallistrate is full.',
      },
    ],
  },
})

Failed.test('explains the failure', async ({ canvas }) => {
  await expect(canvas.getByText('The inventory of Kallistrate is full.')).toBeVisible()
})
