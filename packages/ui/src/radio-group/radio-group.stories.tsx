import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { Radio, RadioGroup, type RadioGroupProps } from './radio-group.tsx'

const topics = (
  <>
    <Radio value="payment">Payment</Radio>
    <Radio value="account">My account</Radio>
    <Radio value="bug" isDisabled>
      A bug in the game
    </Radio>
    <Radio value="other">Something else</Radio>
  </>
)

const meta = preview.meta({
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: { label: 'What is it about?', children: topics, onValueChange: fn() },
  argTypes: { orientation: { control: 'inline-radio', options: ['vertical', 'horizontal'] } },
})

export const Playground = meta.story()

Playground.test('is one tab stop, and the arrow keys skip disabled radios', async ({ canvas, args }) => {
  const user = await realUser()
  await user.keyboard('{Tab}')
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Payment' })).toHaveFocus())
  await user.keyboard(' ')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await expect(canvas.getByRole('radio', { name: 'Something else' })).toBeChecked()
  await user.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('radio', { name: 'Payment' })).toBeChecked()
  await expect(args.onValueChange).toHaveBeenLastCalledWith('payment')
  await user.keyboard('{Tab}')
  for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toHaveFocus()
})

Playground.test('can be chosen by its label, in a row of at least 24 px', async ({ canvas, userEvent }) => {
  const label = canvas.getByText('My account')
  await userEvent.click(label)
  await expect(canvas.getByRole('radio', { name: 'My account' })).toBeChecked()
  await expect(label.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

Playground.test('is named by its label and shows the keyboard focus', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'What is it about?' })).toBeVisible()
  await userEvent.tab()
  const { outlineStyle, outlineWidth } = getComputedStyle(canvas.getByRole('radio', { name: 'Payment' }))
  await expect(`${outlineStyle} ${outlineWidth}`).toBe('solid 2px')
})

export const Chosen = meta.story({ args: { defaultValue: 'account' } })

export const Horizontal = meta.story({ args: { orientation: 'horizontal', defaultValue: 'payment' } })

Horizontal.test('moves with the horizontal arrow keys too', async ({ canvas }) => {
  const user = await realUser()
  await user.keyboard('{Tab}{ArrowRight}')
  await expect(canvas.getByRole('radio', { name: 'My account' })).toBeChecked()
  await user.keyboard('{ArrowLeft}')
  await expect(canvas.getByRole('radio', { name: 'Payment' })).toBeChecked()
})

export const WithHints = meta.story({
  args: {
    hint: 'It goes to the people who know most about it.',
    labelNote: 'optional',
    children: (
      <>
        <Radio value="payment" hint="Charges, refunds, missing coins">
          Payment
        </Radio>
        <Radio value="account" hint="Access, email, two-factor login">
          My account
        </Radio>
      </>
    ),
  },
})

WithHints.test('describes the group and each radio', async ({ canvas }) => {
  await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
    'It goes to the people who know most about it.',
  )
  await expect(canvas.getByRole('radio', { name: 'Payment' })).toHaveAccessibleDescription(
    'Charges, refunds, missing coins',
  )
})

export const Invalid = meta.story({ args: { isRequired: true, error: 'Choose what it is about.' } })

Invalid.test('describes the group by its error', async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup')
  await expect(group).toBeInvalid()
  await expect(group).toBeRequired()
  await expect(group).toHaveAccessibleDescription('Choose what it is about.')
})

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'payment' } })

Disabled.test('cannot be chosen', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('My account'))
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

function Owned(props: RadioGroupProps) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <>
      <RadioGroup {...props} value={value} onValueChange={setValue} />
      <Button onClick={() => setValue(null)}>None of them</Button>
    </>
  )
}

export const Controlled = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Owned {...args} />
    </div>
  ),
})

Controlled.test('shows its owner’s value, even if it is null', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Payment'))
  await expect(canvas.getByRole('radio', { name: 'Payment' })).toBeChecked()
  await userEvent.click(canvas.getByRole('button', { name: 'None of them' }))
  for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
})

export const InForm = meta.story({
  args: { name: 'topic', defaultValue: 'payment' },
  render: (args) => (
    <form aria-label="Contact" style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <RadioGroup {...args} />
      <Button type="reset">Start again</Button>
    </form>
  ),
})

InForm.test(
  'is sent under its name and returns to its first choice on reset',
  async ({ canvas, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('topic')
    await userEvent.click(canvas.getByText('Something else'))
    await expect(sent()).toBe('other')
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(sent()).toBe('payment')
  },
)

const columns = { display: 'flex', flexWrap: 'wrap', gap: 40 } as const

export const AllVariants = meta.story({
  render: (args) => (
    <div style={columns}>
      <RadioGroup {...args} label="Vertical" defaultValue="payment" />
      <RadioGroup {...args} label="Invalid" error="Choose what it is about." />
      <RadioGroup {...args} label="Disabled" isDisabled defaultValue="account" />
      <RadioGroup
        {...args}
        label="Horizontal"
        hint="It goes to the people who know most about it."
        orientation="horizontal"
        defaultValue="other"
      />
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ width: 260 }}>
      <RadioGroup {...args} label={longTexts.unbroken} hint={longTexts.german} error={longTexts.unbroken}>
        {Object.values(longTexts).map((text) => (
          <Radio key={text} value={text} hint={text}>
            {text}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  ),
})

LongText.test('wraps inside its column and keeps the circles round', async ({ canvas, canvasElement }) => {
  // A line that ends inside a ligature overflows by part of a letter.
  await expect((canvasElement.firstElementChild as HTMLElement).scrollWidth).toBeLessThanOrEqual(268)
  for (const radio of canvas.getAllByRole('radio')) {
    const { width, height } = radio.getBoundingClientRect()
    await expect([width, height]).toEqual([20, 20])
  }
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('marks the chosen radio with a thick ring', async ({ canvas }) => {
  for (const radio of canvas.getAllByRole<HTMLInputElement>('radio'))
    await expect(getComputedStyle(radio).borderTopWidth).toBe(radio.checked ? '6px' : '1px')
})
