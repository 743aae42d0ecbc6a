import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import type { PasswordStrengthProps } from '@olympus/ui/password-field/password-strength'

import type { PasswordStrength } from '../form/password-strength-rules.ts'

const { passwordMinLength, passwordMaxLength } = limits

/** The error for a new password that is too short or too long. */
export const passwordLengthText = msg`Use ${passwordMinLength} to ${passwordMaxLength} characters`

interface PasswordWords extends Pick<PasswordStrengthProps, 'level' | 'word'> {
  /** How to improve the password. */
  readonly hint: string
}

/** How strong a new password is, and how to improve it. */
export function usePasswordWords(): (strength: PasswordStrength) => PasswordWords {
  const { t } = useLingui()
  return (strength) => {
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
}
