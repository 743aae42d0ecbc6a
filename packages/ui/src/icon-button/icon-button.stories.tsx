import { Copy, Ellipsis, X } from 'lucide-react'
import { expect, fn } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from './icon-button.tsx'

const meta = preview.meta({
  title: 'Controls/Icon button',
  component: IconButton,
  args: { label: 'Copy the secret key', icon: <Icon icon={Copy} />, onClick: fn() },
})

export const Default = meta.story()

Default.test('has a name and is large enough to hit', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Copy the secret key' })
  const { width, height } = button.getBoundingClientRect()
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(32)
  await userEvent.click(button)
  await expect(args.onClick).toHaveBeenCalledOnce()
})

export const Pending = meta.story({ args: { isPending: true } })

export const Disabled = meta.story({ args: { disabled: true } })

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <IconButton label="Copy" tone="secondary" icon={<Icon icon={Copy} />} />
      <IconButton label="More" icon={<Icon icon={Ellipsis} />} />
      <IconButton label="Close" size="md" icon={<Icon icon={X} />} />
      <IconButton label="Dismiss" size="lg" tone="secondary" icon={<Icon icon={X} size={20} />} />
    </div>
  ),
})
