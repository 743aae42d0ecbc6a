import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'
import type { NumberFieldState } from 'react-stately/useNumberFieldState'

import { useFormReset } from '../field/use-form-reset.ts'
import { useAnnouncedChange } from './use-announced-change.ts'
import { useTypingFilter } from './use-typing-filter.ts'
import { useWheelSteps } from './use-wheel-steps.ts'

type NumberInput = {
  state: NumberFieldState
  input: RefObject<HTMLInputElement | null>
  format: (value: number) => string
  /** Neither disabled nor read-only. */
  canChange: boolean
  isWheelDisabled: boolean
}

/** Handles keyboard, wheel, clipboard, input method and form reset for the number. */
export function useNumberInput({ state, input, format, canChange, isWheelDisabled }: NumberInput) {
  const { inputValue, minValue, maxValue } = state
  const change = useAnnouncedChange(input)
  const compositionProps = useTypingFilter(state, input)

  const stepUp = () => change(state.increment)
  const stepDown = () => change(state.decrement)
  useWheelSteps({ input, isEnabled: canChange && !isWheelDisabled, stepUp, stepDown })

  useFormReset(input, (event) => {
    if (event.defaultPrevented) return
    const { defaultNumberValue } = state
    state.setNumberValue(defaultNumberValue)
    state.setInputValue(Number.isNaN(defaultNumberValue) ? '' : format(defaultNumberValue))
  })

  const goTo = (bound: number | undefined) =>
    bound === undefined ? undefined : () => change(() => state.commit(format(bound)))

  const actOf: Partial<Record<string, () => void>> = {
    ArrowUp: stepUp,
    PageUp: stepUp,
    ArrowDown: stepDown,
    PageDown: stepDown,
    Home: goTo(minValue),
    End: goTo(maxValue),
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event
    if (event.defaultPrevented || !canChange || nativeEvent.isComposing) return
    if (altKey || ctrlKey || metaKey || shiftKey) return
    if (event.key === 'Enter') return change(() => state.commit())
    const act = actOf[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const isWhole = selectionStart === 0 && selectionEnd === value.length
    if (event.defaultPrevented || !canChange || !isWhole) return
    event.preventDefault()
    change(() => state.commit(event.clipboardData.getData('text/plain').trim()))
  }

  return {
    stepUp,
    stepDown,
    inputProps: {
      value: inputValue,
      onChange: (event: { target: { value: string } }) => state.setInputValue(event.target.value),
      onKeyDown,
      onPaste,
      onBlur: () => change(() => state.commit()),
      ...compositionProps,
    },
  }
}
