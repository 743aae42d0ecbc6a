import { Search, X } from 'lucide-react'

import { useOwnRef } from '../field/use-own-ref.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import * as styles from './search-field.css.ts'

export type SearchFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'end'> & { clearLabel: string }

/** Uses the native setter, so that React also reports the change to a controlled owner. */
function empty(input: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A search field with a clear button. The label is hidden, because placeholder and icon show the same. */
export function SearchField({
  clearLabel,
  isLabelHidden = true,
  onKeyDown,
  disabled,
  readOnly,
  placeholder = ' ',
  ref,
  ...props
}: SearchFieldProps) {
  const inputRef = useOwnRef(ref)

  const clear = () => {
    if (!inputRef.current) return
    empty(inputRef.current)
    inputRef.current.focus()
  }

  return (
    <TextField
      enterKeyHint="search"
      autoComplete="off"
      {...props}
      placeholder={placeholder}
      ref={inputRef}
      type="search"
      disabled={disabled}
      readOnly={readOnly}
      isLabelHidden={isLabelHidden}
      icon={<Icon icon={Search} />}
      end={
        <IconButton
          className={styles.clear}
          label={clearLabel}
          icon={<Icon icon={X} />}
          disabled={disabled || readOnly}
          onClick={clear}
        />
      }
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.defaultPrevented || event.key !== 'Escape') return
        if (readOnly || event.currentTarget.value === '') return
        // This Escape only clears the field. The next one closes the surrounding dialog or menu.
        event.preventDefault()
        event.stopPropagation()
        empty(event.currentTarget)
      }}
    />
  )
}
