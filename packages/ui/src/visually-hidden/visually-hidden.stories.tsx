import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = preview.meta({
  title: 'Foundations/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Olympus Coins' },
  render: (args) => (
    <p>
      +5,750 <VisuallyHidden {...args} />
    </p>
  ),
  parameters: {
    without: {
      AllVariants: 'There is one, and the eye sees nothing of it.',
      LongText: 'Takes no room, however long it is.',
      HighContrast: 'Nothing of it is drawn.',
    },
  },
})

export const Playground = meta.story()

Playground.test('is read but takes no space', async ({ canvas }) => {
  const text = canvas.getByText('Olympus Coins')
  await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  await expect(canvas.getByRole('paragraph')).toHaveTextContent('+5,750 Olympus Coins')
})

export const AsChild = meta.story({
  render: () => (
    <VisuallyHidden asChild>
      <h2>Results</h2>
    </VisuallyHidden>
  ),
})

AsChild.test('hides an element that has its own semantics', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { name: 'Results' })
  await expect(heading.getBoundingClientRect().height).toBeLessThanOrEqual(1)
})
