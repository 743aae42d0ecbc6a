import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { EffectList } from './effect-list.tsx'

const meta = preview.meta({
  title: 'Overlays/Effect list',
  component: EffectList,
  args: {
    effect: 'lost' as const,
    title: 'Deleted',
    count: '2',
    items: [
      { key: '1', name: 'Ianthe', note: '55' },
      { key: '2', name: 'Melantho', note: '40' },
    ],
    note: 'Their inventory items are sent as coupons.',
  },
  argTypes: { effect: { control: 'inline-radio', options: ['kept', 'lost'] } },
})

export const Playground = meta.story()

Playground.test('excludes the names from browser translation', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  await expect(canvas.getByText('Ianthe')).toHaveAttribute('translate', 'no')
})
