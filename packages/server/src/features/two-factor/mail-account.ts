import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { compose, letterIn, type Letters, queueMail } from '../../mail/mail.ts'

interface Recipient {
  readonly username: string
  readonly email: string
  readonly locale: LocaleCode
}

/** Tells the player of an account, in the language of the account, what happened to its security. */
export async function mailAccount<Values>(
  queries: Queries,
  accountId: number,
  letters: Letters<Values & { readonly username: string }>,
  values: Values,
): Promise<void> {
  const { username, email, locale } = await queries.one<Recipient>(
    sql`select username, email, locale from account where id = ${accountId}`,
  )
  await queueMail(queries, email, compose(letterIn(letters, locale, { ...values, username }), locale))
}
