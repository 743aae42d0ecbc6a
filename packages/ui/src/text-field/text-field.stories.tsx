import { Mail } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/icon.tsx'
import { TextField } from './text-field.tsx'

const meta = preview.meta({
  title: 'Fields/Text field',
  component: TextField,
  args: { label: 'Email', type: 'email', autoComplete: 'username' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()

Default.test('is named by its label and shows the focus', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Email' })
  await userEvent.tab()
  await expect(input).toHaveFocus()
  await expect(getComputedStyle(input.parentElement as Element).outlineWidth).toBe('2px')
})

export const WithIconAndHint = meta.story({
  args: {
    icon: <Icon icon={Mail} />,
    hint: 'We send the activation link there.',
    defaultValue: 'theron@example.com',
    size: 'lg',
  },
})

export const Optional = meta.story({ args: { labelNote: 'optional' } })

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'theron@example.com' } })

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'theron@example.com' } })

export const Invalid = meta.story({
  args: {
    defaultValue: 'theron@example',
    hint: 'We send the activation link there.',
    error: 'Enter an address such as name@example.com.',
  },
})

Invalid.test('ties hint and error to the input', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toBeInvalid()
  await expect(input).toHaveAccessibleDescription(
    'We send the activation link there. Enter an address such as name@example.com.',
  )
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

Controlled.test('takes the owner’s value', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox')
  await userEvent.type(input, 'a b')
  await expect(input).toHaveValue('ab')
})

export const LongText = meta.story({
  args: {
    label: 'Neue E-Mail-Adresse zur Bestätigung der Zwei-Faktor-Authentifizierung',
    labelNote: 'freiwillig',
    error: 'EineSehrLangeFehlermeldungOhneLeerzeichenDieTrotzdemUmbrechenMussWeilSieSonstÜberDenRandLäuft',
  },
})
