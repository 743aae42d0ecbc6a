import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

const progress = [
  'state',
  'reason',
  'game_note',
  'game_server',
  'game_reference',
  'attempts',
  'queued_at',
  'claimed_at',
  'settled_at',
]

export const deliveriesExport: readonly ExportSection[] = [
  {
    name: 'deliveries',
    description: {
      cn: '发放给你的角色的物品',
      hk: '發放給你的角色的物品',
      cz: 'předměty doručené tvým postavám',
      de: 'die Gegenstände, die deinen Charakteren zugestellt wurden',
      en: 'the items delivered to your characters',
      es: 'los objetos entregados a tus personajes',
      fr: 'les objets livrés à tes personnages',
      it: 'gli oggetti consegnati ai tuoi personaggi',
      pl: 'przedmioty dostarczone twoim postaciom',
      tr: 'karakterlerine teslim edilen eşyalar',
    },
    columns: ['id', 'character_id', 'world', 'item_id', 'game_item', 'quantity', 'paid_coins', ...progress],
    from: (accountId) => sql`from task where account_id = ${accountId} and kind = 'delivery' order by id`,
  },
  {
    name: 'tasks',
    description: {
      cn: '要求游戏服务器对你的角色执行的操作',
      hk: '要求遊戲伺服器對你的角色執行的操作',
      cz: 'co měly herní servery udělat s tvými postavami',
      de: 'was Spielserver mit deinen Charakteren tun sollten',
      en: 'what game servers were asked to do with your characters',
      es: 'lo que se ha pedido a los servidores del juego que hagan con tus personajes',
      fr: 'ce qui a été demandé aux serveurs de jeu pour tes personnages',
      it: 'ciò che è stato chiesto ai server di gioco di fare con i tuoi personaggi',
      pl: 'co serwery gry miały zrobić z twoimi postaciami',
      tr: 'oyun sunucularından karakterlerinle yapması istenenler',
    },
    columns: ['id', 'kind', 'character_id', 'world', 'details', ...progress],
    from: (accountId) => sql`from task where account_id = ${accountId} and kind <> 'delivery' order by id`,
  },
]
