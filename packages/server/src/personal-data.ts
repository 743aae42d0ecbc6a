import type { Sql } from 'sql-template-tag'
import type { Queries } from './database/database.ts'
import type { OwnText } from './localized-text.ts'
import type { SecretBox } from './secrets/secret-box.ts'

/** One kind of data in a player's data export. */
export interface ExportSection {
  readonly name: string
  /** For the README of the export. */
  readonly description: OwnText
  /**
   * SQL expressions. The last word of each is its name. They are listed explicitly, so that hashes and keys
   * are never exported.
   */
  readonly columns: readonly string[]
  readonly from: (accountId: number) => Sql
  /** Opens sealed columns, by their names in the export. Null if the key is lost. */
  readonly open?: Readonly<
    Record<string, (secretBox: SecretBox, sealed: { box: Buffer | null; accountId: number }) => string | null>
  >
}

/** JSON files in a folder of a player's data export, for data that is not a table. */
export interface ExportFiles {
  readonly folder: string
  readonly description: ExportSection['description']
  readonly read: (
    queries: Queries,
    accountId: number,
  ) => Promise<readonly { readonly name: string; readonly content: unknown }[]>
}

/** What happens to a feature's data when an account is purged. */
export interface Purge {
  /** A condition on `account` that delays the purge: the result of something open needs the account. */
  readonly isOpen?: Sql
  /** The statements that remove or anonymize data. Rows go before the rows that they reference. */
  readonly removals?: (accountId: number) => readonly Sql[]
}
