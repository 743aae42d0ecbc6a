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

/** Sends the credentials in the language of the page, in which mails about this log-in are written. */
export const logInIn =
  (locale: LocaleCode) =>
  async (client: Client, { email, password }: Credentials) =>
    withBanTold(await submit(client, { email, password, locale }), locale)
