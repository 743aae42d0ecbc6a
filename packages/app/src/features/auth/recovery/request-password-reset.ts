import { requestPasswordReset as endpoint } from '@olympus/contract/recovery'

import { submitTo } from '../../../shared/form/submit-to.ts'

export const requestPasswordReset = submitTo(endpoint)
