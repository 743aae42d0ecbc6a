import { Copy, Ellipsis, Trash2, X } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from './icon-button.tsx'

const tones = ['ghost', 'secondary', 'primary', 'danger', 'dangerGhost'] as const
const sizes = ['sm', 'md', 'lg', 'xl'] as const

const meta = preview.meta({
  title: 'Actions/Icon button',
  component: IconButton,
  args: { label: 'Copy the secret key', icon: <Icon icon={Copy} />, onClick: fn() },
  argTypes: {
    tone: { control: 'select', options: tones },
    size: { control: 'inline-radio', options: sizes },
  },
  parameters: { without: { LongText: 'Shows no text: its label is its name, and a tooltip repeats it.' } },
})

export const Playground = meta.story()

Playground.test('has a name and a large enough target', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Copy the secret key' })
  const { width, height } = button.getBoundingClientRect()
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(32)
  await userEvent.click(button)
  await expect(args.onClick).toHaveBeenCalledOnce()
})

Playground.test('reacts to Enter and Space and shows a focus ring', async ({ canvas, userEvent, args }) => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  await expect(args.onClick).toHaveBeenCalledTimes(2)
  await expect(getComputedStyle(canvas.getByRole('button')).outlineStyle).toBe('solid')
})

export const Pending = meta.story({ args: { isPending: true } })

Pending.test('keeps its name and focus and ignores presses', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Copy the secret key' })
  await userEvent.tab()
  await userEvent.click(button)
  await waitFor(() => expect(button).toHaveFocus())
  await expect(args.onClick).not.toHaveBeenCalled()
})

export const Disabled = meta.story({ args: { disabled: true } })

Disabled.test('ignores presses', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'))
  await expect(args.onClick).not.toHaveBeenCalled()
})

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', marginBlockEnd: 12 } as const

export const AllVariants = meta.story({
  render: () => (
    <>
      {tones.map((tone) => (
        <div key={tone} style={row}>
          <IconButton tone={tone} label="Rest" icon={<Icon icon={Trash2} />} />
          <IconButton tone={tone} label="Hover" icon={<Icon icon={Trash2} />} data-hover />
          <IconButton tone={tone} label="Pressed" icon={<Icon icon={Trash2} />} data-active />
          <IconButton tone={tone} label="Disabled" icon={<Icon icon={Trash2} />} disabled />
          <IconButton tone={tone} label="Pending" icon={<Icon icon={Trash2} />} isPending />
        </div>
      ))}
      <div style={row}>
        <IconButton label="Small" tone="secondary" size="sm" icon={<Icon icon={Copy} />} />
        <IconButton label="Medium" tone="secondary" size="md" icon={<Icon icon={Ellipsis} />} />
        <IconButton label="Large" tone="secondary" size="lg" icon={<Icon icon={X} size={18} />} />
        <IconButton label="Extra large" tone="secondary" size="xl" icon={<Icon icon={X} size={20} />} />
      </div>
    </>
  ),
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps a border around every button', ({ canvas }) =>
  hasEdge(canvas.getAllByRole('button')),
)
