import { undoEmailChange } from '@olympus/contract/recovery'

import { submitTo } from '../../shared/submit-to.ts'

export const undoEmail = submitTo(undoEmailChange)
