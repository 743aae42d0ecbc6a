import { msg } from '@lingui/core/macro'

/** Known before anything is loaded, because nothing can be when it is needed. */
export const offlineMessage = msg`The server cannot be reached. Check your connection and try again.`
