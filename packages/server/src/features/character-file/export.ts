import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import type { ExportFiles } from '../../personal-data.ts'
import { writeCharacterFile } from './write-character-file.ts'

export const characterFileExport: ExportFiles = {
  folder: 'character-files',
  description: {
    cn: '每个角色一个文件，内容与角色页面向你显示并提供下载的一致',
    hk: '每個角色一個檔案，內容與角色頁面向你顯示並提供下載的一致',
    cz: 'každá postava jako soubor, tak jak ti ji ukazuje a ke stažení nabízí její stránka',
    de: 'jeder Charakter als Datei, wie seine Seite ihn dir zeigt und zum Herunterladen anbietet',
    en: 'each character as a file, as its page shows it to you and offers it for download',
    es: 'cada personaje como archivo, tal como su página te lo muestra y lo ofrece para descargar',
    fr: 'chaque personnage sous forme de fichier, tel que sa page te le montre et le propose au téléchargement',
    it: 'ogni personaggio come file, come la sua pagina te lo mostra e lo offre da scaricare',
    pl: 'każda postać jako plik, tak jak pokazuje ją tobie i udostępnia do pobrania jej strona',
    tr: 'her karakter bir dosya olarak, sayfasının sana gösterdiği ve indirmeye sunduğu şekilde',
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
