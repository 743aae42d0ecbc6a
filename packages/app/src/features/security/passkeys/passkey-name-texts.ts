import { msg } from '@lingui/core/macro'

/** The error of a missing name. */
export const passkeyNameTexts = { name: msg`Enter a name` }
