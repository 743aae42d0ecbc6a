import { undoEmailChange } from '@olympus/contract/account'

import { submitTo } from '../../../shared/form/submit-to.ts'

export const undoEmail = submitTo(undoEmailChange)
