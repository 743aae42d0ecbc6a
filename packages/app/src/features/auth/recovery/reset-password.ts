import type { Client } from '@olympus/api-client/client'
import { resetPassword as endpoint } from '@olympus/contract/recovery'

import { submitTo } from '../../../shared/form/submit-to.ts'
import type { Submission } from '../../../shared/form/use-form.ts'
import { inCodeField, typedCode, type TwoFactorValues } from '../two-factor-values.ts'

export interface NewPasswordValues extends TwoFactorValues {
  readonly password: string
}

export type ResetOutcome = 'done' | 'link-bad'

const submit = submitTo(endpoint)

/** Sets the new password. An expired link is an outcome, not an error of the form. */
export const resetPasswordWith =
  (token: string, hasTwoFactor: boolean) =>
  async (client: Client, values: NewPasswordValues): Promise<Submission<ResetOutcome>> => {
    const { password } = values
    const submission = await submit(client, {
      token,
      password,
      ...(hasTwoFactor && { code: typedCode(values) }),
    })
    if (submission.kind === 'done') return { kind: 'done', data: 'done' }
    if (submission.kind === 'refused' && submission.failure.key === 'RESET_LINK_INVALID')
      return { kind: 'done', data: 'link-bad' }
    return inCodeField(submission, values)
  }
