import { LockKeyhole } from 'lucide-react'
import { expect, fn } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { PasswordField } from './password-field.tsx'

const meta = preview.meta({
  title: 'Fields/Password field',
  component: PasswordField,
  args: {
    label: 'Password',
    showLabel: 'Show the password',
    hideLabel: 'Hide the password',
    shownMessage: 'Your password is shown',
    hiddenMessage: 'Your password is hidden',
    defaultValue: 'olympus-mount',
    autoComplete: 'current-password',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()

Default.test('shows and hides, and keeps focus and selection', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Password')
  input.focus()
  input.setSelectionRange(2, 5)
  await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }))
  await expect(input).toHaveAttribute('type', 'text')
  await expect(input).toHaveFocus()
  await expect([input.selectionStart, input.selectionEnd]).toEqual([2, 5])
  await expect(await canvas.findByRole('button', { name: 'Hide the password' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Hide the password' }))
  await expect(input).toHaveAttribute('type', 'password')
})

export const WithLink = meta.story({
  args: {
    size: 'lg',
    icon: <Icon icon={LockKeyhole} />,
    labelEnd: <TextLink href="#forgot">Forgot your password?</TextLink>,
  },
})

export const InForm = meta.story({
  render: (args) => (
    <form onSubmit={fn((event) => event.preventDefault())}>
      <PasswordField {...args} />
      <Button type="submit">Log in</Button>
    </form>
  ),
})

InForm.test('is hidden again when the form is sent', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText('Password')
  await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }))
  await expect(input).toHaveAttribute('type', 'text')
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
  await expect(input).toHaveAttribute('type', 'password')
})

export const Invalid = meta.story({ args: { error: 'At least 8 characters.' } })

export const Disabled = meta.story({ args: { disabled: true } })
