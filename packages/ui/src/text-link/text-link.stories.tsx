import { expect, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { TextLink } from './text-link.tsx'

const meta = preview.meta({
  title: 'Actions/Text link',
  component: TextLink,
  args: { href: '#register', children: 'Register' },
})

export const Playground = meta.story()

Playground.test('is reachable by Tab and shows the keyboard focus', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const link = canvas.getByRole('link', { name: 'Register' })
  await waitFor(() => expect(link).toHaveFocus())
  await expect(getComputedStyle(link).outlineStyle).toBe('solid')
  await expect(getComputedStyle(link).outlineWidth).toBe('2px')
})

export const InSentence = meta.story({
  render: (args) => (
    <p>
      No account yet? <TextLink {...args} />
    </p>
  ),
})

InSentence.test('differs from the surrounding text without color', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline')
})

export const Quiet = meta.story({ args: { isQuiet: true, children: 'Terms of service' } })

Quiet.test('is tall enough to tap', async ({ canvas }) => {
  const link = canvas.getByRole('link')
  await expect(link).toHaveAttribute('data-quiet')
  await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

export const AsChild = meta.story({
  render: () => (
    <TextLink asChild className="mine">
      <a href="#contact" className="theirs">
        contact support
      </a>
    </TextLink>
  ),
})

AsChild.test('styles a router’s link', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'contact support' })
  await expect(link).toHaveAttribute('href', '#contact')
  await expect(link).toHaveClass('mine', 'theirs')
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <p>
        No account yet? <TextLink {...args} /> It takes a minute.
      </p>
      <TextLink href="#terms" isQuiet>
        Terms of service
      </TextLink>
    </div>
  ),
})

export const LongText = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: 260, justifyItems: 'start' }}>
      {Object.values(longTexts).flatMap((text) => [
        <p key={text}>
          <TextLink href="#long">{text}</TextLink>
        </p>,
        <TextLink key={`${text} quiet`} href="#long" isQuiet>
          {text}
        </TextLink>,
      ])}
    </div>
  ),
})

LongText.test('wraps inside its column', async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link'))
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(260)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps its underline in a sentence', async ({ canvas }) => {
  await hasForcedColors()
  const [inSentence] = canvas.getAllByRole('link')
  await expect(getComputedStyle(inSentence as Element).textDecorationLine).toBe('underline')
})
