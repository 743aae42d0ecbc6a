import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { WheelFacts } from './wheel-facts.tsx'

const meta = preview.meta({
  title: 'Game/Wheel facts',
  component: WheelFacts,
  args: {
    facts: [
      { key: 'jackpot', label: 'Jackpot', value: '18', unit: 'of 30 spins' },
      { key: 'tickets', label: 'Tickets', value: '7', icon: 'ticket' },
      { key: 'tokens', label: 'Tokens', value: '34', icon: 'token' },
    ],
  },
})

export const Playground = meta.story()

Playground.test('pairs every number with its label', async ({ canvas }) => {
  await expect(canvas.getByText('Jackpot').nextElementSibling).toHaveTextContent('18of 30 spins')
})
