import type { Client } from '@olympus/api-client/client'
import { claimCoupon as endpoint } from '@olympus/contract/coupons'

import { submitTo } from '../../shared/submit-to.ts'

const submit = submitTo(endpoint)

/** Without the spaces that come with a code from a mail: no code begins or ends with one. */
export const claimCoupon = (client: Client, { code }: { readonly code: string }) =>
  submit(client, { code: code.trim() })
