import { Clock } from 'lucide-react'
import { expect, fn } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/icon.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { Tag } from './tag.tsx'

const meta = preview.meta({
  title: 'Data/Tag',
  component: Tag,
  args: { children: 'Costumes' },
  argTypes: { tone: { control: 'inline-radio', options: ['plain', 'solid'] } },
})

export const Playground = meta.story()

export const OnSale = meta.story({ args: { tone: 'solid', children: 'On sale' } })

export const Temporary = meta.story({
  args: { icon: <Icon icon={Clock} size={13} />, children: 'Temporary' },
})

export const Removable = meta.story({
  args: { children: 'Costumes', onRemove: fn(), removeLabel: 'Remove filter: Costumes' },
})

Removable.test('is removed by its button, which names the tag', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Costumes' }))
  await expect(args.onRemove).toHaveBeenCalledOnce()
})

Removable.test('is removed by Enter, Space, Delete and Backspace', async ({ userEvent, args }) => {
  await userEvent.tab()
  for (const key of ['{Enter}', ' ', '{Delete}', '{Backspace}']) await userEvent.keyboard(key)
  await expect(args.onRemove).toHaveBeenCalledTimes(4)
})

Removable.test(
  'has a large touch target and shows the focus ring inside its edge',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    await userEvent.tab()
    const { outlineStyle, outlineWidth } = getComputedStyle(button)
    await expect(`${outlineWidth} ${outlineStyle}`).toBe('2px solid')
  },
)

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <Tag tone="solid">On sale</Tag>
      <Tag icon={<Icon icon={Clock} size={13} />}>Temporary</Tag>
      <Tag>Costumes</Tag>
      <Tag onRemove={fn()} removeLabel="Remove filter: Costumes">
        Costumes
      </Tag>
      <Tag icon={<Icon icon={Clock} size={14} />} onRemove={fn()} removeLabel="Remove filter: Temporary">
        Temporary
      </Tag>
    </div>
  ),
})

export const LongText = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8, width: 320, justifyItems: 'start' }}>
      {Object.values(longTexts).map((text) => (
        <Tag key={text} data-testid={text}>
          {text}
        </Tag>
      ))}
      {Object.values(longTexts).map((text) => (
        <Tag key={text} data-testid={text} onRemove={fn()} removeLabel={`Remove filter: ${text}`}>
          {text}
        </Tag>
      ))}
    </div>
  ),
})

LongText.test('wraps inside its column and keeps its button whole', async ({ canvas }) => {
  for (const text of Object.values(longTexts)) await staysInside(canvas.getAllByTestId(text), 320)
  for (const button of canvas.getAllByRole('button'))
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(32)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps an edge around every tag, even the filled one', async ({ canvas }) => {
  for (const name of ['On sale', 'Costumes']) {
    const tag = canvas.getAllByText(name)[0]?.parentElement as HTMLElement
    await hasEdge(tag)
    const { borderTopColor, backgroundColor } = getComputedStyle(tag)
    await expect(borderTopColor).not.toBe(backgroundColor)
  }
})
