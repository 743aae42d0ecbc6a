import { logIn as endpoint } from '@olympus/contract/auth'

import { submitTo } from '../../shared/submit-to.ts'

export const logIn = submitTo(endpoint)
