import type { Client } from '@olympus/api-client/client'
import { stepUp } from '@olympus/contract/step-up'

import { submitTo } from '../form/submit-to.ts'

interface Proof {
  readonly password: string
  readonly code: string
}

const submit = submitTo(stepUp)

/** Sends the password, with the code of the second factor where the account has one. */
export const sendStepUp =
  ({ needsCode }: { needsCode: boolean }) =>
  (client: Client, { password, code }: Proof) =>
    submit(client, { password, ...(needsCode && { code }) })
