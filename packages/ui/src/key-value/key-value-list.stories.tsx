import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { KeyValue, KeyValueList } from './key-value.tsx'

const meta = preview.meta({
  title: 'Data/Key value list',
  component: KeyValueList,
  args: {
    style: { maxWidth: 340 },
    children: (
      <>
        <KeyValue label="Username">Theron</KeyValue>
        <KeyValue label="Two-factor" tone="success">
          Enabled
        </KeyValue>
      </>
    ),
  },
})

export const Playground = meta.story()

Playground.test('pairs each label with its value', async ({ canvas }) => {
  await expect(canvas.getByText('Username').nextElementSibling).toHaveTextContent('Theron')
  await expect(canvas.getByText('Two-factor').nextElementSibling).toHaveTextContent('Enabled')
})
