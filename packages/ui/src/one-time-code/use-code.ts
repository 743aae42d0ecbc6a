import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'

import { useFormReset } from '../field/use-form-reset.ts'
import { codeLength, digitsOf } from './one-time-code-model.ts'

type InputRef = RefObject<HTMLInputElement | null>

type CodeOptions = {
  input: InputRef
  value: string | undefined
  defaultValue: string
  onValueChange: ((code: string) => void) | undefined
  error: ReactNode
}

/** The digits, controlled or not. A new error or a reset of the form empties them. */
export function useCode({ input, value, defaultValue, onValueChange, error }: CodeOptions) {
  const [ownCode, setOwnCode] = useState(() => digitsOf(defaultValue))
  const [errorSeen, setErrorSeen] = useState(error)
  const isFirst = useRef(true)
  const code = value === undefined ? ownCode : digitsOf(value)

  if (errorSeen !== error) {
    setErrorSeen(error)
    if (error) setOwnCode('')
  }
  const report = useEffectEvent((next: string) => onValueChange?.(next))
  useEffect(() => {
    if (error && !isFirst.current) {
      report('')
      input.current?.focus()
    }
    isFirst.current = false
  }, [error, input])

  useFormReset(input, () => {
    setOwnCode('')
    onValueChange?.('')
  })

  const change = (next: string) => {
    setOwnCode(next)
    if (next !== code) onValueChange?.(next)
  }
  return { code, change }
}

/** Sends the form once per complete code. */
export function useSubmitWhenComplete(input: InputRef, code: string, isEnabled: boolean) {
  const sent = useRef(code)
  useEffect(() => {
    if (code.length < codeLength) sent.current = ''
    else if (isEnabled && sent.current !== code) {
      sent.current = code
      input.current?.form?.requestSubmit()
    }
  }, [code, isEnabled, input])
}
