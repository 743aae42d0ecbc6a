import { expect, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Card } from '../card/card.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { TextLink } from '../text-link/text-link.tsx'
import { KeyValue, KeyValueList } from './key-value.tsx'

const tones = ['success', 'danger'] as const

const meta = preview.meta({
  title: 'Data/Key value',
  component: KeyValue,
  args: { label: 'Username', children: 'Theron' },
  argTypes: { tone: { control: 'select', options: [undefined, ...tones] } },
  decorators: [
    (Story) => (
      <Card title="Account" style={{ maxWidth: 340 }}>
        <Story />
      </Card>
    ),
  ],
  render: (args) => (
    <KeyValueList>
      <KeyValue {...args} />
    </KeyValueList>
  ),
})

export const Playground = meta.story()

Playground.test('pairs its label with its value', async ({ canvas }) => {
  await expect(canvas.getByRole('term')).toHaveTextContent('Username')
  await expect(canvas.getByRole('definition')).toHaveTextContent('Theron')
})

export const Success = meta.story({ args: { label: 'Two-factor', children: 'Enabled', tone: 'success' } })
export const Danger = meta.story({ args: { label: 'State', children: 'Banned', tone: 'danger' } })

export const Linked = meta.story({
  args: { label: 'Chat community', children: <TextLink href="#connect">Connect</TextLink> },
})

Linked.test('can hold an interactive element', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Connect' })).toHaveFocus())
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile'),
  render: () => (
    <KeyValueList>
      <KeyValue label="Username">Theron</KeyValue>
      <KeyValue label="Email">th•••••@example.com</KeyValue>
      {[Success, Danger, Linked].map(({ input: { args } }) => (
        <KeyValue key={args.label} {...args} />
      ))}
    </KeyValueList>
  ),
})

export const LongText = meta.story({
  render: () => (
    <div style={{ maxWidth: 280 }}>
      <KeyValueList>
        {Object.values(longTexts).map((text) => (
          <KeyValue key={text} label={text}>
            {text}
          </KeyValue>
        ))}
        <KeyValue label="Email">{longTexts.unbroken}</KeyValue>
      </KeyValueList>
    </div>
  ),
})

LongText.test('wraps on both sides', async ({ canvas }) => {
  for (const part of [...canvas.getAllByRole('term'), ...canvas.getAllByRole('definition')]) {
    // A word broken inside a ligature overflows slightly; the gap to the value is four times as wide.
    await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 4)
    await expect(part.offsetWidth).toBeGreaterThan(20)
  }
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps the lines between the facts', async ({ canvas }) => {
  const [, second] = canvas.getAllByRole('term')
  await hasEdge(second?.parentElement)
})
