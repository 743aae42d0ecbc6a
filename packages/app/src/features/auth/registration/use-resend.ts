import { msg } from '@lingui/core/macro'
import { useState } from 'react'

import { useLocale } from '../../../locale/locale-context.ts'
import { useBrowserCheck } from '../../../shared/browser-check/use-browser-check.ts'
import { useForm } from '../../../shared/form/use-form.ts'

const invalidTexts = { email: msg`Enter your email address` }

/** Form state for resending the activation link. `sentTo` is the address of the last link. */
export function useResend(initialEmail: string) {
  const { code } = useLocale()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { isChecking, around, proof } = useBrowserCheck()
  const form = useForm(
    () => import('@olympus/contract/auth').then(({ resendActivation }) => resendActivation),
    {
      initial: { email: initialEmail },
      input: ({ email }) => ({ body: { email, locale: code, proof: proof() } }),
      invalidTexts,
      around,
      fieldOfFailure: { INVALID_EMAIL_FORMAT: 'email', NOT_FOUND_ACCOUNT_BY_EMAIL: 'email' },
      onDone: (_data, { email }) => setSentTo(email.trim()),
    },
  )
  const setEmail = (email: string) => {
    form.set('email', email)
    setSentTo(null)
  }
  return { ...form, isChecking, sentTo, setEmail }
}
