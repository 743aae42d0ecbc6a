import { expect, fn } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { Switch } from './switch.tsx'

const meta = preview.meta({
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'Mail me about sign-ins', onChange: fn() },
})

export const Playground = meta.story()

Playground.test('turns on and off with its label and the space bar', async ({ canvas, args }) => {
  const user = await realUser()
  const control = canvas.getByRole('switch', { name: 'Mail me about sign-ins' })
  await user.click(canvas.getByText('Mail me about sign-ins'))
  await expect(control).toBeChecked()
  await user.keyboard(' ')
  await expect(control).not.toBeChecked()
  await expect(args.onChange).toHaveBeenCalledTimes(2)
})

Playground.test('shows the keyboard focus', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const { outlineStyle, outlineWidth } = getComputedStyle(canvas.getByRole('switch'))
  await expect(`${outlineStyle} ${outlineWidth}`).toBe('solid 2px')
})

Playground.test('is 40 by 24 px in a row that is at least as tall', async ({ canvas }) => {
  const control = canvas.getByRole('switch')
  const { width, height } = control.getBoundingClientRect()
  await expect([width, height]).toEqual([40, 24])
  await expect(control.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

export const On = meta.story({ args: { defaultChecked: true } })

On.test('has its thumb at the other end', async ({ canvas }) => {
  await expect(new DOMMatrix(getComputedStyle(canvas.getByRole('switch'), '::after').transform).e).toBe(16)
})

export const Controlled = meta.story({ args: { checked: false } })

Controlled.test('keeps its owner’s value', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('switch'))
  await expect(args.onChange).toHaveBeenCalledTimes(1)
  await expect(canvas.getByRole('switch')).not.toBeChecked()
})

export const WithHint = meta.story({ args: { hint: 'Each time someone logs in from a new device.' } })

WithHint.test('is described by its hint', async ({ canvas }) => {
  await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
    'Each time someone logs in from a new device.',
  )
})

export const Invalid = meta.story({ args: { error: 'The server could not save this. Try again.' } })

Invalid.test('is described by its error', async ({ canvas }) => {
  const control = canvas.getByRole('switch')
  await expect(control).toBeInvalid()
  await expect(control).toHaveAccessibleDescription('The server could not save this. Try again.')
})

export const Disabled = meta.story({ args: { disabled: true } })

Disabled.test('does not change', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('Mail me about sign-ins'))
  await expect(args.onChange).not.toHaveBeenCalled()
})

const column = { display: 'grid', gap: 16, justifyItems: 'start' } as const

export const AllVariants = meta.story({
  render: (args) => (
    <div style={column}>
      <Switch {...args}>Off</Switch>
      <Switch {...args} defaultChecked>
        On
      </Switch>
      <Switch {...args} hint="Each time someone logs in from a new device.">
        With a hint
      </Switch>
      <Switch {...args} error="The server could not save this. Try again.">
        Invalid
      </Switch>
      <Switch {...args} disabled>
        Disabled
      </Switch>
      <Switch {...args} disabled defaultChecked>
        Disabled and on
      </Switch>
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ ...column, width: 260 }}>
      {Object.values(longTexts).map((text) => (
        <Switch key={text} {...args} hint={text}>
          {text}
        </Switch>
      ))}
    </div>
  ),
})

LongText.test('wraps inside its column and keeps its shape', async ({ canvas, canvasElement }) => {
  await staysInside(canvasElement.firstElementChild, 260)
  for (const control of canvas.getAllByRole('switch'))
    await expect(control.getBoundingClientRect().width).toBe(40)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps its edge and a visible thumb', async ({ canvas }) => {
  for (const control of canvas.getAllByRole('switch')) {
    const { borderTopWidth, backgroundColor } = getComputedStyle(control)
    await expect(borderTopWidth).toBe('1px')
    await expect(getComputedStyle(control, '::after').backgroundColor).not.toBe(backgroundColor)
  }
})
