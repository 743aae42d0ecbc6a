import { expect, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { vars } from '../theme/vars.css.ts'
import { Brand } from './brand.tsx'

const meta = preview.meta({
  title: 'Shell/Brand',
  component: Brand,
  args: { role: 'img', 'aria-label': 'Olympus' },
  argTypes: { compact: { control: 'select', options: [undefined, 'mobile', 'rail'] } },
  parameters: { without: { LongText: 'The word is a drawing, the same in every language.' } },
})

export const Playground = meta.story()

Playground.test('is one image with a name', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Olympus' })).toBeVisible()
})

export const AsLink = meta.story({
  render: (args) => (
    <Brand {...args} asChild role={undefined} aria-label={undefined}>
      <a href="#home" aria-label="Olympus, home" />
    </Brand>
  ),
})

AsLink.test('is a named link with a focus ring and a target of 24 px', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Olympus, home' })
  await expect(link.querySelectorAll('svg')).toHaveLength(2)
  await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  await userEvent.tab()
  await waitFor(() => expect(link).toHaveFocus())
  await expect(getComputedStyle(link).outlineStyle).toBe('solid')
})

export const OnAPhone = meta.story({
  args: { compact: 'mobile' },
  globals: { viewport: { value: 'mobile' } },
  parameters: picturedIn('dark mobile', 'light mobile'),
})

OnAPhone.test('hides the wordmark and keeps its name', async ({ canvas }) => {
  const brand = canvas.getByRole('img', { name: 'Olympus' })
  const [mark, word] = brand.querySelectorAll('svg')
  await expect(mark?.checkVisibility()).toBe(true)
  await expect(word?.checkVisibility()).toBe(false)
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      <Brand {...args} />
      <Brand {...args} markSize={30} />
      <Brand {...args} markSize={40} />
      <Brand {...args} style={{ padding: 12, background: vars.color.surface3 }} />
    </div>
  ),
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('is drawn in the text color', async ({ canvas }) => {
  const brand = canvas.getByRole('img')
  const [, word] = brand.querySelectorAll('svg')
  await expect(word && getComputedStyle(word).fill).toBe(getComputedStyle(brand).color)
})
