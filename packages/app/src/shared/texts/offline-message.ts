import { msg } from '@lingui/core/macro'

/** Bundled, because nothing can be loaded when it is needed. */
export const offlineMessage = msg`The server cannot be reached. Check your connection and try again.`
