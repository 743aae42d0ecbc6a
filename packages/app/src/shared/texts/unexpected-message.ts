import { msg } from '@lingui/core/macro'

/** Bundled, because the texts of refusals may not load either. */
export const unexpectedMessage = msg`An unexpected error occurred. Try again.`
