import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { stopClock } from '../testing/stop-clock.ts'
import { NumberField } from './number-field.tsx'

let changes = 0

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
      changes += 1
    },
  },
  parameters: notPictured,
  beforeEach: () => {
    changes = 0
  },
})

async function expectHeld(button: HTMLElement, pointerType: 'mouse' | 'touch') {
  using clock = stopClock()
  const [atOnce, holdMs] = pointerType === 'mouse' ? [1, 400] : [0, 600]
  fireEvent.pointerDown(button, { pointerType })
  await clock.pass(holdMs - 1)
  await expect(changes).toBe(atOnce)
  await clock.pass(1)
  await expect(changes).toBe(atOnce + 1)
  await clock.pass(59)
  await expect(changes).toBe(atOnce + 1)
  await clock.pass(1)
  await expect(changes).toBe(atOnce + 2)
  await clock.pass(8 * 60)
  await expect(changes).toBe(atOnce + 10)
  fireEvent.pointerUp(button, { pointerType })
  fireEvent.click(button, { detail: 1 })
  await clock.pass(1000)
  await expect(changes).toBe(atOnce + 10)
}

export const Playground = meta.story()

Playground.test('steps at once for a mouse, and after 400 ms every 60 ms', async ({ canvas }) => {
  await expectHeld(canvas.getByRole('button', { name: 'One more' }), 'mouse')
})

Playground.test('waits 600 ms for a finger', async ({ canvas }) => {
  await expectHeld(canvas.getByRole('button', { name: 'One more' }), 'touch')
})

Playground.test('steps once on a quick tap, but not when the finger scrolls', async ({ canvas }) => {
  using clock = stopClock()
  const more = canvas.getByRole('button', { name: 'One more' })
  fireEvent.pointerDown(more, { pointerType: 'touch' })
  await clock.pass(100)
  fireEvent.pointerCancel(more, { pointerType: 'touch' })
  await clock.pass(1000)
  await expect(changes).toBe(0)
  fireEvent.pointerDown(more, { pointerType: 'touch' })
  fireEvent.pointerUp(more, { pointerType: 'touch' })
  fireEvent.click(more, { detail: 1 })
  await expect(changes).toBe(1)
  await expect(canvas.getByRole('textbox')).not.toHaveFocus()
})

Playground.test('steps on a click from assistive technology', async ({ canvas }) => {
  canvas.getByRole('button', { name: 'One fewer' }).click()
  await expect(canvas.getByRole('textbox')).toHaveValue('2')
})

Playground.test('stops repeating when the window loses the focus', async ({ canvas }) => {
  using clock = stopClock()
  fireEvent.pointerDown(canvas.getByRole('button', { name: 'One more' }), { pointerType: 'mouse' })
  await clock.pass(400)
  await expect(changes).toBe(2)
  fireEvent.blur(window)
  await clock.pass(1000)
  await expect(changes).toBe(2)
})

Playground.test('ignores other mouse buttons', async ({ canvas }) => {
  using clock = stopClock()
  fireEvent.pointerDown(canvas.getByRole('button', { name: 'One more' }), { pointerType: 'mouse', button: 2 })
  await clock.pass(1000)
  await expect(changes).toBe(0)
})

const wheel = (input: Element, init: WheelEventInit) => fireEvent.wheel(input, { cancelable: true, ...init })

Playground.test('follows the wheel only while it has the focus', async ({ canvas }) => {
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
  using clock = stopClock()
  const more = canvas.getByRole('button', { name: 'One more' })
  fireEvent.pointerDown(more, { pointerType: 'mouse' })
  await clock.pass(400)
  await expect(more).toBeDisabled()
  await clock.pass(1000)
  await expect(changes).toBe(2)
  await expect(canvas.getByRole('textbox')).toHaveValue('99')
})

export const ReadOnly = meta.story({ args: { readOnly: true } })

ReadOnly.test('ignores the wheel', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  input.focus()
  await expect(wheel(input, { deltaY: -100 })).toBe(true)
  await expect(changes).toBe(0)
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
  using clock = stopClock()
  const more = canvas.getByRole('button', { name: 'One more' })
  fireEvent.pointerDown(more, { pointerType: 'mouse' })
  await clock.pass(400)
  await expect(more).toBeDisabled()
  await clock.pass(1000)
  await expect(canvas.getByRole('textbox')).toHaveValue('5')
  await expect(changes).toBe(2)
})
