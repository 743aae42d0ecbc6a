import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Callout } from '../callout/callout.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { TextField } from '../text-field/text-field.tsx'
import type { FormError } from './error-summary.tsx'
import { Form, type FormProps } from './form.tsx'

const errorsOf = (data: FormData): FormError[] => [
  ...(data.get('username') === '' ? [{ fieldId: 'username', message: 'Choose a username' }] : []),
  ...(data.get('email') === '' ? [{ fieldId: 'email', message: 'Enter your email' }] : []),
]

const messageFor = (errors: readonly FormError[], fieldId: string) =>
  errors.find((error) => error.fieldId === fieldId)?.message

function Registration({ errors: initial = [], ...props }: FormProps) {
  const [errors, setErrors] = useState(initial)
  const markCorrected = (fieldId: string) => () =>
    setCorrected((fieldIds) => (fieldIds.includes(fieldId) ? fieldIds : [...fieldIds, fieldId]))
  const [corrected, setCorrected] = useState<readonly string[]>([])
  const errorOf = (fieldId: string) => !corrected.includes(fieldId) && messageFor(errors, fieldId)
  return (
    <Form
      {...props}
      errors={errors}
      onSubmit={(event) => {
        setCorrected([])
        setErrors(errorsOf(new FormData(event.currentTarget)))
        props.onSubmit(event)
      }}
    >
      <TextField
        id="username"
        name="username"
        label="Username"
        autoComplete="username"
        error={errorOf('username')}
        onChange={markCorrected('username')}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        error={errorOf('email')}
        onChange={markCorrected('email')}
      />
      <Checkbox name="terms">I accept the terms</Checkbox>
      <Button type="submit" tone="primary" isPending={props.isPending}>
        Register
      </Button>
    </Form>
  )
}

const meta = preview.meta({
  title: 'Forms/Form',
  component: Form,
  args: { onSubmit: fn(), errorTitle: 'There are 2 problems', children: 'Fields' },
  render: (args) => <Registration {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('shows a summary with links to the fields', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
  const summary = await canvas.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  await expect(summary).toHaveTextContent('There are 2 problems')
  await userEvent.click(canvas.getByRole('link', { name: 'Enter your email' }))
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus())
})

Playground.test('focuses the only field with an error, without a summary', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'Theron{Enter}')
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus())
  await expect(canvas.queryByRole('alert')).toBeNull()
})

Playground.test('keeps the typed values and can be submitted again', async ({ canvas, userEvent, args }) => {
  const username = canvas.getByRole('textbox', { name: 'Username' })
  await userEvent.type(username, 'Theron{Enter}')
  await expect(username).toHaveValue('Theron')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'theron@example.com{Enter}')
  await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  await expect(canvas.getByRole('button', { name: 'Register' })).toBeEnabled()
})

Playground.test('marks a field only after submission and until it changes', async ({ canvas, userEvent }) => {
  const username = canvas.getByRole('textbox', { name: 'Username' })
  await userEvent.click(username)
  await userEvent.tab()
  await expect(username).toBeValid()
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(username).toBeInvalid())
  await userEvent.type(username, 'T')
  await expect(username).toBeValid()
})

export const Refused = meta.story({ args: { errors: [{ message: 'Username already taken' }] } })

Refused.test(
  'shows an error without a field alone and keeps the typed values',
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Username already taken'))
    await expect(canvas.queryByRole('link')).toBeNull()
    const username = canvas.getByRole('textbox', { name: 'Username' })
    await userEvent.type(username, 'Theron{Enter}')
    await expect(username).toHaveValue('Theron')
  },
)

export const UnknownField = meta.story({
  args: { errors: [{ fieldId: 'captcha', message: 'Confirm that you are no machine' }] },
})

UnknownField.test('shows errors about fields that it does not have', async ({ canvas }) => {
  const summary = await canvas.findByRole('alert')
  await expect(summary).toHaveTextContent('Confirm that you are no machine')
  await waitFor(() => expect(summary).toHaveFocus())
})

