import { msg } from '@lingui/core/macro'

/** Shown for a mailed link without a token, and for one that the server refuses. */
export const usedLinkMessage = msg`This link has expired or was already used.`
