import { changeEmail } from '@olympus/contract/account'

import { submitRepeated } from './submit-repeated.ts'

export const sendEmailChange = submitRepeated(changeEmail, 'newEmail')
