import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Card } from '../card/card.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { KeyValue, KeyValueList } from './key-value.tsx'

const meta = preview.meta({
  title: 'Data/Key value',
  component: KeyValueList,
  decorators: [
    (Story) => (
      <Card title="Account" style={{ maxWidth: 340 }}>
        <Story />
      </Card>
    ),
  ],
})

export const Default = meta.story({
  render: () => (
    <KeyValueList>
      <KeyValue label="Username">Theron</KeyValue>
      <KeyValue label="Email">th•••••@example.com</KeyValue>
      <KeyValue label="Two-factor" tone="success">
        Enabled
      </KeyValue>
      <KeyValue label="Chat community">
        <TextLink href="#connect">Connect</TextLink>
      </KeyValue>
    </KeyValueList>
  ),
})

Default.test('pairs each label with its value', async ({ canvas }) => {
  await expect(canvas.getByText('Username').nextElementSibling).toHaveTextContent('Theron')
})

export const LongText = meta.story({
  render: () => (
    <KeyValueList>
      <KeyValue label="Benachrichtigungseinstellungen">{'langeadresse'.repeat(12)}@example.com</KeyValue>
    </KeyValueList>
  ),
})
