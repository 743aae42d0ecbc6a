import { Search, X } from 'lucide-react'
import { useObjectRef } from 'react-aria/useObjectRef'

import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import * as styles from './search-field.css.ts'

export type SearchFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'end'> & { clearLabel: string }

const setNativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** A search with a button that empties it. Its label is hidden: the placeholder and the icon say the same. */
export function SearchField({ clearLabel, isLabelHidden = true, ref, ...props }: SearchFieldProps) {
  const inputRef = useObjectRef(ref)

  const clear = () => {
    const input = inputRef.current
    if (!input) return
    // Through the native setter, so that React reports the change to a controlled owner too.
    setNativeValue?.call(input, '')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }

  return (
    <TextField
      placeholder=" "
      enterKeyHint="search"
      autoComplete="off"
      {...props}
      ref={inputRef}
      type="search"
      isLabelHidden={isLabelHidden}
      icon={<Icon icon={Search} />}
      end={
        <IconButton className={styles.clear} label={clearLabel} icon={<Icon icon={X} />} onClick={clear} />
      }
    />
  )
}
