import { inspectPasswordReset } from '@olympus/contract/recovery'

import { submitTo } from '../../../shared/form/submit-to.ts'

export const inspectReset = submitTo(inspectPasswordReset)
