import type { ComponentProps } from 'react'

import { Field, type FieldFrameProps } from '../field/field.tsx'
import { useField } from '../field/use-field.ts'
import { useOwnRef } from '../field/use-own-ref.ts'
import { codeLength } from './one-time-code-model.ts'
import * as styles from './one-time-code.css.ts'
import { useCode, useSubmitWhenComplete } from './use-code.ts'
import { useCodeInput } from './use-code-input.ts'

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
  value,
  defaultValue = '',
  onValueChange,
  submitsWhenComplete = true,
  required,
  ref,
  ...props
}: OneTimeCodeProps) {
  const { fieldProps, controlProps } = useField(props)
  const input = useOwnRef(ref)
  const { code, change } = useCode({ input, value, defaultValue, onValueChange, error: props.error })
  useSubmitWhenComplete(input, code, submitsWhenComplete)
  const { cursor, inputProps } = useCodeInput({ input, code, change, handlers: props })

  return (
    <Field {...fieldProps}>
      <div className={styles.frame}>
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          autoCapitalize="none"
          spellCheck={false}
          {...controlProps}
          {...inputProps}
          ref={input}
          type="text"
          required={required}
          pattern={`[0-9]{${codeLength}}`}
          translate="no"
          value={code}
          className={styles.input}
        />
        <Cells code={code} cursor={cursor} />
      </div>
    </Field>
  )
}

function Cells({ code, cursor }: { code: string; cursor: number }) {
  const current = Math.min(cursor, code.length, codeLength - 1)
  return (
    <div aria-hidden className={styles.cells}>
      {Array.from({ length: codeLength }, (_, index) => (
        <span key={index} className={styles.cell} data-current={index === current || undefined}>
          {code[index]}
        </span>
      ))}
    </div>
  )
}
