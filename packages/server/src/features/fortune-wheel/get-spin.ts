import type { LocaleCode } from '@olympus/contract/locales'
import type { Spin } from '@olympus/contract/wheel'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { readSpin } from './spin-view.ts'

interface Request {
  readonly accountId: number
  readonly spinId: number
  readonly locale: LocaleCode
}

/** One spin of the player. */
export const getSpin = async (
  queries: Queries,
  { accountId, spinId, locale }: Request,
): Promise<Spin | Failure<'NOT_FOUND'>> =>
  (await readSpin(queries, sql`spin.id = ${spinId} and spin.account_id = ${accountId}`, locale)) ??
  new Failure('NOT_FOUND')
