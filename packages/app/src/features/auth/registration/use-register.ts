import { msg } from '@lingui/core/macro'
import { termsVersion } from '@olympus/contract/terms-version'
import { useNavigate } from 'react-router'

import { useLocale } from '../../../locale/locale-context.ts'
import { paths } from '../../../paths.ts'
import { useBrowserCheck } from '../../../shared/browser-check/use-browser-check.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { passwordLengthText } from '../../../shared/texts/use-password-strength.ts'

const initial = { username: '', email: '', password: '', hasAgreed: false }

const invalidTexts = {
  username: msg`Use 3 to 20 letters, digits and underscores`,
  email: msg`Enter your email address`,
  password: passwordLengthText,
  hasAgreed: msg`Please accept the terms of service and the privacy policy`,
}

/** Form state of a registration in the page's language. One checkbox accepts both legal texts. */
export function useRegister() {
  const { code } = useLocale()
  const navigate = useNavigate()
  const { isChecking, around, proof } = useBrowserCheck()
  const form = useForm(() => import('@olympus/contract/auth').then(({ register }) => register), {
    initial,
    input: ({ hasAgreed, ...identity }) => ({
      body: {
        ...identity,
        hasAcceptedTerms: hasAgreed,
        hasAcceptedPrivacyPolicy: hasAgreed,
        termsVersion,
        locale: code,
        proof: proof(),
      },
    }),
    invalidTexts,
    around,
    fieldOfInput: { hasAcceptedTerms: 'hasAgreed', hasAcceptedPrivacyPolicy: 'hasAgreed' },
    fieldOfFailure: {
      INVALID_EMAIL_FORMAT: 'email',
      USERNAME_TAKEN: 'username',
      PASSWORD_BREACHED: 'password',
      PASSWORD_TOO_COMMON: 'password',
      PASSWORD_CONTAINS_IDENTITY: 'password',
    },
    onDone: ({ email }) => navigate(paths.activationSent, { replace: true, state: { email } }),
  })
  return { ...form, isChecking }
}
