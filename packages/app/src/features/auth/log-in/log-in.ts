import type { Client } from '@olympus/api-client/client'
import { logIn as endpoint } from '@olympus/contract/auth'
import type { LocaleCode } from '@olympus/contract/locales'

import { submitTo } from '../../../shared/form/submit-to.ts'
import { withBanTold } from './ban-message.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

const submit = submitTo(endpoint)

/** Submits the credentials. `locale` is the language of emails about this login. */
export const logInIn =
  (locale: LocaleCode) =>
  async (client: Client, { email, password }: Credentials) =>
    withBanTold(await submit(client, { email, password, locale }), locale)
