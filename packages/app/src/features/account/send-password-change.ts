import { changePassword } from '@olympus/contract/account'

import { submitRepeated } from './submit-repeated.ts'

export const sendPasswordChange = submitRepeated(changePassword, 'newPassword')
