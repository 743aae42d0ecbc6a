import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import type { ExportFiles } from '../../personal-data.ts'
import { writeCharacterFile } from './write-character-file.ts'

export const characterFileExport: ExportFiles = {
  folder: 'character-files',
  description: {
    en: 'each character as a file, as its page shows it to you and offers it for download',
    de: 'jeder Charakter als Datei, wie seine Seite ihn dir zeigt und zum Herunterladen anbietet',
  },
  async read(queries, accountId) {
    const characters = await queries.query<{ id: number }>(
      sql`select id from character where account_id = ${accountId} and deleted_at is null order by id`,
    )
    const files: { name: string; content: unknown }[] = []
    for (const { id: characterId } of characters) {
      const content = await writeCharacterFile(queries, { characterId, accountId })
      if (!(content instanceof Failure)) files.push({ name: `${characterId}.json`, content })
    }
    return files
  },
}
