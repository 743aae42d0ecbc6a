import {
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'

import { codeLength, cursorAfter, digitsOf, pasted } from './one-time-code-model.ts'

type CodeInput = {
  input: RefObject<HTMLInputElement | null>
  code: string
  change: (next: string) => void
}

/** Handles typing, keyboard, clipboard and pointer for the code, and knows the cursor. */
export function useCodeInput({ input, code, change }: CodeInput) {
  const [cursor, setCursor] = useState(code.length)

  /** Selects the digit at the cursor, so that typing replaces it instead of inserting before it. */
  const select = (at: number) => {
    input.current?.setSelectionRange(at, Math.min(at + 1, code.length))
    setCursor(at)
  }

  const inputProps = {
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(digitsOf(event.target.value)),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      const next = pasted(code, event.clipboardData.getData('text'), event.currentTarget.selectionStart)
      change(next)
      setCursor(next.length)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
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
    onSelect: (event: SyntheticEvent<HTMLInputElement>) => {
      const { selectionStart, selectionEnd } = event.currentTarget
      const start = selectionStart ?? code.length
      if (start === selectionEnd && start < code.length) select(start)
      else setCursor(start)
    },
    onPointerUp: (event: PointerEvent<HTMLInputElement>) => {
      const { left, width } = event.currentTarget.getBoundingClientRect()
      const pressed = Math.floor(((event.clientX - left) / width) * codeLength)
      select(Math.min(pressed, code.length))
    },
  }
  return { cursor, inputProps }
}
