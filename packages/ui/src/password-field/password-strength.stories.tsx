import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { PasswordStrength } from './password-strength.tsx'

const words = ['', 'Too short', 'Easy to guess', 'Good', 'Strong'] as const
const levels = [0, 1, 2, 3, 4] as const

const meta = preview.meta({
  title: 'Forms/Password strength',
  component: PasswordStrength,
  args: { label: 'Password strength', level: 3 as const, word: 'Good' },
  argTypes: { level: { control: 'inline-radio', options: levels } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('is a meter whose value is a word', async ({ canvas }) => {
  const meter = canvas.getByRole('meter', { name: 'Password strength' })
  await expect(meter).toHaveAttribute('value', '3')
  await expect(meter).toHaveAttribute('max', '4')
  await expect(meter).toHaveAttribute('aria-valuetext', 'Good')
})

Playground.test('fills a bar for each level', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('[data-filled]')).toHaveLength(3)
})

const spoken = () => document.querySelector('[data-live-announcer] [aria-live=polite]')

export const Growing = meta.story({
  args: { level: 0, word: '' },
  render: function Growing(args) {
    const [level, setLevel] = useState<(typeof levels)[number]>(0)
    return (
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <PasswordStrength {...args} level={level} word={words[level]} style={{ width: '100%' }} />
        <Button onClick={() => setLevel(1)}>Short</Button>
        <Button onClick={() => setLevel(3)}>Long</Button>
      </div>
    )
  },
})

Growing.test(
  'is announced once, after a pause, and reserves its space',
  async ({ canvas, canvasElement, userEvent }) => {
    const height = () => canvasElement.querySelector('[data-level]')?.getBoundingClientRect().height
    await expect(height()).toBe(16)
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Long' }))
    await waitFor(() => expect(spoken()).toHaveTextContent('Password strength: Good'))
    await expect(spoken()).not.toHaveTextContent('Too short')
    await expect(height()).toBe(16)
  },
)

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {levels.map((level) => (
        <PasswordStrength key={level} {...args} level={level} word={words[level]} />
      ))}
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, width: 260 }}>
      {Object.values(longTexts).map((text) => (
        <PasswordStrength key={text} {...args} word={text} />
      ))}
    </div>
  ),
})

LongText.test('puts a long word on its own line', async ({ canvas }) => {
  const [meter] = canvas.getAllByRole('meter')
  const column = meter?.closest('[style*="260"]') as HTMLElement
  await staysInside(column, 260)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('distinguishes filled bars from empty ones', async ({ canvasElement }) => {
  const filled = canvasElement.querySelector('[data-level="3"] [data-filled]') as Element
  const empty = canvasElement.querySelector('[data-level="3"] [data-filled] ~ :not([data-filled])') as Element
  await expect(getComputedStyle(filled).backgroundColor).not.toBe(getComputedStyle(empty).backgroundColor)
  await hasEdge(empty)
})
