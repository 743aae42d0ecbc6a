import { resendActivation as endpoint } from '@olympus/contract/auth'

import { submitTo } from '../../../shared/form/submit-to.ts'

export const resendActivation = submitTo(endpoint)
