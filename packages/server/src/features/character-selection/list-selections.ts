import type { Selection } from '@olympus/contract/character-selection'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { readSelections } from './selection-view.ts'

const maxSelections = 20

/** The newest permanent selections of an account, newest first. */
export const listSelections = (queries: Queries, accountId: number): Promise<Selection[]> =>
  readSelections(
    queries,
    sql`where account_id = ${accountId} order by confirmed_at desc, id desc limit ${maxSelections}`,
  )