export const OtherField = meta.story({
  args: { errors: [{ fieldId: 'code', message: 'Enter the code' }] },
  render: function OtherFields(args) {
    const [isBackup, setIsBackup] = useState(false)
    return (
      <Form {...args}>
        {isBackup ? <TextField id="backup" label="Backup code" /> : <TextField id="code" label="Code" />}
        <Button onClick={() => setIsBackup(true)}>Use a backup code</Button>
      </Form>
    )
  },
})

OtherField.test('leaves the focus alone when the field of its error goes', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus())
  await userEvent.click(canvas.getByRole('button'))
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter the code')
  await expect(canvas.getByRole('button')).toHaveFocus()
})

export const TwoProblems = meta.story({
  args: {
    errors: [
      { fieldId: 'username', message: 'Choose a username' },
      { fieldId: 'email', message: 'Enter your email' },
    ],
  },
})

TwoProblems.test('scrolls the label into view, not only the field', async ({ canvas, userEvent }) => {
  const label = canvas.getByText('Email')
  const scroll = fn<() => void>()
  label.scrollIntoView = scroll
  await userEvent.click(await canvas.findByRole('link', { name: 'Enter your email' }))
  await expect(scroll).toHaveBeenCalled()
})

export const Pending = meta.story({ args: { isPending: true } })

Pending.test(
  'is not submitted twice, and its button keeps the focus',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'Theron{Enter}')
    const button = canvas.getByRole('button', { name: 'Register' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
)

export const Answered = meta.story({
  render: function Refusal(args) {
    const [state, setState] = useState<'idle' | 'pending' | 'refused'>('idle')
    return (
      <div style={{ height: 220, overflow: 'auto' }}>
        <Form
          {...args}
          isPending={state === 'pending'}
          onSubmit={() => {
            setState('pending')
            setTimeout(() => setState('refused'))
          }}
        >
          <TextField label="Email" />
          {state === 'refused' && (
            <Callout tone="danger" role="alert">
              Too many attempts. Wait a moment and try again.
            </Callout>
          )}
          <TextField label="Password" />
          <Button type="submit" isPending={state === 'pending'}>
            Log in
          </Button>
        </Form>
      </div>
    )
  },
})

Answered.test(
  'keeps the pressed button in view when the response pushes it down',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Log in' })
    await userEvent.click(button)
    await canvas.findByRole('alert')
    const frame = button.closest('[style*="220"]') as HTMLElement
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.getBoundingClientRect().bottom),
    )
  },
)

export const ConfirmedTwice = meta.story({
  render: function NewEmail(args) {
    const [first, setFirst] = useState('')
    const [error, setError] = useState('')
    return (
      <Form {...args}>
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          onChange={(event) => setFirst(event.target.value)}
        />
        <TextField
          label="New email again"
          type="email"
          autoComplete="email"
          error={error}
          onChange={() => setError('')}
          onBlur={({ target }) => setError(target.value === first ? '' : 'The two addresses differ.')}
        />
        <Button type="submit">Change email</Button>
      </Form>
    )
  },
})

ConfirmedTwice.test(
  'compares both fields when the second loses focus and shows the error there',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'New email' }), 'theron@example.com')
    const second = canvas.getByRole('textbox', { name: 'New email again' })
    await userEvent.type(second, 'theron@example.org')
    await expect(second).toBeValid()
    await userEvent.tab()
    await expect(second).toHaveAccessibleDescription('The two addresses differ.')
    await expect(canvas.getByRole('textbox', { name: 'New email' })).toBeValid()
  },
)

export const AllVariants = meta.story({ ...TwoProblems.input })

export const LongText = meta.story({
  args: {
    errorTitle: longTexts.german,
    errors: Object.values(longTexts).map((message) => ({ fieldId: 'email', message })),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
})

LongText.test('wraps its summary', async ({ canvas }) => {
  await canvas.findByRole('alert')
  const column = canvas.getByRole('alert').closest('[style*="260"]') as HTMLElement
  await staysInside(column, 260)
})

export const HighContrast = meta.story({ ...TwoProblems.input, parameters: highContrast })

HighContrast.test('keeps a border around the summary and a focus ring', async ({ canvas }) => {
  const summary = await canvas.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  await hasEdge(summary)
  await hasEdge(canvas.getAllByRole('textbox').map((field) => field.parentElement))
})
