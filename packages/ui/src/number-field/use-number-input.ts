import {
  useEffect,
  useEffectEvent,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import type { NumberFieldState } from 'react-stately/useNumberFieldState'

import { announce } from '../announcer/announcer.tsx'

/** Long enough to announce only the final number of a held button, not every step. */
const settleMs = 150

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
  const composedFrom = useRef('')
  const announcing = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Runs a change made by the player and announces the new number. */
  const change = (act: () => void) => {
    const before = input.current?.value
    // Synchronous, so that a form sent by Enter contains the committed number.
    flushSync(act)
    const after = input.current?.value ?? ''
    if (after === before) return
    clearTimeout(announcing.current)
    // VoiceOver does not read a hyphen.
    announcing.current = setTimeout(() => announce(after.replace('-', '\u2212'), 'assertive'), settleMs)
  }

  const stepUp = () => change(state.increment)
  const stepDown = () => change(state.decrement)
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

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const isVertical = Math.abs(event.deltaY) > Math.abs(event.deltaX)
    const isMeant = document.activeElement === input.current && isVertical && !event.ctrlKey
    if (!canChange || isWheelDisabled || !isMeant) return
    event.preventDefault()
    if (event.deltaY < 0) stepUp()
    else stepDown()
  })

  // A native listener: React builds onBeforeInput from other events. Refusing a character here leaves the
  // caret
  // and the undo history alone.
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const { data, isComposing } = event
    const element = input.current
    if (data === null || isComposing || !element) return
    const { value, selectionStart, selectionEnd } = element
    const next = `${value.slice(0, selectionStart ?? 0)}${data}${value.slice(selectionEnd ?? 0)}`
    if (!state.validate(next)) event.preventDefault()
  })

  const onReset = useEffectEvent((event: Event) => {
    if (event.defaultPrevented) return
    const { defaultNumberValue } = state
    state.setNumberValue(defaultNumberValue)
    state.setInputValue(Number.isNaN(defaultNumberValue) ? '' : format(defaultNumberValue))
  })

  useEffect(() => {
    const element = input.current
    const form = element?.form
    const wheel = (event: WheelEvent) => onWheel(event)
    const beforeInput = (event: InputEvent) => onBeforeInput(event)
    const reset = (event: Event) => onReset(event)
    // Not passive, so that preventDefault stops the page from scrolling.
    element?.addEventListener('wheel', wheel, { passive: false })
    element?.addEventListener('beforeinput', beforeInput)
    form?.addEventListener('reset', reset)
    return () => {
      element?.removeEventListener('wheel', wheel)
      element?.removeEventListener('beforeinput', beforeInput)
      form?.removeEventListener('reset', reset)
    }
  }, [input])

  return {
    stepUp,
    stepDown,
    inputProps: {
      value: inputValue,
      onChange: (event: { target: { value: string } }) => state.setInputValue(event.target.value),
      onKeyDown,
      onPaste,
      onBlur: () => change(() => state.commit()),
      onCompositionStart: () => {
        composedFrom.current = inputValue
      },
      // The text of an input method cannot be refused in advance.
      onCompositionEnd: (event: { currentTarget: { value: string } }) => {
        if (!state.validate(event.currentTarget.value)) state.setInputValue(composedFrom.current)
      },
    },
  }
}
