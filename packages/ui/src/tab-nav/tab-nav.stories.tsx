import { useState, type ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { TabNav, TabNavLink } from './tab-nav.tsx'

const pages = ['Coupon', 'Donation', 'Shop', 'Fortune wheel']

type LogsProps = Partial<ComponentProps<typeof TabNav>> & { names?: readonly string[]; first?: string }

function Logs({ names = pages, first = names[0], ...props }: LogsProps) {
  const [current, setCurrent] = useState(first)
  return (
    <TabNav aria-label="Logs" {...props}>
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

const meta = preview.meta({
  title: 'Data/Tab nav',
  component: TabNav,
  args: {
    'aria-label': 'Logs',
    children: pages.map((name, index) => (
      <TabNavLink key={name} href={`#${name}`} aria-current={index === 0 ? 'page' : undefined}>
        {name}
      </TabNavLink>
    )),
  },
})

export const Playground = meta.story()

export const Current = meta.story({ render: () => <Logs />, parameters: notPictured })

Current.test(
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

Current.test('has one tab stop with a focus ring per link', async ({ canvas }) => {
  const user = await realUser()
  await user.keyboard('{Tab}')
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Coupon' })).toHaveFocus())
  await expect(getComputedStyle(document.activeElement as Element).outlineStyle).toBe('solid')
  await user.keyboard('{Tab}{Enter}')
  await expect(canvas.getByRole('link', { name: 'Donation' })).toHaveAttribute('aria-current', 'page')
})

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

AsChild.test('styles a router’s link, which marks the current page itself', async ({ canvas }) => {
  const link = canvas.getByRole('link', { current: 'page' })
  await expect(link).toHaveAttribute('href', '#security')
  await expect(link.getBoundingClientRect().height).toBe(44)
})

export const Overflowing = meta.story({
  render: () => (
    <div style={{ width: 240, overflow: 'hidden', paddingInline: 36 }}>
      <Logs names={[...pages, 'Anmeldungen', 'Charakterwechsel']} first="Charakterwechsel" />
    </div>
  ),
})

Overflowing.test('scrolls the current page into view', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Charakterwechsel' })
  const nav = canvas.getByRole('navigation')
  await waitFor(() =>
    expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(
      (nav.firstElementChild as Element).getBoundingClientRect().right + 1,
    ),
  )
})

export const Spread = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <div style={{ maxWidth: 690, overflow: 'hidden', paddingInline: 16 }}>
      <Logs isSpread names={[...pages, 'Security', 'Characters', 'Leaderboards', 'Download']} />
    </div>
  ),
})

Spread.test('fills the row, where tabs with gaps would leave it', async ({ canvas, canvasElement }) => {
  const row = canvas.getByRole('navigation').firstElementChild as HTMLElement
  await expect(row.scrollWidth).toBe(row.clientWidth)
  const tabs = canvasElement.querySelectorAll('a')
  const gaps = 12 * (tabs.length - 1)
  const width = [...tabs].reduce((sum, tab) => sum + tab.getBoundingClientRect().width, gaps)
  await expect(width).toBeGreaterThan(row.clientWidth)
  await expect(tabs[tabs.length - 1]?.getBoundingClientRect().right).toBeCloseTo(
    row.getBoundingClientRect().right,
    0,
  )
})

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Logs />
      <Logs first="Fortune wheel" aria-label="Logs, last page" />
      <Logs names={['Account', 'Security', 'Appearance', 'Mail', 'Codes', 'Devices']} aria-label="Settings" />
    </div>
  ),
})

export const LongText = meta.story({
  render: () => (
    <div style={{ width: 288, overflow: 'hidden', paddingInline: 16 }}>
      <Logs names={Object.values(longTexts)} first={longTexts.unbroken} />
    </div>
  ),
})

LongText.test('scrolls inside its column, on one line', async ({ canvas }) => {
  const row = canvas.getByRole('navigation').firstElementChild as HTMLElement
  await expect(row.getBoundingClientRect().height).toBe(44)
  await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
  await expect(row.getBoundingClientRect().width).toBeLessThanOrEqual(288)
})

LongText.test('shows the start of a tab that is wider than the row', async ({ canvas }) => {
  const row = canvas.getByRole('navigation').firstElementChild as HTMLElement
  const current = canvas.getByRole('link', { current: 'page' })
  const startOf = (element: Element) => element.getBoundingClientRect().left
  await expect(current.offsetWidth).toBeGreaterThan(row.clientWidth)
  await waitFor(() => expect(startOf(current)).toBeGreaterThanOrEqual(startOf(row)))
  await expect(startOf(current)).toBeLessThan(startOf(row) + row.clientWidth / 2)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps the line, which is a border', async ({ canvasElement }) => {
  await hasForcedColors()
  for (const line of canvasElement.querySelectorAll('nav span')) {
    await expect(getComputedStyle(line).borderTopStyle).toBe('solid')
    await waitFor(() => expect(line.getBoundingClientRect().width).toBeGreaterThan(20))
  }
})
