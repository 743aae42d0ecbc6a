import { ArrowLeft, ChevronRight, Download } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/icon.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { Button } from './button.tsx'

const tones = ['primary', 'secondary', 'ghost', 'danger', 'dangerGhost'] as const
const sizes = ['sm', 'md', 'lg', 'xl'] as const

const meta = preview.meta({
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Claim', onClick: fn() },
  argTypes: {
    tone: { control: 'select', options: tones },
    size: { control: 'inline-radio', options: sizes },
  },
})

export const Playground = meta.story()

export const Primary = meta.story({ args: { tone: 'primary', children: 'Purchase' } })

Primary.test('reacts to pointer, Enter and Space', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Purchase' })
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  await expect(args.onClick).toHaveBeenCalledTimes(3)
})

Primary.test('draws the focus ring outside its border', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(canvas.getByRole('button'))
  await expect({ outlineStyle, outlineWidth, outlineOffset }).toEqual({
    outlineStyle: 'solid',
    outlineWidth: '2px',
    outlineOffset: '2px',
  })
})

export const Disabled = meta.story({ args: { disabled: true } })

Disabled.test('ignores presses', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'))
  await expect(args.onClick).not.toHaveBeenCalled()
})

export const Pending = meta.story({ args: { tone: 'primary', isPending: true, children: 'Claim' } })

Pending.test('keeps its label and focus and ignores presses', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Claim' })
  await userEvent.tab()
  await waitFor(() => expect(button).toHaveFocus())
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(args.onClick).not.toHaveBeenCalled()
})

export const WithIcons = meta.story({
  args: { icon: <Icon icon={Download} />, iconEnd: <Icon icon={ChevronRight} />, children: 'Download codes' },
})

export const Block = meta.story({ args: { isBlock: true, tone: 'primary', size: 'lg', children: 'Log in' } })

export const Flush = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'end', gap: 8, width: 260 }}>
      <span>Action</span>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Button key={size} {...args} tone="ghost" size={size} isFlush>
          Remove
        </Button>
      ))}
    </div>
  ),
})

Flush.test('aligns its label with the edge', async ({ canvas }) => {
  const words = document.createRange()
  const endOf = (node: Node) => {
    words.selectNodeContents(node)
    return words.getBoundingClientRect().right
  }
  const edge = endOf(canvas.getByText('Action'))
  for (const button of canvas.getAllByRole('button'))
    await expect(Math.abs(endOf(button) - edge)).toBeLessThan(1)
})

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, marginBlockEnd: 16, alignItems: 'center' } as const

export const AllVariants = meta.story({
  render: () => (
    <>
      {tones.map((tone) => (
        <div key={tone} style={row}>
          <Button tone={tone}>Rest</Button>
          <Button tone={tone} data-hover>
            Hover
          </Button>
          <Button tone={tone} data-active>
            Pressed
          </Button>
          <Button tone={tone} disabled>
            Disabled
          </Button>
          <Button tone={tone} isPending>
            Pending
          </Button>
          <Button tone={tone} icon={<Icon icon={ArrowLeft} />}>
            Go Back
          </Button>
        </div>
      ))}
      <div style={row}>
        {sizes.map((size) => (
          <Button key={size} tone="primary" size={size}>
            Size {size}
          </Button>
        ))}
      </div>
    </>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, width: 260 }}>
      {Object.values(longTexts).map((text) => (
        <Button key={text} {...args}>
          {text}
        </Button>
      ))}
    </div>
  ),
})

LongText.test('grows and stays inside its column', async ({ canvas }) => {
  await staysInside(canvas.getAllByRole('button'), 260)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps a border around every button', ({ canvas }) =>
  hasEdge(canvas.getAllByRole('button')),
)
