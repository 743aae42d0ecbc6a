import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { NumberFieldState } from 'react-stately/useNumberFieldState'

type InputRef = RefObject<HTMLInputElement | null>

/** Refuses characters that do not belong to a number. */
export function useTypingFilter(state: NumberFieldState, input: InputRef) {
  const composedFrom = useRef('')

  // A native listener: React builds onBeforeInput from other events. Refusing a character here leaves the
  // caret and the undo history alone.
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const { data, isComposing } = event
    const element = input.current
    if (data === null || isComposing || !element) return
    const { value, selectionStart, selectionEnd } = element
    const next = `${value.slice(0, selectionStart ?? 0)}${data}${value.slice(selectionEnd ?? 0)}`
    if (!state.validate(next)) event.preventDefault()
  })
  useEffect(() => {
    const element = input.current
    const beforeInput = (event: InputEvent) => onBeforeInput(event)
    element?.addEventListener('beforeinput', beforeInput)
    return () => element?.removeEventListener('beforeinput', beforeInput)
  }, [input])

  // The text of an input method cannot be refused in advance.
  return {
    onCompositionStart: () => {
      composedFrom.current = state.inputValue
    },
    onCompositionEnd: (event: { currentTarget: { value: string } }) => {
      if (!state.validate(event.currentTarget.value)) state.setInputValue(composedFrom.current)
    },
  }
}
