import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type SyntheticEvent,
} from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'

import { describingProps, Field, type FieldFrameProps } from '../field/field.tsx'
import { codeLength, cursorAfter, digitsOf, pasted } from './one-time-code-model.ts'
import * as styles from './one-time-code.css.ts'

export type OneTimeCodeProps = FieldFrameProps &
  Omit<
    ComponentProps<'input'>,
    keyof FieldFrameProps | 'type' | 'value' | 'defaultValue' | 'maxLength' | 'pattern'
  > & {
    value?: string | undefined
    defaultValue?: string | undefined
    onValueChange?: ((code: string) => void) | undefined
    /** Sends the form at the sixth digit. */
    submitsWhenComplete?: boolean | undefined
  }

/** A six-digit code: one real field over drawn cells. An error empties the field and focuses it. */
export function OneTimeCode({
  label,
  isLabelHidden,
  labelNote,
  labelEnd,
  hint,
  error,
  className,
  style,
  value,
  defaultValue = '',
  onValueChange,
  submitsWhenComplete = true,
  id: givenId,
  required,
  'aria-describedby': describedBy,
  ref,
  onChange,
  onPaste,
  onKeyDown,
  onSelect,
  ...props
}: OneTimeCodeProps) {
  const ownId = useId()
  const controlId = givenId ?? ownId
  const input = useObjectRef(ref)
  const [ownCode, setOwnCode] = useState(() => digitsOf(defaultValue))
  const code = value === undefined ? ownCode : digitsOf(value)
  const [cursor, setCursor] = useState(code.length)
  const sent = useRef(code)
  const [errorSeen, setErrorSeen] = useState(error)

  const change = (next: string) => {
    setOwnCode(next)
    if (next !== code) onValueChange?.(next)
  }
  /** Selects the digit at the cursor, so that typing replaces it instead of inserting before it. */
  const select = (at: number, length = code.length) => {
    input.current?.setSelectionRange(at, Math.min(at + 1, length))
    setCursor(at)
  }

  useEffect(() => {
    if (code.length < codeLength) sent.current = ''
    else if (submitsWhenComplete && sent.current !== code) {
      sent.current = code
      input.current?.form?.requestSubmit()
    }
  }, [code, submitsWhenComplete, input])

  if (errorSeen !== error) {
    setErrorSeen(error)
    if (error) setOwnCode('')
  }
  const report = useEffectEvent((next: string) => onValueChange?.(next))
  const isFirst = useRef(true)
  useEffect(() => {
    if (error && !isFirst.current) {
      report('')
      input.current?.focus()
    }
    isFirst.current = false
  }, [error, input])

  useEffect(() => {
    const form = input.current?.form
    const clear = () => {
      setOwnCode('')
      report('')
    }
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [input])

  const normalize = (event: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const start = selectionStart ?? code.length
    if (start === selectionEnd && start < code.length) select(start)
    else setCursor(start)
  }

  return (
    <Field {...{ controlId, label, isLabelHidden, labelNote, labelEnd, hint, error, className, style }}>
      <div className={styles.frame}>
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          autoCapitalize="none"
          spellCheck={false}
          {...props}
          {...describingProps({ controlId, hint, error, describedBy })}
          ref={input}
          id={controlId}
          type="text"
          required={required}
          pattern={`[0-9]{${codeLength}}`}
          translate="no"
          value={code}
          onChange={(event) => {
            onChange?.(event)
            change(digitsOf(event.target.value))
          }}
          onPaste={(event) => {
            onPaste?.(event)
            if (event.defaultPrevented) return
            event.preventDefault()
            const next = pasted(code, event.clipboardData.getData('text'), event.currentTarget.selectionStart)
            change(next)
            setCursor(next.length)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
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
          }}
          onSelect={(event) => {
            onSelect?.(event)
            normalize(event)
          }}
          onPointerUp={(event) => {
            props.onPointerUp?.(event)
            const { left, width } = event.currentTarget.getBoundingClientRect()
            const pressed = Math.floor(((event.clientX - left) / width) * codeLength)
            select(Math.min(pressed, code.length))
          }}
          className={styles.input}
        />
        <div aria-hidden className={styles.cells}>
          {Array.from({ length: codeLength }, (_, index) => (
            <span
              key={index}
              className={styles.cell}
              data-current={index === Math.min(cursor, code.length, codeLength - 1) || undefined}
            >
              {code[index]}
            </span>
          ))}
        </div>
      </div>
    </Field>
  )
}
