import { ApiError } from '@olympus/api-client/api-error'
import type { Client } from '@olympus/api-client/client'
import { claimCoupon as endpoint } from '@olympus/contract/coupons'
import { limits } from '@olympus/contract/limits'

import { refusedWith, submitTo } from '../../shared/form/submit-to.ts'

const submit = submitTo(endpoint)

const tooLong = new ApiError({ key: 'INVALID_CODE', status: 404, response: null })

/** Trims the spaces of a code copied from an email. A code that is too long is refused without a request. */
export async function claimCoupon(client: Client, { code }: { readonly code: string }) {
  const trimmed = code.trim()
  if (trimmed.length > limits.couponCodeMaxLength)
    return { kind: 'refused' as const, failure: await refusedWith(tooLong) }
  return submit(client, { code: trimmed })
}
