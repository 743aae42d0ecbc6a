import { expect, fn } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { TextLink } from '../text-link/text-link.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = preview.meta({
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Remember my email', onChange: fn() },
})

export const Playground = meta.story()

Playground.test('toggles with the label and the space bar, and not with Enter', async ({ canvas, args }) => {
  const user = await realUser()
  const box = canvas.getByRole('checkbox', { name: 'Remember my email' })
  await user.click(canvas.getByText('Remember my email'))
  await expect(box).toBeChecked()
  await user.keyboard(' ')
  await expect(box).not.toBeChecked()
  await user.keyboard('{Enter}')
  await expect(box).not.toBeChecked()
  await expect(args.onChange).toHaveBeenCalledTimes(2)
})

Playground.test('shows a focus ring for keyboard users', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const { outlineStyle, outlineWidth } = getComputedStyle(canvas.getByRole('checkbox'))
  await expect(`${outlineStyle} ${outlineWidth}`).toBe('solid 2px')
})

Playground.test('has a target at least 24 px high', async ({ canvas }) => {
  const row = canvas.getByText('Remember my email').closest('label') as HTMLElement
  await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

export const Ticked = meta.story({ args: { defaultChecked: true } })

Ticked.test('resets with its form', async ({ canvas, canvasElement }) => {
  const box = canvas.getByRole('checkbox')
  const form = document.createElement('form')
  form.id = 'around'
  canvasElement.append(form)
  box.setAttribute('form', 'around')
  box.click()
  await expect(box).not.toBeChecked()
  form.reset()
  await expect(box).toBeChecked()
  form.remove()
})

export const Indeterminate = meta.story({ args: { isIndeterminate: true, children: 'All characters' } })

Indeterminate.test('is partially checked, and a press still checks it', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox')
  await expect(box).toBePartiallyChecked()
  await userEvent.click(box)
  await expect(box).toBeChecked()
})

export const Controlled = meta.story({ args: { checked: true } })

Controlled.test('follows its controlled value', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('checkbox')
  await userEvent.click(box)
  await expect(args.onChange).toHaveBeenCalledTimes(1)
  await expect(box).toBeChecked()
})

export const WithHint = meta.story({ args: { hint: 'Fills in the address next time, never the password.' } })

WithHint.test('is described by its hint', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
    'Fills in the address next time, never the password.',
  )
})

export const Disabled = meta.story({ args: { disabled: true } })

Disabled.test('cannot be toggled', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('Remember my email'))
  await expect(args.onChange).not.toHaveBeenCalled()
})

export const Invalid = meta.story({
  args: {
    required: true,
    children: (
      <>
        I accept the <TextLink href="#terms">terms and conditions</TextLink>.
      </>
    ),
    error: 'Please accept the terms and conditions',
  },
})

Invalid.test('is described by its error', async ({ canvas }) => {
  const box = canvas.getByRole('checkbox')
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await expect(box).toHaveAccessibleDescription('Please accept the terms and conditions')
})

Invalid.test('is not checked by a click on a link in its label', async ({ canvas, args }) => {
  const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'terms and conditions' })
  // Following a real link would navigate the test page away.
  link.href = 'javascript:void 0'
  link.click()
  await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  await expect(args.onChange).not.toHaveBeenCalled()
})

const column = { display: 'grid', gap: 16, justifyItems: 'start' } as const

export const AllVariants = meta.story({
  render: (args) => (
    <div style={column}>
      <Checkbox {...args}>Rest</Checkbox>
      <Checkbox {...args} defaultChecked>
        Ticked
      </Checkbox>
      <Checkbox {...args} isIndeterminate>
        Some of them
      </Checkbox>
      <Checkbox {...args} hint="Fills in the address next time, never the password.">
        With a hint
      </Checkbox>
      <Checkbox {...args} error="Please accept the terms and conditions">
        Invalid
      </Checkbox>
      <Checkbox {...args} disabled>
        Disabled
      </Checkbox>
      <Checkbox {...args} disabled defaultChecked>
        Disabled and ticked
      </Checkbox>
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ ...column, width: 260 }}>
      {Object.values(longTexts).map((text) => (
        <Checkbox key={text} {...args} hint={text} error={text}>
          {text}
        </Checkbox>
      ))}
    </div>
  ),
})

LongText.test('wraps inside its column and keeps its box square', async ({ canvas, canvasElement }) => {
  // A line break inside a ligature can overflow by a few pixels.
  await expect((canvasElement.firstElementChild as HTMLElement).scrollWidth).toBeLessThanOrEqual(268)
  for (const box of canvas.getAllByRole('checkbox')) {
    const { width, height } = box.getBoundingClientRect()
    await expect([width, height]).toEqual([20, 20])
  }
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps the border of every box and the check mark', async ({ canvas }) => {
  await hasEdge(canvas.getAllByRole('checkbox'))
  const ticked = canvas.getByRole('checkbox', { name: 'Ticked' })
  const mark = getComputedStyle(ticked, '::after').borderBottomColor
  await expect(mark).not.toBe(getComputedStyle(ticked).backgroundColor)
})
