import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { TextLink } from '../text-link/text-link.tsx'
import { PasswordField } from './password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'

const meta = preview.meta({
  title: 'Forms/Password field',
  component: PasswordField,
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    shownMessage: 'Your password is shown',
    hiddenMessage: 'Your password is hidden',
    defaultValue: 'olympus-mount',
    autoComplete: 'current-password',
  },
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

Playground.test('shows and hides, and keeps focus and selection', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Password')
  input.focus()
  input.setSelectionRange(2, 5)
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
  await expect(input).toHaveAttribute('type', 'text')
  await waitFor(() => expect(input).toHaveFocus())
  await expect([input.selectionStart, input.selectionEnd]).toEqual([2, 5])
  await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
  await expect(input).toHaveAttribute('type', 'password')
})

Playground.test('announces that it is shown and that it is hidden', async ({ canvas, userEvent }) => {
  const spoken = () => document.querySelector('[data-live-announcer] [aria-live=polite]')
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
  await waitFor(() => expect(spoken()).toHaveTextContent('Your password is shown'))
  await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
  await waitFor(() => expect(spoken()).toHaveTextContent('Your password is hidden'))
})

Playground.test('can be shown from the keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
})

Playground.test('is hidden again when the page comes back from history', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password'))
})

Playground.test('turns off spell checking and capitalization', async ({ canvas }) => {
  const input = canvas.getByLabelText('Password')
  await expect(input).toHaveAttribute('autocapitalize', 'none')
  await expect(input).toHaveAttribute('spellcheck', 'false')
  await expect(input).toHaveAttribute('autocomplete', 'current-password')
})

export const WithLink = meta.story({
  args: {
    size: 'lg',
    icon: <Icon icon={LockKeyhole} />,
    labelEnd: <TextLink href="#forgot">Forgot your password?</TextLink>,
  },
})

const strengthOf = ({ length }: string) => {
  if (length === 0) return { level: 0, word: '' } as const
  if (length < 12) return { level: 1, word: 'Too short' } as const
  return length < 18 ? ({ level: 3, word: 'Good' } as const) : ({ level: 4, word: 'Strong' } as const)
}

export const WithStrength = meta.story({
  args: { autoComplete: 'new-password', hint: 'At least 12 characters. A few unrelated words are best.' },
  render: function NewPassword({ defaultValue: _, ...args }) {
    const [value, setValue] = useState('')
    return (
      <PasswordField
        {...args}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        below={<PasswordStrength label="Password strength" {...strengthOf(value)} />}
      />
    )
  },
})

WithStrength.test('shows a growing strength while typing', async ({ canvas, userEvent }) => {
  const meter = canvas.getByRole('meter', { name: 'Password strength' })
  await expect(meter).toHaveAttribute('value', '0')
  await userEvent.type(canvas.getByLabelText('Password'), 'olympus')
  await expect(meter).toHaveAttribute('aria-valuetext', 'Too short')
  await userEvent.keyboard(' mount at dawn')
  await expect(meter).toHaveAttribute('aria-valuetext', 'Strong')
})

export const InForm = meta.story({
  render: (args) => (
    <form onSubmit={fn((event) => event.preventDefault())} style={{ display: 'grid', gap: 16 }}>
      <PasswordField {...args} />
      <Button type="submit">Log in</Button>
    </form>
  ),
})

InForm.test('is hidden again when the form is sent', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText('Password')
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
  await expect(input).toHaveAttribute('type', 'text')
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
  await expect(input).toHaveAttribute('type', 'password')
})

export const Invalid = meta.story({ args: { error: 'Use at least 12 characters.' } })

Invalid.test('is described by its error', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Use at least 12 characters.')
})

export const Disabled = meta.story({ args: { disabled: true } })

Disabled.test('cannot be shown', async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toBeDisabled()
})

const column = { display: 'grid', gap: 16 } as const

export const AllVariants = meta.story({
  render: (args) => (
    <div style={column}>
      <PasswordField {...args} label="Rest" hint="Needed to set a new password" />
      <PasswordField {...args} label="Large" size="lg" icon={<Icon icon={LockKeyhole} />} />
      <PasswordField
        {...args}
        label="With its strength"
        below={<PasswordStrength label="Password strength" level={3} word="Good" />}
        hint="A longer one is even better."
      />
      <PasswordField {...args} label="Invalid" error="Use at least 12 characters." />
      <PasswordField {...args} label="Disabled" disabled />
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ ...column, width: 260 }}>
      {Object.values(longTexts).map((text) => (
        <PasswordField key={text} {...args} label={text} hint={text} error={text} defaultValue={text} />
      ))}
    </div>
  ),
})

LongText.test('stays inside its column and keeps the button in view', async ({ canvas }) => {
  for (const button of canvas.getAllByRole('button')) {
    const column = button.closest('[style*="260"]') as HTMLElement
    await staysInside(column, 260)
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(
      column.getBoundingClientRect().right,
    )
  }
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps an edge around every field and every button', async ({ canvas }) => {
  for (const button of canvas.getAllByRole('button')) {
    await hasEdge(button)
    await hasEdge(button.parentElement)
  }
})
