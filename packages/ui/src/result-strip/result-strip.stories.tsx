import type { ReactNode } from 'react'
import { expect } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { ResultStrip, type Result } from './result-strip.tsx'

const kinds: Result['outcome'][] = ['won', 'won', 'lost', 'won']

const meta = preview.meta({
  title: 'Data/Result strip',
  component: ResultStrip,
  args: {
    label: 'Last 20 fights' as ReactNode,
    summary: '15 won, 5 lost' as ReactNode,
    results: Array.from({ length: 20 }, (_, fight) => ({
      key: String(fight),
      outcome: kinds[fight % 4] ?? 'won',
    })),
    ends: { oldest: 'Oldest' as ReactNode, newest: 'Newest' as ReactNode },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
})

const resultsOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('[data-outcome]')]

export const Playground = meta.story()

Playground.test('says its results in words', async ({ canvas }) => {
  await expect(canvas.getByText('15 won, 5 lost')).toBeVisible()
})

Playground.test('tells wins and losses apart by height', async ({ canvasElement }) => {
  const heights = resultsOf(canvasElement).map((result) => result.getBoundingClientRect().height)
  await expect([heights[0], heights[2]]).toEqual([26, 16])
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
})

export const LongText = meta.story({
  args: {
    label: longTexts.german,
    summary: longTexts.unbroken,
    ends: { oldest: longTexts.chinese, newest: longTexts.german },
  },
  render: (args) => (
    <div data-column style={{ width: 288 }}>
      <ResultStrip {...args} />
    </div>
  ),
})

LongText.test('stays inside its column', async ({ canvasElement }) => {
  await staysInside(canvasElement.querySelector('[data-column]'), 288)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('fills wins only', async ({ canvasElement }) => {
  await hasForcedColors()
  const [won, , lost] = resultsOf(canvasElement).map((result) => getComputedStyle(result).backgroundColor)
  await expect(won).not.toBe(lost)
})
