import { Toggle, type ToggleProps } from '../checkbox/toggle.tsx'
import * as styles from './switch.css.ts'

export type SwitchProps = ToggleProps

/**
 * Turns something on or off with immediate effect. `className` and `style` go to the frame, `ref` and all
 * other props to the input.
 */
export function Switch(props: SwitchProps) {
  return <Toggle {...props} isSwitch inputClass={styles.input} />
}
