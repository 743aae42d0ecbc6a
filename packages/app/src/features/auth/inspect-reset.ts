import { inspectPasswordReset } from '@olympus/contract/recovery'

import { submitTo } from '../../shared/submit-to.ts'

export const inspectReset = submitTo(inspectPasswordReset)
