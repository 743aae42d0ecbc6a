import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { FormError } from './error-summary.tsx'
import { Form, type FormProps } from './form.tsx'

const errorsOf = (data: FormData): FormError[] => [
  ...(data.get('username') === '' ? [{ fieldId: 'username', message: 'Choose a username' }] : []),
  ...(data.get('email') === '' ? [{ fieldId: 'email', message: 'Enter your email' }] : []),
]

const messageFor = (errors: readonly FormError[], fieldId: string) =>
  errors.find((error) => error.fieldId === fieldId)?.message

function Registration(props: FormProps) {
  const [errors, setErrors] = useState(props.errors ?? [])
  return (
    <Form
      {...props}
      errors={errors}
      errorTitle="There are 2 problems"
      onSubmit={(event) => {
        setErrors(errorsOf(new FormData(event.currentTarget)))
        props.onSubmit(event)
      }}
    >
      <TextField id="username" name="username" label="Username" error={messageFor(errors, 'username')} />
      <TextField id="email" name="email" label="Email" error={messageFor(errors, 'email')} />
      <Checkbox name="terms">I accept the terms</Checkbox>
      <Button type="submit" tone="primary" isPending={props.isPending}>
        Register
      </Button>
    </Form>
  )
}

const meta = preview.meta({
  title: 'Fields/Form',
  component: Form,
  args: { onSubmit: fn() },
  render: (args) => <Registration {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()

Default.test('shows a summary that leads to the fields', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
  const summary = await canvas.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  await userEvent.click(canvas.getByRole('link', { name: 'Enter your email' }))
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
})

Default.test('focuses the only field with an error', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'Theron{Enter}')
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus())
  await expect(canvas.queryByRole('alert')).toBeNull()
})

export const Refused = meta.story({ args: { errors: [{ message: 'Username already taken' }] } })

Refused.test('keeps what was typed', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Username already taken')
  const username = canvas.getByRole('textbox', { name: 'Username' })
  await userEvent.type(username, 'Theron{Enter}')
  await expect(username).toHaveValue('Theron')
})

export const Pending = meta.story({ args: { isPending: true } })

Pending.test('is not sent twice', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'Theron{Enter}')
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
  await expect(args.onSubmit).not.toHaveBeenCalled()
})
