import { activateAccount } from '@olympus/contract/auth'

import { submitTo } from '../../../shared/form/submit-to.ts'

export const activate = submitTo(activateAccount)
