import { Mail } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/icon.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { TextField } from './text-field.tsx'

const meta = preview.meta({
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'Email', type: 'email', autoComplete: 'username', onChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: ['md', 'lg'] } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('is named by its label and shows the focus around the whole field', async ({ canvas }) => {
  const user = await realUser()
  await user.click(canvas.getByText('Email'))
  const input = canvas.getByRole('textbox', { name: 'Email' })
  await waitFor(() => expect(input).toHaveFocus())
  const { outlineStyle, outlineWidth } = getComputedStyle(input.parentElement as Element)
  await expect(`${outlineStyle} ${outlineWidth}`).toBe('solid 2px')
})

Playground.test('supports autofill and reports each change', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toHaveAttribute('autocomplete', 'username')
  await userEvent.type(input, 'abc')
  await expect(args.onChange).toHaveBeenCalledTimes(3)
})

Playground.test('has 16 px text on a phone, so that the page does not zoom', async ({ canvas }) => {
  const isMobile = matchMedia('(max-width: 860px)').matches
  await expect(getComputedStyle(canvas.getByRole('textbox')).fontSize).toBe(isMobile ? '16px' : '14px')
})

export const WithIconAndHint = meta.story({
  args: {
    icon: <Icon icon={Mail} />,
    hint: 'We will send the activation link there.',
    defaultValue: 'theron@example.com',
    size: 'lg',
  },
})

WithIconAndHint.test('is 44 px high and described by its hint', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toHaveAccessibleDescription('We will send the activation link there.')
  await expect(input.parentElement?.getBoundingClientRect().height).toBe(44)
})

export const Optional = meta.story({ args: { labelNote: 'optional' } })

Optional.test('includes the note in its name', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Email optional' })).toBeVisible()
})

export const Required = meta.story({ args: { required: true } })

Required.test('is not invalid before the player types', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toBeRequired()
  await expect(input).toHaveAttribute('aria-invalid', 'false')
})

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'theron@example.com' } })

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'theron@example.com' } })

ReadOnly.test('can be focused and copied from, but not changed', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const input = canvas.getByRole('textbox')
  await waitFor(() => expect(input).toHaveFocus())
  await userEvent.keyboard('x')
  await expect(input).toHaveValue('theron@example.com')
})

export const Invalid = meta.story({
  args: {
    defaultValue: 'theron@example',
    hint: 'We will send the activation link there.',
    error: 'Enter an address such as name@example.com.',
    'aria-describedby': 'of-the-caller',
  },
  render: (args) => (
    <>
      <TextField {...args} />
      <p id="of-the-caller">Step 1 of 2</p>
    </>
  ),
})

Invalid.test('describes the input by the caller’s description, then hint and error', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toBeInvalid()
  await expect(input).toHaveAccessibleDescription(
    'Step 1 of 2 We will send the activation link there. Enter an address such as name@example.com.',
  )
})

Invalid.test('has an icon beside the text, not color alone', async ({ canvas }) => {
  const error = canvas.getByText('Enter an address such as name@example.com.').parentElement
  await expect(error?.querySelector('svg')).toBeVisible()
})

export const Controlled = meta.story({
  args: { label: 'Username', type: 'text' },
  render: function ControlledField(args) {
    const [value, setValue] = useState('')
    return (
      <TextField
        {...args}
        value={value}
        onChange={(event) => setValue(event.target.value.replaceAll(' ', ''))}
      />
    )
  },
})

Controlled.test('shows the owner’s value', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox')
  await userEvent.type(input, 'a b')
  await expect(input).toHaveValue('ab')
})

const column = { display: 'grid', gap: 16 } as const

export const AllVariants = meta.story({
  render: (args) => (
    <div style={column}>
      <TextField {...args} label="Rest" placeholder="name@example.com" />
      <TextField {...args} label="Filled" defaultValue="theron@example.com" icon={<Icon icon={Mail} />} />
      <TextField {...args} label="Optional, with a hint" labelNote="optional" hint="Kept to ourselves." />
      <TextField {...args} label="Invalid" defaultValue="theron@example" error="Invalid email" />
      <TextField {...args} label="Read only" readOnly defaultValue="theron@example.com" />
      <TextField {...args} label="Disabled" disabled defaultValue="theron@example.com" />
      <TextField {...args} label="Large" size="lg" defaultValue="theron@example.com" />
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ ...column, width: 260 }}>
      {Object.values(longTexts).map((text) => (
        <TextField
          key={text}
          {...args}
          type="text"
          label={text}
          labelNote={text}
          hint={text}
          error={text}
          defaultValue={text}
        />
      ))}
    </div>
  ),
})

LongText.test('wraps everything but the value inside its column', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('textbox')
  const column = first?.closest('[style*="260"]') as HTMLElement
  await staysInside(column, 260)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps an edge around every field, and an outline in focus', async ({ canvas }) => {
  await hasEdge(canvas.getAllByRole('textbox').map((input) => input.parentElement))
  const rest = canvas.getByRole('textbox', { name: 'Rest' })
  rest.focus()
  await expect(getComputedStyle(rest.parentElement as Element).outlineWidth).toBe('2px')
})
