import { Toggle, type ToggleProps } from '../checkbox/toggle.tsx'
import * as styles from './switch.css.ts'

export type SwitchProps = ToggleProps

/** Turns something on or off at once. `className` and `style` reach the frame, all else and `ref` the input. */
export function Switch(props: SwitchProps) {
  return <Toggle {...props} isSwitch inputClass={styles.input} />
}
