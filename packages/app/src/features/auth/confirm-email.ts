import { confirmEmail as endpoint } from '@olympus/contract/account'

import { submitTo } from '../../shared/submit-to.ts'

export const confirmEmail = submitTo(endpoint)
