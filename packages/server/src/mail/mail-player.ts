import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { compose, letterIn, type Letters, queueMail } from './mail.ts'

/** Who is written to, and in which language. */
export interface Addressee {
  readonly username: string
  readonly email: string
  readonly locale: LocaleCode
}

/** Writes a letter to a player in the language of the account. */
export const mailPlayer = <Values extends object>(
  queries: Queries,
  { username, email, locale }: Addressee,
  letters: Letters<Values & { readonly username: string }>,
  values: Values,
): Promise<void> =>
  queueMail(queries, email, compose(letterIn(letters, locale, { ...values, username }), locale))

/** Writes a letter to the player of an account. */
export async function mailAccount<Values extends object>(
  queries: Queries,
  accountId: number,
  letters: Letters<Values & { readonly username: string }>,
  values: Values,
): Promise<void> {
  const addressee = await queries.one<Addressee>(
    sql`select username, email, locale from account where id = ${accountId}`,
  )
  await mailPlayer(queries, addressee, letters, values)
}
