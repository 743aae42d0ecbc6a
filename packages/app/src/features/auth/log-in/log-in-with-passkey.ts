import type { Client } from '@olympus/api-client/client'
import { type LogInStep } from '@olympus/contract/auth'
import { logInWithPasskey as answer, startPasskeyLogIn as start } from '@olympus/contract/passkeys'
import type { LocaleCode } from '@olympus/contract/locales'

import { requireMessages } from '../../../locale/catalogs.ts'
import { errorMessages } from '../../../shared/texts/error-messages.ts'
import { offlineMessage } from '../../../shared/texts/offline-message.ts'
import { getPasskey } from '../../../shared/webauthn/passkey-ceremony.ts'
import { submitTo } from '../../../shared/form/submit-to.ts'
import type { Submission } from '../../../shared/form/use-form.ts'
import { withBanTold } from './ban-message.ts'

const requestChallenge = submitTo(start)
const submitAnswer = submitTo(answer)

/** Gets a challenge, signs it on the device, sends the answer. Canceling the device's prompt is silent. */
export const logInWithPasskeyIn =
  (locale: LocaleCode) =>
  async (client: Client): Promise<Submission<LogInStep>> => {
    const challenge = await requestChallenge(client)
    if (challenge.kind !== 'done') return challenge
    const { challengeId, options } = challenge.data
    const outcome = await getPasskey(options)
    switch (outcome.kind) {
      case 'cancelled':
        return outcome
      case 'offline':
        return { kind: 'refused', failure: { key: 'API_ERROR', message: offlineMessage } }
      case 'failed':
        await requireMessages('errors')
        return {
          kind: 'refused',
          failure: { key: 'PASSKEY_INVALID', message: errorMessages.PASSKEY_INVALID },
        }
      case 'credential': {
        const { credential } = outcome
        const submission = withBanTold(
          await submitAnswer(client, { challengeId, credential, locale }),
          locale,
        )
        return submission.kind === 'done'
          ? { kind: 'done', data: { step: 'logged-in', ...submission.data } }
          : submission
      }
    }
  }
