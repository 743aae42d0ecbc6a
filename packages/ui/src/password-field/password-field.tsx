import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'

import { announce } from '../announcer/announcer.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import * as styles from './password-field.css.ts'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  showLabel: string
  hideLabel: string
  /** Announced when the password becomes visible; `hiddenMessage` when it is hidden again. */
  shownMessage: string
  hiddenMessage: string
}

/** A password that can be shown. Hidden again when the form is sent or the page comes back from history. */
export function PasswordField({
  showLabel,
  hideLabel,
  shownMessage,
  hiddenMessage,
  ...props
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const toggleRef = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const hide = () => setIsShown(false)
    const form = toggleRef.current?.form
    form?.addEventListener('submit', hide)
    window.addEventListener('pageshow', hide)
    return () => {
      form?.removeEventListener('submit', hide)
      window.removeEventListener('pageshow', hide)
    }
  }, [])

  const toggle = () => {
    const input = toggleRef.current?.parentElement?.querySelector('input')
    const selection = input && ([input.selectionStart, input.selectionEnd] as const)
    flushSync(() => setIsShown(!isShown))
    // Browsers lose the caret when an input changes its type.
    if (selection) input.setSelectionRange(...selection)
    announce(isShown ? hiddenMessage : shownMessage)
  }

  const keepFocusInInput = (event: MouseEvent) => event.preventDefault()

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          ref={toggleRef}
          className={styles.toggle}
          label={isShown ? hideLabel : showLabel}
          icon={<Icon icon={isShown ? EyeOff : Eye} />}
          disabled={props.disabled}
          onMouseDown={keepFocusInInput}
          onClick={toggle}
        />
      }
    />
  )
}
