import { PasswordField, type PasswordFieldProps } from '@olympus/ui/password-field/password-field'
import { PasswordStrength } from '@olympus/ui/password-field/password-strength'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { usePasswordTexts } from '../texts/password-texts.ts'
import { usePasswordStrength } from '../texts/use-password-strength.ts'
import type { FieldState } from './use-form-errors.ts'

interface NewPasswordFieldProps extends FieldState, Pick<PasswordFieldProps, 'size' | 'icon'> {
  readonly label: string
  readonly value: string
  /** The username and email, which a password must not repeat. */
  readonly identities: readonly string[]
  readonly onValueChange: (value: string) => void
}

/** Asks for a new password and rates it while the player types. */
export function NewPasswordField({
  value,
  identities,
  onValueChange,
  ...field
}: NewPasswordFieldProps): ReactNode {
  const { t } = useLingui()
  const { level, word, hint } = usePasswordStrength(value, identities)

  return (
    <PasswordField
      {...usePasswordTexts()}
      {...field}
      autoComplete="new-password"
      hint={hint}
      below={<PasswordStrength label={t`Password strength`} level={level} word={word} />}
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
    />
  )
}
