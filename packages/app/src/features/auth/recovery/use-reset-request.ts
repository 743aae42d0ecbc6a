import { msg } from '@lingui/core/macro'
import { useState } from 'react'

import { useLocale } from '../../../locale/locale-context.ts'
import { useBrowserCheck } from '../../../shared/browser-check/use-browser-check.ts'
import { useForm } from '../../../shared/form/use-form.ts'

const invalidTexts = { email: msg`Enter your email address` }

/** Form state for requesting a reset link. `sent` has the last address and the number of links sent. */
export function useResetRequest(initialEmail: string) {
  const { code } = useLocale()
  const [sent, setSent] = useState<{ readonly to: string; readonly times: number } | null>(null)
  const { isChecking, around, proof } = useBrowserCheck()
  const form = useForm(
    () => import('@olympus/contract/recovery').then(({ requestPasswordReset }) => requestPasswordReset),
    {
      initial: { email: initialEmail },
      input: ({ email }) => ({ body: { email, locale: code, proof: proof() } }),
      invalidTexts,
      around,
      fieldOfFailure: { INVALID_EMAIL_FORMAT: 'email', NOT_FOUND_ACCOUNT_BY_EMAIL: 'email' },
      onDone: (_data, { email }) => setSent({ to: email.trim(), times: (sent?.times ?? 0) + 1 }),
    },
  )
  return { ...form, isChecking, sent }
}
