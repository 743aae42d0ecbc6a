import { msg } from '@lingui/core/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import { stepUp } from '@olympus/contract/step-up'
import { useState } from 'react'

import { useForm } from '../form/use-form.ts'

const initial = { password: '', code: '' }

const invalidTexts = {
  password: msg`Enter your password`,
  code: msg`Enter the code`,
}

/** Form state of an identity check with the password, and the code if the account has a second factor. */
export function useStepUpForm(onConfirmed: () => void) {
  const { data: user } = useApi(getUser)
  /** The loaded account may be outdated: the second factor may have just been turned on elsewhere. */
  const [wasCodeRequired, setWasCodeRequired] = useState(false)
  const needsCode = user?.hasTwoFactor === true || wasCodeRequired

  const form = useForm(stepUp, {
    initial,
    input: ({ password, code }) => ({ body: { password, ...(needsCode && { code }) } }),
    invalidTexts,
    fieldOfFailure: { WRONG_PASSWORD: 'password', '2FA_ERROR': 'code' },
    codeField: 'code',
    onDone: onConfirmed,
  })
  if (form.field('code').error !== undefined && !wasCodeRequired) setWasCodeRequired(true)

  return { ...form, needsCode }
}
