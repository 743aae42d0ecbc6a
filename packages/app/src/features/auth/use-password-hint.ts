import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'

import type { PasswordStrength } from './password-strength-rules.ts'

/** The hint below a new password. */
export function usePasswordHint(): (strength: PasswordStrength) => string {
  const { t } = useLingui()
  const { passwordMinLength } = limits
  return (strength) => {
    switch (strength.kind) {
      case 'empty':
        return t`At least ${passwordMinLength} characters. A few unrelated words make a good password.`
      case 'short': {
        const { missingCharacters } = strength
        return t`${plural(missingCharacters, { one: '# more character needed', other: '# more characters needed' })}`
      }
      case 'guessable':
        return t`Easy to guess. Use more different characters, and neither your username nor your email.`
      case 'good':
        return t`A good password. A longer one is even better.`
      case 'strong':
        return t`A strong password.`
    }
  }
}
