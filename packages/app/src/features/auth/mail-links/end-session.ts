import { endSessionByLink } from '@olympus/contract/sessions'

import { submitTo } from '../../../shared/form/submit-to.ts'

export const endSession = submitTo(endSessionByLink)
