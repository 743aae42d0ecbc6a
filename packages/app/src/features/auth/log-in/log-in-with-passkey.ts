import type { Client } from '@olympus/api-client/client'
import type { LogInStep } from '@olympus/contract/auth'
import type { LocaleCode } from '@olympus/contract/locales'
import { logInWithPasskey as endpoint, startPasskeyLogIn } from '@olympus/contract/passkeys'

import { requireMessages } from '../../../locale/catalogs.ts'
import { submit } from '../../../shared/form/submit.ts'
import type { Submission } from '../../../shared/form/submission.ts'
import { errorMessages } from '../../../shared/texts/error-messages.ts'
import { offlineMessage } from '../../../shared/texts/offline-message.ts'
import { dropPasskey, getPasskey } from '../../../shared/webauthn/passkey-ceremony.ts'

/** Gets a challenge, signs it on the device, sends the answer. Canceling the device's prompt is silent. */
export async function logInWithPasskey(client: Client, locale: LocaleCode): Promise<Submission<LogInStep>> {
  const challenge = await submit(client, startPasskeyLogIn, {})
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
      const submission = await submit(client, endpoint, { body: { challengeId, credential, locale } })
      if (submission.kind === 'done') return { kind: 'done', data: { step: 'logged-in', ...submission.data } }
      if (submission.kind === 'refused' && submission.failure.key === 'PASSKEY_UNKNOWN')
        void dropPasskey(options, credential.id)
      return submission
    }
  }
}
