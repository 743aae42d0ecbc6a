import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = preview.meta({
  title: 'Foundations/Visually hidden',
  component: VisuallyHidden,
  render: () => (
    <p>
      +5,750 <VisuallyHidden>Olympus Coins</VisuallyHidden>
    </p>
  ),
})

export const Default = meta.story()

Default.test('is read but takes no room', async ({ canvas }) => {
  const text = canvas.getByText('Olympus Coins')
  await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1)
})
