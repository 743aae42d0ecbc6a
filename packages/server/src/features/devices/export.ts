import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const devicesExport: readonly ExportSection[] = [
  {
    name: 'known-devices',
    description: {
      cn: '浏览器首次和最近一次被识别的时间',
      hk: '瀏覽器首次和最近一次被識別的時間',
      cz: 'kdy byl prohlížeč poprvé a naposledy rozpoznán',
      de: 'wann ein Browser zum ersten und zum letzten Mal wiedererkannt wurde',
      en: 'when a browser was first and last recognized',
      es: 'cuándo se reconoció un navegador por primera y por última vez',
      fr: 'quand un navigateur a été reconnu pour la première et la dernière fois',
      it: 'quando un browser è stato riconosciuto per la prima e l’ultima volta',
      pl: 'kiedy przeglądarka została rozpoznana po raz pierwszy i ostatni',
      tr: 'bir tarayıcının ilk ve son tanındığı zaman',
    },
    columns: ['first_seen_at', 'last_seen_at'],
    from: (accountId) => sql`from known_device where account_id = ${accountId} order by first_seen_at`,
  },
]
