import { useState, type ComponentProps } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { TextField } from '../text-field/text-field.tsx'
import { OneTimeCode } from './one-time-code.tsx'

const meta = preview.meta({
  title: 'Forms/One-time code',
  component: OneTimeCode,
  args: {
    label: '6-digit code',
    hint: 'From your authenticator app.',
    name: 'code',
    onValueChange: fn(),
  },
})

export const Playground = meta.story()

Playground.test('accepts only digits, and at most six', async ({ canvas, args }) => {
  const user = await realUser()
  const input = canvas.getByRole('textbox', { name: '6-digit code' })
  await user.keyboard('{Tab}12a3 45')
  await expect(input).toHaveValue('12345')
  await user.keyboard('67')
  await expect(input).toHaveValue('123456')
  await expect(args.onValueChange).toHaveBeenCalledTimes(6)
})

Playground.test(
  'replaces the digit at the cursor, which the arrow keys, Home and End move',
  async ({ canvas }) => {
    const user = await realUser()
    const input = canvas.getByRole('textbox')
    await user.keyboard('{Tab}123456{Home}9')
    await expect(input).toHaveValue('923456')
    await user.keyboard('{ArrowRight}8')
    await expect(input).toHaveValue('928456')
    await user.keyboard('{End}{ArrowLeft}7')
    await expect(input).toHaveValue('928457')
  },
)

Playground.test(
  'deletes one digit with Backspace or Delete, and all with Ctrl+Backspace',
  async ({ canvas }) => {
    const user = await realUser()
    const input = canvas.getByRole('textbox')
    await user.keyboard('{Tab}123456{Backspace}')
    await expect(input).toHaveValue('12345')
    await user.keyboard('{Home}{Delete}')
    await expect(input).toHaveValue('2345')
    await user.keyboard('{Control>}{Backspace}{/Control}')
    await expect(input).toHaveValue('')
  },
)

Playground.test('continues typing at a pressed cell', async ({ canvas }) => {
  const user = await realUser()
  const input = canvas.getByRole('textbox')
  await user.keyboard('{Tab}123456')
  const { width } = input.getBoundingClientRect()
  await user.click(input, { position: { x: width * 0.25, y: 20 } })
  await user.keyboard('0')
  await expect(input).toHaveValue('103456')
})

Playground.test(
  'fills all cells from a paste, ignoring characters between the digits',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste('123 456')
    await expect(input).toHaveValue('123456')
  },
)

Playground.test('is one field that phones can fill from a message', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(input).toHaveAttribute('inputmode', 'numeric')
  await expect(input).toHaveAccessibleDescription('From your authenticator app.')
  fireEvent.change(input, { target: { value: '123456' } })
  await expect(input).toHaveValue('123456')
})

Playground.test('draws the focus ring around the next cell', async ({ canvas, canvasElement }) => {
  const user = await realUser()
  await user.keyboard('{Tab}12')
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  const current = canvasElement.querySelectorAll('[data-current]')
  await expect(current).toHaveLength(1)
  await expect(current[0]?.parentElement?.children[2]).toBe(current[0])
  await expect(getComputedStyle(current[0] as Element).outlineStyle).toBe('solid')
})

const onSubmit = fn()

export const InForm = meta.story({
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget).get('code'))
      }}
    >
      <OneTimeCode {...args} />
      <Button type="reset" tone="ghost">
        Empty
      </Button>
    </form>
  ),
  parameters: notPictured,
})

InForm.test('sends the form once, at the sixth digit', async () => {
  onSubmit.mockClear()
  const user = await realUser()
  await user.keyboard('{Tab}123456')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('123456'))
  await user.keyboard('6')
  await expect(onSubmit).toHaveBeenCalledOnce()
})

InForm.test('is emptied by a form reset', async ({ canvas, userEvent }) => {
  const user = await realUser()
  await user.keyboard('{Tab}123')
  await userEvent.click(canvas.getByRole('button', { name: 'Empty' }))
  await expect(canvas.getByRole('textbox')).toHaveValue('')
})

function Refused(props: ComponentProps<typeof OneTimeCode>) {
  const [error, setError] = useState<string>()
  const [hasNone, setHasNone] = useState(false)
  return (
    <form
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault()
        setError('This code is wrong or too old. Enter the one that is shown now.')
      }}
    >
      {hasNone ? (
        <TextField label="Backup code" autoFocus autoComplete="off" />
      ) : (
        <OneTimeCode {...props} error={error} />
      )}
      <Button tone="ghost" style={{ justifySelf: 'start' }} onClick={() => setHasNone(!hasNone)}>
        {hasNone ? 'Use the app' : 'Use a backup code'}
      </Button>
    </form>
  )
}

export const Refusal = meta.story({ render: (args) => <Refused {...args} /> })

Refusal.test('is emptied, focused and described by an error', async ({ canvas, canvasElement }) => {
  const user = await realUser()
  const input = canvas.getByRole('textbox')
  await user.keyboard('{Tab}111111')
  await waitFor(() => expect(input).toHaveValue(''))
  await waitFor(() => expect(input).toHaveFocus())
  await expect(input).toBeInvalid()
  await expect(input).toHaveAccessibleDescription(/This code is wrong/)
  const current = canvasElement.querySelector('[data-current]')
  await expect(current?.parentElement?.firstElementChild).toBe(current)
  await user.keyboard('2')
  await expect(input).toHaveValue('2')
})

Refusal.test('can be replaced by a plain field for a backup code', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use a backup code' }))
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Backup code' })).toHaveFocus())
})

export const Controlled = meta.story({ args: { value: '407' }, parameters: notPictured })

Controlled.test('shows its owner’s value and reports what was typed', async ({ canvas, args }) => {
  const user = await realUser()
  await user.keyboard('{Tab}{End}1')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('4071')
  await expect(canvas.getByRole('textbox')).toHaveValue('407')
})

export const Filled = meta.story({ args: { defaultValue: '407' } })
export const Invalid = meta.story({ args: { error: 'Enter all six digits.' } })
export const Disabled = meta.story({ args: { defaultValue: '407', disabled: true } })

Disabled.test('accepts no input', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toBeDisabled()
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <OneTimeCode {...args} />
      <OneTimeCode {...args} label="Begun" defaultValue="4071" />
      <OneTimeCode {...args} label="Full" defaultValue="407112" />
      <OneTimeCode {...args} label="Invalid" error="This code is wrong or too old." />
      <OneTimeCode {...args} label="Disabled" defaultValue="4071" disabled />
    </div>
  ),
})

export const LongText = meta.story({
  args: { label: longTexts.german, hint: longTexts.chinese, error: longTexts.unbroken },
  render: (args) => (
    <div style={{ width: 288 }}>
      <OneTimeCode {...args} />
    </div>
  ),
})

LongText.test('keeps six cells inside its column', async ({ canvas, canvasElement }) => {
  const cells = canvas.getByRole('textbox').nextElementSibling as HTMLElement
  await expect(cells.children).toHaveLength(6)
  await staysInside(cells, 288)
  for (const cell of cells.children)
    await expect(cell.getBoundingClientRect().width).toBeGreaterThanOrEqual(32)
  await staysInside(canvasElement)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test(
  'keeps the edges of the cells and the ring of the current one',
  async ({ canvasElement }) => {
    const user = await realUser()
    await user.keyboard('{Tab}')
    const cell = canvasElement.querySelector('[data-current]') as Element
    await hasEdge(cell)
    await expect(getComputedStyle(cell).outlineStyle).toBe('solid')
  },
)
