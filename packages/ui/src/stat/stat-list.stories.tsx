import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Stat, StatList } from './stat.tsx'

const meta = preview.meta({
  title: 'Data/Stat list',
  component: StatList,
  args: {
    children: (
      <>
        <Stat label="Level" value="93" />
        <Stat label="Hero level" value="42" />
        <Stat label="Job level" value="80" />
        <Stat label="Reputation" value="1,284,530" />
      </>
    ),
  },
})

export const Playground = meta.story()

Playground.test('pairs each label with its value', async ({ canvas }) => {
  await expect(canvas.getByText('Hero level').nextElementSibling).toHaveTextContent('42')
  await expect(canvas.getByText('Reputation').nextElementSibling).toHaveTextContent('1,284,530')
})
