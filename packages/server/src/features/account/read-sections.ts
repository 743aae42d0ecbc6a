import type { Cell } from '@olympus/contract/csv'
import sql, { raw } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { ExportFiles, ExportSection } from '../../personal-data.ts'
import type { Ports } from '../ports.ts'
import { exportFiles, exportSections } from './data-owners.ts'

/** The rows of one kind of data. */
export interface SectionData extends Pick<ExportSection, 'name' | 'description'> {
  readonly columns: readonly string[]
  readonly rows: readonly Readonly<Record<string, Cell>>[]
}

const camelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const columnNameOf = (column: string) => camelCase(/(\w+)$/.exec(column)?.[1] ?? column)

interface SectionReader extends Pick<Ports, 'secretBox'> {
  readonly queries: Queries
}

/** Reads all stored data of a player, one section per kind of data. */
export async function readSections(
  { queries, secretBox }: SectionReader,
  accountId: number,
): Promise<SectionData[]> {
  const read: SectionData[] = []
  for (const { name, description, columns, from, open = {} } of exportSections) {
    const rows = await queries.query<Record<string, Cell>>(
      sql`select ${raw(columns.join(', '))} ${from(accountId)}`,
    )
    for (const [column, openBox] of Object.entries(open))
      for (const row of rows)
        row[column] = openBox(secretBox, { box: row[column] as Buffer | null, accountId })
    read.push({ name, description, columns: columns.map(columnNameOf), rows })
  }
  return read
}

/** A folder of JSON files. */
export interface FolderData extends Pick<ExportFiles, 'folder' | 'description'> {
  readonly files: readonly { readonly name: string; readonly content: unknown }[]
}

/** Reads what an export holds besides its tables. */
export async function readFolders(queries: Queries, accountId: number): Promise<FolderData[]> {
  const read: FolderData[] = []
  for (const { folder, description, read: readFiles } of exportFiles)
    read.push({ folder, description, files: await readFiles(queries, accountId) })
  return read
}
