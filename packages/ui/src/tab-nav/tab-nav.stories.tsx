import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { TabNav, TabNavLink } from './tab-nav.tsx'

const pages = ['Coupon', 'Donation', 'Shop', 'Fortune wheel']

function Logs({ names = pages, first = 'Coupon' }: { names?: string[]; first?: string }) {
  const [current, setCurrent] = useState(first)
  return (
    <TabNav aria-label="Logs">
      {names.map((name) => (
        <TabNavLink
          key={name}
          href={`#${name}`}
          aria-current={name === current ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault()
            setCurrent(name)
          }}
        >
          {name}
        </TabNavLink>
      ))}
    </TabNav>
  )
}

const meta = preview.meta({ title: 'Navigation/Tab nav', component: TabNav, render: () => <Logs /> })

export const Default = meta.story()

Default.test(
  'is a navigation whose line follows the current page',
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Logs' })).toBeVisible()
    const shop = canvas.getByRole('link', { name: 'Shop' })
    await userEvent.click(shop)
    await expect(shop).toHaveAttribute('aria-current', 'page')
    const line = canvasElement.querySelector('nav span') as HTMLElement
    await waitFor(() => {
      const { left, width } = line.getBoundingClientRect()
      expect(left).toBeCloseTo(shop.getBoundingClientRect().left + 6, 0)
      expect(width).toBeCloseTo(shop.getBoundingClientRect().width - 12, 0)
    })
  },
)

export const AsChild = meta.story({
  render: () => (
    <TabNav aria-label="Settings">
      <TabNavLink asChild>
        <a href="#account">Account</a>
      </TabNavLink>
      <TabNavLink asChild>
        <a href="#security" aria-current="page">
          Security
        </a>
      </TabNavLink>
    </TabNav>
  ),
})

export const Overflowing = meta.story({
  render: () => (
    <div style={{ width: 240, overflow: 'hidden', paddingInline: 36 }}>
      <Logs names={[...pages, 'Anmeldungen', 'Charakterwechsel']} first="Charakterwechsel" />
    </div>
  ),
})

Overflowing.test('brings the current page into view', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Charakterwechsel' })
  const nav = canvas.getByRole('navigation')
  await waitFor(() =>
    expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(nav.getBoundingClientRect().right + 7),
  )
})
