import { ChevronRight, Plus } from 'lucide-react'
import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/icon.tsx'
import { ButtonLink } from './button-link.tsx'

const meta = preview.meta({
  title: 'Actions/Button link',
  component: ButtonLink,
  args: { href: '#purchase', children: 'Buy OC' },
})

export const Playground = meta.story()

export const WithIcons = meta.story({
  args: { size: 'sm', icon: <Icon icon={Plus} size={14} />, iconEnd: <Icon icon={ChevronRight} size={14} /> },
})

export const AsChild = meta.story({
  render: () => (
    <ButtonLink asChild tone="primary" size="lg" className="mine" icon={<Icon icon={Plus} />}>
      <a href="#shop" className="theirs">
        Shop
      </a>
    </ButtonLink>
  ),
})

AsChild.test('passes its styles and its icon to the child', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Shop' })
  await expect(link).toHaveAttribute('href', '#shop')
  await expect(link).toHaveClass('mine', 'theirs')
  await expect(link.querySelector('svg')).not.toBeNull()
})
