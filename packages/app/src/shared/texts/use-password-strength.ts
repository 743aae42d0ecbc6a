import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import type { PasswordStrengthProps } from '@olympus/ui/password-field/password-strength'

import { passwordStrength } from '../form/password-strength-rules.ts'

const { passwordMinLength, passwordMaxLength } = limits

/** The error for a new password that is too short or too long. */
export const passwordLengthText = msg`Use ${passwordMinLength} to ${passwordMaxLength} characters`

interface PasswordStrengthTexts extends Pick<PasswordStrengthProps, 'level' | 'word'> {
  /** How to improve the password. */
  readonly hint: string
}

/** How strong a new password is, and how to improve it. Identities make it easy to guess. */
export function usePasswordStrength(password: string, identities: readonly string[]): PasswordStrengthTexts {
  const { t } = useLingui()
  const strength = passwordStrength(password, identities)
  switch (strength.kind) {
    case 'empty':
      return {
        level: 0,
        word: '',
        hint: t`At least ${passwordMinLength} characters. A few unrelated words make a good password.`,
      }
    case 'short': {
      const { missingCharacters } = strength
      return {
        level: 1,
        word: t`Too short`,
        hint: t`${plural(missingCharacters, { one: '# more character needed', other: '# more characters needed' })}`,
      }
    }
    case 'guessable':
      return {
        level: 2,
        word: t`Easy to guess`,
        hint: t`Use more different characters, but not your username or email.`,
      }
    case 'good':
      return { level: 3, word: t`Good`, hint: t`A longer one is even better.` }
    case 'strong':
      return { level: 4, word: t`Strong`, hint: t`Keep it to yourself, and use it only here.` }
  }
}
