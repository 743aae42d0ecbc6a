import { msg } from '@lingui/core/macro'

/** Said of a mailed link before the server is asked, and when it refuses it. */
export const usedLinkMessage = msg`This link has expired or was already used.`
