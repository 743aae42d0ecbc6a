import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { ElementBadge } from './element-badge.tsx'

const meta = preview.meta({
  title: 'Data/Element badge',
  component: ElementBadge,
  args: { element: 'fire' as const, label: 'Fire' },
})

export const Default = meta.story()

Default.test('says the element in a word', async ({ canvas }) => {
  await expect(canvas.getByText('Fire')).toBeVisible()
})

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <ElementBadge element="fire" label="Fire" />
      <ElementBadge element="water" label="Water" />
      <ElementBadge element="light" label="Light" />
      <ElementBadge element="shadow" label="Shadow" />
    </div>
  ),
})
