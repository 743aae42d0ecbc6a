import { Bell, Copy, Download, ShieldCheck } from 'lucide-react'
import { expect } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { vars } from '../theme/vars.css.ts'
import { Icon } from './icon.tsx'

const meta = preview.meta({
  title: 'Foundations/Icon',
  component: Icon,
  args: { icon: Copy },
  argTypes: { icon: { control: false }, size: { control: { type: 'number' } } },
  parameters: { without: { LongText: 'Shows no text.' } },
})

export const Playground = meta.story()

Playground.test(
  'is hidden from screen readers and not focusable because the text beside it has the name',
  async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg')
    await expect(icon).toHaveAttribute('aria-hidden', 'true')
    await expect(icon).toHaveAttribute('focusable', 'false')
  },
)

Playground.test('is 16 px at a stroke of 1.75', async ({ canvasElement }) => {
  const icon = canvasElement.querySelector('svg')
  await expect(icon?.getBoundingClientRect().width).toBe(16)
  await expect(icon).toHaveAttribute('stroke-width', '1.75')
})

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <Icon icon={Copy} size={14} />
        <Icon icon={Download} />
        <Icon icon={ShieldCheck} size={20} />
        <Icon icon={Bell} size={24} />
      </div>
      <div style={{ display: 'flex', gap: 16 }}>
        {[
          vars.color.text,
          vars.color.text3,
          vars.color.accentText,
          vars.color.success,
          vars.color.danger,
        ].map((color) => (
          <Icon key={color} icon={ShieldCheck} size={20} color={color} />
        ))}
      </div>
    </div>
  ),
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('is drawn in the color of the surrounding text', async ({ canvasElement }) => {
  const icon = canvasElement.querySelector('svg')
  await expect(icon && getComputedStyle(icon).stroke).toBe(getComputedStyle(canvasElement).color)
})
