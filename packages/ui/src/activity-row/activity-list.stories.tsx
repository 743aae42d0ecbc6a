import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { ActivityList } from './activity-list.tsx'
import { ActivityRow } from './activity-row.tsx'

const meta = preview.meta({
  title: 'Data/Activity list',
  component: ActivityList,
  args: {
    'aria-label': 'Recent activity',
    children: (
      <>
        <ActivityRow tile={null} title="Wings of Ikaros" line="Shop, Kallistrate" time="Today, 18:42" />
        <ActivityRow tile={null} title="5,750 Olympus Coins" line="Donation" time="8 June 2025" />
      </>
    ),
  },
})

export const Playground = meta.story()

Playground.test('is a list with a line between rows', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Recent activity' })).toBeVisible()
  const [first, second] = canvas.getAllByRole('listitem').map((row) => getComputedStyle(row).borderTopWidth)
  await expect([first, second]).toEqual(['0px', '1px'])
})
