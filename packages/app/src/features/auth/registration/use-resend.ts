import { msg } from '@lingui/core/macro'
import { useState } from 'react'

import { useLocale } from '../../../locale/locale-context.ts'
import { useForm } from '../../../shared/form/use-form.ts'

const invalidTexts = { email: msg`Enter your email address` }

/** Form state for resending the activation link. `sentTo` is the address of the last link. */
export function useResend(initialEmail: string) {
  const { code } = useLocale()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm(
    () => import('@olympus/contract/auth').then(({ resendActivation }) => resendActivation),
    {
      initial: { email: initialEmail },
      input: ({ email }) => ({ body: { email, locale: code } }),
      invalidTexts,
      fieldOfFailure: { INVALID_EMAIL_FORMAT: 'email', NOT_FOUND_ACCOUNT_BY_EMAIL: 'email' },
      onDone: (_data, { email }) => setSentTo(email.trim()),
    },
  )
  const setEmail = (email: string) => {
    form.set('email', email)
    setSentTo(null)
  }
  return { ...form, sentTo, setEmail }
}
