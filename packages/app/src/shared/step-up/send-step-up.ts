import type { Client } from '@olympus/api-client/client'
import { stepUp } from '@olympus/contract/step-up'

import { submitTo } from '../form/submit-to.ts'

interface Proof {
  readonly password: string
  readonly code: string
}

const submit = submitTo(stepUp)

/** Sends the password, and the code if the account has a second factor. */
export const sendStepUp =
  ({ needsCode }: { needsCode: boolean }) =>
  (client: Client, { password, code }: Proof) =>
    submit(client, { password, ...(needsCode && { code }) })
