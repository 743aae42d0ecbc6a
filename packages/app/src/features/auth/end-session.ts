import { endSessionByLink } from '@olympus/contract/recovery'

import { submitTo } from '../../shared/submit-to.ts'

export const endSession = submitTo(endSessionByLink)
