import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { TextArea } from './text-area.tsx'

const question = 'I was banned on 12 June and do not know why. Could somebody look at it again?'

const meta = preview.meta({
  title: 'Forms/Text area',
  component: TextArea,
  args: { label: 'Message', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('is named by its label and shows the focus around it', async ({ canvas }) => {
  const user = await realUser()
  await user.click(canvas.getByText('Message'))
  const area = canvas.getByRole('textbox', { name: 'Message' })
  await waitFor(() => expect(area).toHaveFocus())
  const { outlineStyle, outlineWidth } = getComputedStyle(area)
  await expect(`${outlineStyle} ${outlineWidth}`).toBe('solid 2px')
})

Playground.test('takes several lines', async ({ canvas, userEvent, args }) => {
  const area = canvas.getByRole('textbox')
  await userEvent.type(area, 'a{Enter}b')
  await expect(area).toHaveValue('a\nb')
  await expect(args.onChange).toHaveBeenCalledTimes(3)
})

Playground.test('has 16 px text on a phone, so that the page does not zoom', async ({ canvas }) => {
  const isMobile = matchMedia('(max-width: 860px)').matches
  await expect(getComputedStyle(canvas.getByRole('textbox')).fontSize).toBe(isMobile ? '16px' : '14px')
})

export const WithCount = meta.story({
  args: { maxLength: 200, hint: 'Never send us your password.', defaultValue: question },
  render: function CountedArea({ defaultValue, ...args }) {
    const [value, setValue] = useState(String(defaultValue))
    return (
      <TextArea
        {...args}
        value={value}
        labelEnd={`${value.length} of ${args.maxLength}`}
        onChange={({ target }) => setValue(target.value)}
      />
    )
  },
})

WithCount.test(
  'is described by its hint and takes no more than its length',
  async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox')
    await expect(area).toHaveAccessibleDescription('Never send us your password.')
    await userEvent.type(area, 'x'.repeat(200 - question.length + 5))
    await expect(canvas.getByText('200 of 200')).toBeVisible()
  },
)

export const Required = meta.story({ args: { required: true } })

Required.test('is not invalid before the player types', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'false')
})

export const Disabled = meta.story({ args: { disabled: true, defaultValue: question } })

export const Invalid = meta.story({ args: { hint: 'In any language.', error: 'Write your message.' } })

Invalid.test('is described by its hint and its error', async ({ canvas }) => {
  const area = canvas.getByRole('textbox')
  await expect(area).toBeInvalid()
  await expect(area).toHaveAccessibleDescription('In any language. Write your message.')
})

const column = { display: 'grid', gap: 16 } as const

export const AllVariants = meta.story({
  render: (args) => (
    <div style={column}>
      <TextArea {...args} label="Rest" placeholder="What happened?" />
      <TextArea {...args} label="Filled" defaultValue={question} />
      <TextArea {...args} label="Invalid" error="Write your message." />
      <TextArea {...args} label="Read only" readOnly defaultValue={question} />
      <TextArea {...args} label="Disabled" disabled defaultValue={question} />
      <TextArea {...args} label="Two rows" rows={2} />
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ ...column, width: 260 }}>
      {Object.values(longTexts).map((text) => (
        <TextArea
          key={text}
          {...args}
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

LongText.test('wraps everything inside its column', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('textbox')
  const column = first?.closest('[style*="260"]') as HTMLElement
  await staysInside(column, 260)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps an edge around every field, and an outline in focus', async ({ canvas }) => {
  await hasEdge(canvas.getAllByRole('textbox'))
  const rest = canvas.getByRole('textbox', { name: 'Rest' })
  rest.focus()
  await expect(getComputedStyle(rest).outlineWidth).toBe('2px')
})
