import { useState } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { NumberField } from './number-field.tsx'

/** When the number changed, in ms. */
const times: number[] = []

const meta = preview.meta({
  title: 'Forms/Number field gestures',
  component: NumberField,
  args: {
    label: 'Quantity',
    locale: 'en-US',
    defaultValue: 3,
    min: 1,
    max: 99,
    decreaseLabel: 'One fewer',
    increaseLabel: 'One more',
    onValueChange: () => {
      times.push(performance.now())
    },
  },
  parameters: notPictured,
  beforeEach: () => {
    times.length = 0
  },
})

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function expectHeld(button: HTMLElement, pointerType: 'mouse' | 'touch') {
  const pressed = performance.now()
  fireEvent.pointerDown(button, { pointerType })
  await waitFor(() => expect(times.length).toBeGreaterThanOrEqual(11))
  fireEvent.pointerUp(button, { pointerType })
  const [first = 0, ...repeated] = pointerType === 'mouse' ? times.slice(1) : times
  // A timer may fire a millisecond early, and late by as much as the machine is busy.
  await expect(first - pressed).toBeGreaterThanOrEqual(pointerType === 'mouse' ? 399 : 599)
  await expect(((repeated.at(-1) ?? 0) - first) / repeated.length).toBeGreaterThanOrEqual(59)
  const count = times.length
  fireEvent.click(button, { detail: 1 })
  await pause(150)
  await expect(times).toHaveLength(count)
}

export const Playground = meta.story()

Playground.test('steps at once under a mouse, after 400 ms again every 60 ms', async ({ canvas }) => {
  await expectHeld(canvas.getByRole('button', { name: 'One more' }), 'mouse')
})

Playground.test('waits 600 ms under a finger', async ({ canvas }) => {
  await expectHeld(canvas.getByRole('button', { name: 'One more' }), 'touch')
})

Playground.test('steps once at a quick tap, and not when the finger scrolls', async ({ canvas }) => {
  const more = canvas.getByRole('button', { name: 'One more' })
  fireEvent.pointerDown(more, { pointerType: 'touch' })
  fireEvent.pointerCancel(more, { pointerType: 'touch' })
  await pause(700)
  await expect(times).toHaveLength(0)
  fireEvent.pointerDown(more, { pointerType: 'touch' })
  fireEvent.pointerUp(more, { pointerType: 'touch' })
  fireEvent.click(more, { detail: 1 })
  await expect(times).toHaveLength(1)
  await expect(canvas.getByRole('textbox')).not.toHaveFocus()
})

Playground.test('steps at the click of assistive technology', async ({ canvas }) => {
  canvas.getByRole('button', { name: 'One fewer' }).click()
  await expect(canvas.getByRole('textbox')).toHaveValue('2')
})

Playground.test('ends with the press when the window loses the focus', async ({ canvas }) => {
  fireEvent.pointerDown(canvas.getByRole('button', { name: 'One more' }), { pointerType: 'mouse' })
  await waitFor(() => expect(times.length).toBeGreaterThan(2))
  fireEvent.blur(window)
  const count = times.length
  await pause(200)
  await expect(times).toHaveLength(count)
})

Playground.test('leaves a press of another mouse button alone', async ({ canvas }) => {
  fireEvent.pointerDown(canvas.getByRole('button', { name: 'One more' }), { pointerType: 'mouse', button: 2 })
  await pause(500)
  await expect(times).toHaveLength(0)
})

const wheel = (input: Element, init: WheelEventInit) => fireEvent.wheel(input, { cancelable: true, ...init })

Playground.test('turns with the wheel only while it has the focus', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await expect(wheel(input, { deltaY: -100 })).toBe(true)
  input.focus()
  await expect(wheel(input, { deltaY: -100, ctrlKey: true })).toBe(true)
  await expect(wheel(input, { deltaY: -10, deltaX: 100 })).toBe(true)
  await expect(input).toHaveValue('3')
  await expect(wheel(input, { deltaY: -100 })).toBe(false)
  await expect(input).toHaveValue('4')
  wheel(input, { deltaY: 100 })
  await expect(input).toHaveValue('3')
})

export const NearMaximum = meta.story({ args: { defaultValue: 97 } })

NearMaximum.test('stops at its bound while held', async ({ canvas }) => {
  const more = canvas.getByRole('button', { name: 'One more' })
  fireEvent.pointerDown(more, { pointerType: 'mouse' })
  await waitFor(() => expect(more).toBeDisabled())
  await pause(200)
  await expect(times).toHaveLength(2)
  await expect(canvas.getByRole('textbox')).toHaveValue('99')
})

export const ReadOnly = meta.story({ args: { readOnly: true } })

ReadOnly.test('does not turn', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  input.focus()
  await expect(wheel(input, { deltaY: -100 })).toBe(true)
  await expect(times).toHaveLength(0)
})

export const WithoutWheel = meta.story({ args: { isWheelDisabled: true } })

WithoutWheel.test('lets the page scroll', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  input.focus()
  await expect(wheel(input, { deltaY: -100 })).toBe(true)
})

export const SoldOut = meta.story({
  render: function SoldOut(args) {
    const [isSoldOut, setIsSoldOut] = useState(false)
    return (
      <NumberField
        {...args}
        disabled={isSoldOut}
        onValueChange={(value) => {
          args.onValueChange?.(value)
          setIsSoldOut(value === 5)
        }}
      />
    )
  },
})

SoldOut.test('stops when it is disabled while held', async ({ canvas }) => {
  const more = canvas.getByRole('button', { name: 'One more' })
  fireEvent.pointerDown(more, { pointerType: 'mouse' })
  await waitFor(() => expect(more).toBeDisabled())
  await pause(200)
  await expect(canvas.getByRole('textbox')).toHaveValue('5')
  await expect(times).toHaveLength(2)
})
