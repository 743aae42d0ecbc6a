import { confirmEmail as endpoint } from '@olympus/contract/account'

import { submitTo } from '../../../shared/form/submit-to.ts'

export const confirmEmail = submitTo(endpoint)
