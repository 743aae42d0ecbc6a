import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Purchase, PurchaseMethod } from '@olympus/contract/purchase'

export const methodNames: Record<PurchaseMethod, MessageDescriptor> = {
  card: msg`Card`,
  'mobile-wallet': msg`Mobile wallet`,
}

export const purchaseStateNames: Record<Purchase['state'], MessageDescriptor> = {
  pending: msg`Not paid yet`,
  verifying: msg`Verifying`,
  succeeded: msg`Completed`,
  withdrawn: msg`Withdrawn`,
  'partially-refunded': msg`Partially refunded`,
  refunded: msg`Refunded`,
  disputed: msg`Disputed`,
  failed: msg`Failed`,
  expired: msg`Expired`,
}
