import { requestPasswordReset as endpoint } from '@olympus/contract/recovery'

import { submitTo } from '../../shared/submit-to.ts'

export const requestPasswordReset = submitTo(endpoint)
