import { Coins, Gift, ShieldAlert } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { TextLink } from '../text-link/text-link.tsx'
import { Timeline, type TimelineItem } from './timeline.tsx'

const time = (text: string) => <time dateTime={`2025-06-10T${text}`}>{text}</time>

const way: TimelineItem[] = [
  { key: 'paid', label: 'Paid', state: 'done', time: time('18:42') },
  {
    key: 'booked',
    label: 'Being booked',
    state: 'current',
    description: 'This takes a minute at most.',
  },
  { key: 'arrived', label: 'In your balance', state: 'next' },
]

const past: TimelineItem[] = [
  { key: 'coupon', label: 'Coupon claimed', icon: Gift, time: time('18:42') },
  {
    key: 'bought',
    label: '5,750 OC bought',
    icon: Coins,
    time: time('14:15'),
    description: <TextLink href="#donation">Donation 4711</TextLink>,
  },
  { key: 'seen', label: 'Logged in', time: time('14:02') },
]

const failed: TimelineItem[] = [
  { key: 'paid', label: 'Paid', state: 'done', time: time('18:42') },
  {
    key: 'refused',
    label: 'Refused by the provider',
    state: 'failed',
    time: time('18:44'),
    description: 'The card is not accepted for payments abroad.',
  },
]

const meta = preview.meta({
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    'aria-label': 'Your purchase',
    items: way,
    stateTexts: { done: 'Completed', failed: 'Failed' },
    style: { maxWidth: 420 },
  },
})

export const Playground = meta.story()

Playground.test('is a named ordered list with a current item', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Your purchase' })).toBeVisible()
  const [done, waited, next] = canvas.getAllByRole('listitem')
  await expect(done).toHaveTextContent('Paid Completed')
  await expect(waited).toHaveAttribute('aria-current', 'step')
  await expect(waited).toHaveTextContent('This takes a minute at most.')
  await expect(next).not.toHaveAttribute('aria-current')
})

export const Past = meta.story({ args: { items: past, 'aria-label': 'Today' } })

Past.test('shows times and links, without a current step', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('18:42')).toHaveAttribute('datetime', '2025-06-10T18:42')
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Donation 4711' })).toHaveFocus())
  for (const item of canvas.getAllByRole('listitem')) await expect(item).not.toHaveAttribute('aria-current')
})

export const Failed = meta.story({ args: { items: failed } })

Failed.test('names the failure and its reason in text', async ({ canvas }) => {
  const [, last] = canvas.getAllByRole('listitem')
  await expect(last).toHaveTextContent('Refused by the provider Failed')
  await expect(canvas.getByText(/not accepted/)).toBeVisible()
})

export const One = meta.story({
  args: { items: [{ key: 'ban', label: 'Account locked', icon: ShieldAlert, time: time('09:30') }] },
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
      {[way, failed, past].map((items, place) => (
        <Timeline key={place} {...args} items={items} aria-label={`Example ${place + 1}`} />
      ))}
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    style: { width: 288 },
    items: Object.values(longTexts).map((text) => ({
      key: text,
      label: text,
      description: text,
      time: time('18:42'),
      state: 'done' as const,
    })),
  },
})

LongText.test('wraps inside its column', async ({ canvas }) => {
  const list = canvas.getByRole('list')
  await staysInside(list, 288)
  await staysInside(canvas.getAllByRole('listitem'))
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test(
  'keeps the line and the rings, with a second ring around the current item',
  async ({ canvas }) => {
    const [done, waited] = canvas.getAllByRole('listitem')
    await expect(getComputedStyle(done as Element, '::before').borderLeftStyle).toBe('solid')
    await hasEdge(done?.firstElementChild)
    await expect(getComputedStyle(waited?.firstElementChild as Element).outlineStyle).toBe('solid')
  },
)
