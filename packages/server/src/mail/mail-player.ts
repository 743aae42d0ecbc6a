import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { compose, type Letters, queueMail } from './mail.ts'

/** The recipient of a mail, with the language of the account. */
export interface Addressee {
  readonly username: string
  readonly email: string
  readonly locale: LocaleCode
}

interface PlayerLetter<Values extends object> {
  readonly letters: Letters<Values & { readonly username: string }>
  readonly values: Values
  readonly isUrgent?: boolean
}

/** Queues a letter to a player in the language of the account. */
export const mailPlayer = <Values extends object>(
  queries: Queries,
  { username, email, locale }: Addressee,
  { letters, values, isUrgent = false }: PlayerLetter<Values>,
): Promise<void> =>
  queueMail(queries, email, {
    ...compose(letters[locale]({ ...values, username }), locale),
    isUrgent,
  })

/** Queues a letter to the player of an account. */
export async function mailAccount<Values extends object>(
  queries: Queries,
  accountId: number,
  letter: PlayerLetter<Values>,
): Promise<void> {
  const addressee = await queries.one<Addressee>(
    sql`select username, email, locale from account where id = ${accountId}`,
  )
  await mailPlayer(queries, addressee, letter)
}
