import { expect, waitFor } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Card } from '../card/card.tsx'
import { letMove } from '../testing/let-move.ts'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { TextLink } from '../text-link/text-link.tsx'
import { AccordionItem } from './accordion-item.tsx'
import { Accordion } from './accordion.tsx'

const questions = [
  <AccordionItem key="version" title="Which version do I need?" defaultOpen>
    <p>x64, unless your Windows is a 32-bit one. The settings of Windows show it under System, About.</p>
  </AccordionItem>,
  <AccordionItem key="blocked" title="Why does my browser warn me?">
    <p>A new file is known to few people. Compare its hash with the one on this page.</p>
  </AccordionItem>,
  <AccordionItem key="start" title="The launcher does not start. What now?">
    <p>
      Restart the computer first. If that does not help, <TextLink href="#contact">contact support</TextLink>.
    </p>
  </AccordionItem>,
]

const meta = preview.meta({
  title: 'Data/Accordion',
  component: Accordion,
  args: { children: questions },
  argTypes: {
    headingLevel: { control: 'inline-radio', options: [2, 3, 4] },
    children: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
})

const details = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('details')]
const open = (canvasElement: HTMLElement) => details(canvasElement).map((item) => item.open)

export const Playground = meta.story()

Playground.test('exposes its titles as headings', async ({ canvas }) => {
  const titles = canvas.getAllByRole('heading', { level: 3 })
  await expect(titles.map((title) => title.textContent)).toEqual([
    'Which version do I need?',
    'Why does my browser warn me?',
    'The launcher does not start. What now?',
  ])
})

Playground.test('lets a pointer open several items', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByText('Why does my browser warn me?'))
  await expect(open(canvasElement)).toEqual([true, true, false])
  await expect(canvas.getByText(/Compare its hash/)).toBeVisible()
})

Playground.test('opens and closes with Enter and Space', async ({ canvasElement, userEvent }) => {
  await userEvent.tab()
  const first = details(canvasElement)[0] as HTMLDetailsElement
  await waitFor(() => expect(first.querySelector('summary')).toHaveFocus())
  const { keyboard } = await realUser()
  await keyboard('{Enter}')
  await expect(first.open).toBe(false)
  await keyboard(' ')
  await expect(first.open).toBe(true)
})

Playground.test('keeps closed content out of the tab order', async ({ canvasElement, userEvent }) => {
  for (const item of details(canvasElement)) {
    await userEvent.tab()
    await waitFor(() => expect(item.querySelector('summary')).toHaveFocus())
  }
  await userEvent.tab()
  await expect(canvasElement.querySelector('a')).not.toHaveFocus()
})

Playground.test('has touch targets of at least 44 px', async ({ canvasElement }) => {
  for (const item of details(canvasElement)) {
    const { height } = (item.querySelector('summary') as HTMLElement).getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(44)
  }
})

const motion = (canvasElement: HTMLElement) => {
  const moving = letMove()
  const [chevron, content] = ['svg', 'summary + div'].map((part) =>
    getComputedStyle(canvasElement.querySelector(part) as Element),
  )
  const seen = {
    turns: parseFloat(chevron?.transitionDuration ?? ''),
    fades: content?.animationName !== 'none',
  }
  moving()
  return seen
}

Playground.test('rotates its chevron and fades in', async ({ canvasElement }) => {
  const { turns, fades } = motion(canvasElement)
  await expect(turns).toBeGreaterThan(0)
  await expect(fades).toBe(true)
})

export const Exclusive = meta.story({ args: { isExclusive: true } })

Exclusive.test('closes the open item when another opens', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByText('The launcher does not start. What now?'))
  await waitFor(() => expect(open(canvasElement)).toEqual([false, false, true]))
})

export const TwoExclusive = meta.story({
  args: { isExclusive: true },
  render: (args) => (
    <>
      <Accordion {...args} data-testid="one" />
      <Accordion {...args} data-testid="other" />
    </>
  ),
  parameters: notPictured,
})

TwoExclusive.test('does not affect another accordion', async ({ canvasElement }) => {
  await expect(open(canvasElement)).toEqual([true, false, false, true, false, false])
})

export const InACard = meta.story({
  render: (args) => (
    <Card title="Questions and answers" isFlush>
      <Accordion {...args} />
    </Card>
  ),
})

InACard.test('has a single line at the bottom, the card’s border', async ({ canvas, canvasElement }) => {
  const last = details(canvasElement).at(-1) as HTMLElement
  const card = canvas.getByRole('region').getBoundingClientRect()
  await expect(Math.round(card.bottom - last.getBoundingClientRect().bottom)).toBeLessThanOrEqual(1)
})

export const ReducedMotion = meta.story({
  parameters: { chromatic: { prefersReducedMotion: 'reduce', disableSnapshot: true } },
})

ReducedMotion.test('appears at once with reduced motion', async ({ canvasElement }) => {
  await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
  await expect(motion(canvasElement)).toEqual({ turns: 0, fades: false })
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Accordion {...args} />
      <Card title="Questions and answers" isFlush>
        <Accordion {...args} headingLevel={3} />
      </Card>
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    children: Object.values(longTexts).map((text) => (
      <AccordionItem key={text} title={text} defaultOpen>
        {text}
      </AccordionItem>
    )),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
})

LongText.test('wraps inside its column without shrinking its chevron', async ({ canvasElement }) => {
  for (const item of details(canvasElement)) {
    await staysInside(item, 320)
    await expect(item.querySelector('svg')?.getBoundingClientRect().width).toBe(16)
  }
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test(
  'keeps its hairlines, its chevrons and its focus ring',
  async ({ canvasElement, userEvent }) => {
    const [first] = details(canvasElement)
    await userEvent.tab()
    const { outlineStyle, outlineWidth } = getComputedStyle(first?.querySelector('summary') as HTMLElement)
    await expect(`${outlineWidth} ${outlineStyle}`).toBe('2px solid')
    await hasEdge(first)
    const { stroke, color } = getComputedStyle(first?.querySelector('svg') as SVGElement)
    await expect(stroke).toBe(color)
  },
)
