import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Stat, StatList } from './stat.tsx'

const meta = preview.meta({
  title: 'Data/Stat',
  component: Stat,
  args: { label: 'Level', value: '93' },
  render: (args) => (
    <StatList>
      <Stat {...args} />
      <Stat label="Hero level" value="42" />
      <Stat label="Job level" value="80" />
      <Stat label="Reputation" value="1,284,530" />
    </StatList>
  ),
})

export const Default = meta.story()

Default.test('pairs each label with its value', async ({ canvas }) => {
  await expect(canvas.getByText('Reputation').nextElementSibling).toHaveTextContent('1,284,530')
})
