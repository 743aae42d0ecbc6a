import { useEffect, useImperativeHandle, useRef } from 'react'

import * as styles from './checkbox.css.ts'
import { Toggle, type ToggleProps } from './toggle.tsx'

export type CheckboxProps = ToggleProps & {
  /** Some but not all of what it stands for. Only a look and a word: a press still ticks or unticks. */
  isIndeterminate?: boolean | undefined
}

/** A box to tick with its label. `className` and `style` reach the frame, all else and `ref` the input. */
export function Checkbox({ isIndeterminate = false, ref, ...props }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])

  // After each rendering: the browser takes it back at a press.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate
  })

  return <Toggle {...props} ref={input} inputClass={styles.input} />
}
