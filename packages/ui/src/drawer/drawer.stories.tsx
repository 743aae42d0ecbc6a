import { Languages, LifeBuoy, LogOut, ScrollText, Store, Sun, UserRound } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { StoryLink } from '../testing/story-link.tsx'
import { DrawerNav } from './drawer-nav.tsx'
import { Drawer } from './drawer.tsx'

const stay = (event: MouseEvent) => event.preventDefault()

const groups = [
  [
    {
      key: 'profile',
      label: 'Profile',
      icon: UserRound,
      link: <StoryLink href="#" onClick={stay} />,
      isCurrent: true,
    },
  ],
  [
    { key: 'shop', label: 'Shop', icon: Store, link: <StoryLink href="#" onClick={stay} />, count: '7' },
    { key: 'logs', label: 'Logs', icon: ScrollText, link: <StoryLink href="#" onClick={stay} /> },
  ],
  [{ key: 'support', label: 'Support', icon: LifeBuoy, link: <StoryLink href="#" onClick={stay} /> }],
]

const header = (
  <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
    <Avatar name="Theron" icon="spartan-helmet" element="fire" />
    <span style={{ display: 'grid' }}>
      <b>Theron</b>
      <small>theron@example.com</small>
    </span>
  </div>
)

const footer = (
  <>
    <Button icon={<Icon icon={Languages} />}>English</Button>
    <Button icon={<Icon icon={Sun} />}>Light</Button>
    <Button icon={<Icon icon={LogOut} />}>Log out</Button>
  </>
)

const onOpenChange = fn()

function Menu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>More</Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={(next) => {
          onOpenChange(next)
          setIsOpen(next)
        }}
        label="Menu"
        closeLabel="Close the menu"
        header={header}
        footer={footer}
      >
        <DrawerNav label="All pages" groups={groups} />
      </Drawer>
    </>
  )
}

const meta = preview.meta({
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange,
    label: 'Filters',
    closeLabel: 'Close',
    children: <p>Subcategory, price, tags</p>,
    footer: <Button tone="primary">Show items</Button>,
  },
})

export const Default = meta.story()

Default.test('is titled by its label', async () => {
  await screen.findByRole('dialog', { name: 'Filters' })
  await expect(screen.getByRole('heading', { name: 'Filters' })).toBeInTheDocument()
})

export const MobileMenu = meta.story({
  render: () => <Menu />,
  globals: { viewport: { value: 'mobile' } },
})

MobileMenu.test('closes by its cross and when a place is chosen', async ({ canvas, userEvent }) => {
  onOpenChange.mockClear()
  const more = canvas.getByRole('button', { name: 'More' })
  await userEvent.click(more)
  const current = await screen.findByRole('link', { name: 'Profile' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await userEvent.click(screen.getByRole('button', { name: 'Close the menu' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(more).toHaveFocus())
  await userEvent.click(more)
  await userEvent.click(await screen.findByRole('link', { name: /Shop/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(onOpenChange).toHaveBeenCalledTimes(2)
})

export const OpenMenu = meta.story({
  args: { label: 'Menu', header, footer, children: <p>Everything</p> },
  render: (args) => (
    <Drawer {...args}>
      <DrawerNav label="All pages" groups={groups} />
    </Drawer>
  ),
})
