import { ArrowLeft, ChevronRight, Download } from 'lucide-react'
import { expect, fn } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/icon.tsx'
import { Button } from './button.tsx'

const meta = preview.meta({
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Claim', onClick: fn() },
})

export const Default = meta.story()

export const Primary = meta.story({ args: { tone: 'primary', children: 'Purchase' } })

Primary.test('presses with pointer and keyboard', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Purchase' })
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  await expect(args.onClick).toHaveBeenCalledTimes(2)
})

export const Disabled = meta.story({ args: { disabled: true } })

Disabled.test('does not press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'))
  await expect(args.onClick).not.toHaveBeenCalled()
})

export const Pending = meta.story({ args: { tone: 'primary', isPending: true, children: 'Claim' } })

Pending.test('keeps its label and focus, and does not press', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Claim' })
  await userEvent.tab()
  await expect(button).toHaveFocus()
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(args.onClick).not.toHaveBeenCalled()
})

export const WithIcons = meta.story({
  args: { icon: <Icon icon={Download} />, iconEnd: <Icon icon={ChevronRight} />, children: 'Download codes' },
})

export const Block = meta.story({ args: { isBlock: true, tone: 'primary', size: 'lg', children: 'Log in' } })

export const LongText = meta.story({
  args: { children: 'Zwei-Faktor-Authentifizierung jetzt für dieses Benutzerkonto deaktivieren' },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
})

const tones = ['primary', 'secondary', 'ghost', 'danger', 'dangerGhost'] as const
const sizes = ['sm', 'md', 'lg', 'xl'] as const
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
