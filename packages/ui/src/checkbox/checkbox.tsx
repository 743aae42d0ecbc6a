import { useEffect, useImperativeHandle, useRef } from 'react'

import * as styles from './checkbox.css.ts'
import { Toggle, type ToggleProps } from './toggle.tsx'

export type CheckboxProps = ToggleProps & {
  /** Some but not all options are checked. Only presentation: a click still checks or unchecks the box. */
  isIndeterminate?: boolean | undefined
}

/**
 * A checkbox with its label. `className` and `style` go to the frame, other props and `ref` to the input.
 */
export function Checkbox({ isIndeterminate = false, ref, ...props }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])

  // Runs after every render because the browser clears `indeterminate` on click.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate
  })

  return <Toggle {...props} ref={input} inputClass={styles.input} />
}
