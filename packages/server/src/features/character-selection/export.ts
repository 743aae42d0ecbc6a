import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const characterSelectionExport: readonly ExportSection[] = [
  {
    name: 'character-selections',
    description: {
      cn: '你的永久选择：哪些角色保留、哪些被删除，以及其物品的去向',
      hk: '你的永久選擇：哪些角色保留、哪些被刪除，以及其物品的去向',
      cz: 'tvoje trvalé výběry: které postavy zůstávají, které se mažou a co se stalo s jejich předměty',
      de: 'deine endgültigen Auswahlen: welche Charaktere bleiben, welche gelöscht werden und was aus ihren Gegenständen wurde',
      en: 'your permanent selections: which characters stay, which are deleted, and what became of their items',
      es: 'tus selecciones permanentes: qué personajes se quedan, cuáles se eliminan y qué ha sido de sus objetos',
      fr: 'tes sélections définitives\u00a0: quels personnages restent, lesquels sont supprimés et ce que sont devenus leurs objets',
      it: 'le tue selezioni permanenti: quali personaggi restano, quali vengono eliminati e che fine hanno fatto i loro oggetti',
      pl: 'twoje trwałe wybory: które postacie zostają, które są usuwane i co się stało z ich przedmiotami',
      tr: 'kalıcı seçimlerin: hangi karakterlerin kaldığı, hangilerinin silindiği ve eşyalarına ne olduğu',
    },
    columns: [
      'id',
      'state',
      'kept_ids',
      'deleted_ids',
      'heir_id',
      'confirmed_items',
      'final_items',
      'locale',
      'cooling_off_hours',
      'confirmed_at',
      'confirmed_with',
      'due_at',
      'started_at',
      'ended_at',
      'cancellation',
    ],
    from: (accountId) => sql`from character_selection where account_id = ${accountId} order by id`,
  },
  {
    name: 'character-selection-tasks',
    description: {
      cn: '你的永久选择交给游戏服务器的任务',
      hk: '你的永久選擇交給遊戲伺服器的任務',
      cz: 'jaké úkoly zadaly tvoje trvalé výběry herním serverům',
      de: 'welche Aufgaben deine endgültigen Auswahlen an Spielserver gestellt haben',
      en: 'which tasks your permanent selections gave to game servers',
      es: 'qué tareas han dado tus selecciones permanentes a los servidores del juego',
      fr: 'les tâches que tes sélections définitives ont confiées aux serveurs de jeu',
      it: 'quali compiti le tue selezioni permanenti hanno affidato ai server di gioco',
      pl: 'jakie zadania twoje trwałe wybory zleciły serwerom gry',
      tr: 'kalıcı seçimlerinin oyun sunucularına verdiği görevler',
    },
    columns: ['selection_id', 'step', 'character_id', 'task_id'],
    from: (accountId) =>
      sql`from character_selection_task join character_selection on character_selection.id = selection_id
          where account_id = ${accountId} order by task_id`,
  },
]
