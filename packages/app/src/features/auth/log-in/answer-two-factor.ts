import { msg } from '@lingui/core/macro'
import type { Client } from '@olympus/api-client/client'
import { answerTwoFactor as endpoint } from '@olympus/contract/auth'
import type { LocaleCode } from '@olympus/contract/locales'

import { submitTo } from '../../../shared/form/submit-to.ts'
import type { FormFailure, Submission } from '../../../shared/form/use-form.ts'
import { withBanTold } from './ban-message.ts'
import { inCodeField, typedCode, type TwoFactorValues } from '../two-factor-values.ts'

type TwoFactorAnswer =
  | { readonly kind: 'logged-in'; readonly backupCodesLeft: number | null }
  /** The challenge has ended, so the player has to log in again. */
  | { readonly kind: 'over'; readonly failure: FormFailure }

const submit = submitTo(endpoint)

const overMessage = msg`This took too long, or too many codes were wrong. Log in again.`

/** Submits the code for a challenge. An expired challenge ends the step; it does not refuse the code. */
export const answerTwoFactorOf =
  (challenge: string, locale: LocaleCode) =>
  async (client: Client, values: TwoFactorValues): Promise<Submission<TwoFactorAnswer>> => {
    const submission = withBanTold(await submit(client, { challenge, code: typedCode(values) }), locale)
    if (submission.kind === 'done') {
      const { backupCodesLeft } = submission.data
      return { kind: 'done', data: { kind: 'logged-in', backupCodesLeft } }
    }
    if (submission.kind === 'refused' && submission.failure.key === 'SESSION_HANDLE_ERROR')
      return {
        kind: 'done',
        data: { kind: 'over', failure: { ...submission.failure, message: overMessage } },
      }
    return inCodeField(submission, values)
  }
