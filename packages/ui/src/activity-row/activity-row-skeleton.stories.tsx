import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { ItemTile } from '../item-tile/item-tile.tsx'
import { ActivityList } from './activity-list.tsx'
import { ActivityRowSkeleton } from './activity-row-skeleton.tsx'
import { ActivityRow } from './activity-row.tsx'

const meta = preview.meta({
  title: 'Data/Activity row skeleton',
  component: ActivityRowSkeleton,
  render: (args) => (
    <ActivityList>
      <ActivityRowSkeleton {...args} />
      <ActivityRow
        tile={<ItemTile icon="feathered-wing" rarity="legendary" size={36} />}
        title="Wings of Ikaros"
        line="Shop, Kallistrate"
        amount="−2,400"
        time={<time dateTime="2025-06-10T18:42Z">Today, 18:42</time>}
      />
    </ActivityList>
  ),
})

export const Playground = meta.story()

Playground.test(
  'has the height of the row that replaces it and is hidden from screen readers',
  async ({ canvas, canvasElement }) => {
    const [skeleton, row] = canvasElement.querySelectorAll('li')
    await expect(skeleton?.offsetHeight).toBe(row?.offsetHeight)
    await expect(canvas.getAllByRole('listitem')).toEqual([row])
  },
)
