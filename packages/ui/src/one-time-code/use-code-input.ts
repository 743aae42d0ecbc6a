import { useState, type ComponentProps, type RefObject } from 'react'

import { codeLength, cursorAfter, digitsOf, pasted } from './one-time-code-model.ts'

type Handlers = Pick<
  ComponentProps<'input'>,
  'onChange' | 'onPaste' | 'onKeyDown' | 'onSelect' | 'onPointerUp'
>

type CodeInput = {
  input: RefObject<HTMLInputElement | null>
  code: string
  change: (next: string) => void
  /** Handlers of the caller, which run first. */
  handlers: Handlers
}

/** Handles typing, keyboard, clipboard and pointer for the code, and knows the cursor. */
export function useCodeInput({ input, code, change, handlers }: CodeInput) {
  const [cursor, setCursor] = useState(code.length)

  /** Selects the digit at the cursor, so that typing replaces it instead of inserting before it. */
  const select = (at: number) => {
    input.current?.setSelectionRange(at, Math.min(at + 1, code.length))
    setCursor(at)
  }

  const inputProps: Handlers = {
    onChange: (event) => {
      handlers.onChange?.(event)
      change(digitsOf(event.target.value))
    },
    onPaste: (event) => {
      handlers.onPaste?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      const next = pasted(code, event.clipboardData.getData('text'), event.currentTarget.selectionStart)
      change(next)
      setCursor(next.length)
    },
    onKeyDown: (event) => {
      handlers.onKeyDown?.(event)
      if (event.defaultPrevented) return
      const { selectionStart } = event.currentTarget
      const isCommand = event.ctrlKey || event.metaKey
      if (isCommand && event.key === 'Backspace') {
        event.preventDefault()
        change('')
        return
      }
      if (isCommand || event.altKey || event.shiftKey) return
      const to = cursorAfter(event.key, selectionStart ?? 0, code.length)
      if (to === undefined) return
      event.preventDefault()
      select(to)
    },
    onSelect: (event) => {
      handlers.onSelect?.(event)
      const { selectionStart, selectionEnd } = event.currentTarget
      const start = selectionStart ?? code.length
      if (start === selectionEnd && start < code.length) select(start)
      else setCursor(start)
    },
    onPointerUp: (event) => {
      handlers.onPointerUp?.(event)
      const { left, width } = event.currentTarget.getBoundingClientRect()
      const pressed = Math.floor(((event.clientX - left) / width) * codeLength)
      select(Math.min(pressed, code.length))
    },
  }
  return { cursor, inputProps }
}
