import { undoEmailChange } from '@olympus/contract/account'

import { submitTo } from '../../shared/submit-to.ts'

export const undoEmail = submitTo(undoEmailChange)
