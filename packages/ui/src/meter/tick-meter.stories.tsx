import { expect } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { TickMeter } from './tick-meter.tsx'

const meta = preview.meta({
  title: 'Data/Tick meter',
  component: TickMeter,
  args: {
    label: 'Jackpot',
    value: 18,
    max: 30,
    valueText: '18 of 30 spins',
    valueDisplay: (
      <>
        <b>18</b> of 30 spins
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 514 }}>
        <Story />
      </div>
    ),
  ],
})

const filled = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-tick]')].filter((tick) => !tick.querySelector('[data-empty]'))

export const Playground = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
})

Playground.test('has one tick per unit', async ({ canvas, canvasElement }) => {
  const meter = canvas.getByRole('meter', { name: 'Jackpot' })
  await expect(meter).toHaveAttribute('value', '18')
  await expect(meter).toHaveAttribute('aria-valuetext', '18 of 30 spins')
  await expect(canvasElement.querySelectorAll('[data-tick]')).toHaveLength(30)
  await expect(filled(canvasElement)).toHaveLength(18)
})

export const Empty = meta.story({ args: { value: 0, valueText: '0 of 30 spins', valueDisplay: undefined } })
export const Full = meta.story({ args: { value: 31, valueText: '30 of 30 spins', valueDisplay: undefined } })

Full.test('has no tick beyond its last', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('meter')).toHaveAttribute('value', '30')
  await expect(filled(canvasElement)).toHaveLength(30)
})

export const Week = meta.story({
  args: {
    label: 'This week',
    value: 3.42,
    max: 7,
    valueText: '3 days and 14 hours of 7 days remain',
    valueDisplay: undefined,
    tickLabels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  },
})

Week.test('partly fills the tick in progress', async ({ canvas, canvasElement }) => {
  await expect(filled(canvasElement)).toHaveLength(4)
  const begun = filled(canvasElement).at(-1)?.querySelector<HTMLElement>('[style]')
  await expect(Number.parseFloat(begun?.style.transform.slice('scaleX('.length) ?? '')).toBeCloseTo(0.42)
  await expect(canvas.getByText('Thu')).toBeVisible()
})

export const Narrow = meta.story({
  render: (args) => (
    <div style={{ width: 256 }}>
      <TickMeter {...args} />
    </div>
  ),
})

Narrow.test('keeps each tick apart in a narrow column', async ({ canvasElement }) => {
  const ticks = [...canvasElement.querySelectorAll('[data-tick]')].map((tick) => tick.getBoundingClientRect())
  for (const [place, tick] of ticks.entries()) {
    await expect(tick.width).toBeGreaterThanOrEqual(4)
    await expect(tick.left - (ticks[place - 1]?.right ?? tick.left - 2)).toBeGreaterThanOrEqual(1.9)
  }
  await expect(ticks.at(-1)?.right).toBeLessThanOrEqual((ticks[0]?.left ?? 0) + 256.5)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('has an edge around every tick and fills the counted ones', async ({ canvasElement }) => {
  const ticks = [...canvasElement.querySelectorAll('[data-tick] > :first-child')]
  await expect(new Set(ticks.map((tick) => getComputedStyle(tick).borderTopStyle))).toEqual(
    new Set(['solid']),
  )
  const fill = ticks[0]?.firstElementChild as Element
  await expect(getComputedStyle(fill).backgroundColor).not.toBe(
    getComputedStyle(ticks[0] as Element).backgroundColor,
  )
})
