import type { Letters } from '../../mail/mail.ts'
import type { SelectionValues, SelectionValuesWithLink } from './selection-values.ts'

/** Sent when a player cancels a permanent selection. */
export const cancelledByPlayerLetters: Letters<SelectionValuesWithLink> = {
  cn: ({ username, deleted, url }) => ({
    subject: '你的角色将会保留',
    greeting: `${username}，你好：`,
    paragraphs: [
      `永久选择已取消。以下角色将会保留：${deleted}。没有物品被移动，也没有产生兑换券。`,
      '如果这不是你本人的操作，请更改密码。',
    ],
    action: { label: '查看更换记录', url },
  }),
  hk: ({ username, deleted, url }) => ({
    subject: '你的角色將會保留',
    greeting: `${username}，你好：`,
    paragraphs: [
      `永久選擇已取消。以下角色將會保留：${deleted}。沒有物品被移動，也沒有產生兌換券。`,
      '如果這不是你本人的操作，請更改密碼。',
    ],
    action: { label: '查看更換紀錄', url },
  }),
  cz: ({ username, deleted, url }) => ({
    subject: 'Tvoje postavy zůstávají',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      `trvalý výběr postav byl zrušen. Zůstávají: ${deleted}. Nic se nepřesunulo a nevznikly žádné kupony.`,
      'Pokud o tom nevíš, změň si heslo.',
    ],
    action: { label: 'Otevřít historii výměn', url },
  }),
  de: ({ username, deleted, url }) => ({
    subject: 'Deine Charaktere bleiben',
    greeting: `Hallo ${username},`,
    paragraphs: [
      `die endgültige Auswahl deiner Charaktere wurde abgebrochen. Es bleiben: ${deleted}. Nichts wurde verschoben, und es entstehen keine Gutscheine.`,
      'Wenn du das nicht warst, ändere dein Passwort.',
    ],
    action: { label: 'Wechselverlauf öffnen', url },
  }),
  en: ({ username, deleted, url }) => ({
    subject: 'Your characters stay',
    greeting: `Hello ${username},`,
    paragraphs: [
      `The permanent selection of your characters was canceled. These stay: ${deleted}. Nothing was moved, and no coupons were made.`,
      'If this was not you, change your password.',
    ],
    action: { label: 'Open swap history', url },
  }),
  es: ({ username, deleted, url }) => ({
    subject: 'Tus personajes se quedan',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      `La selección permanente de tus personajes se ha cancelado. Se quedan: ${deleted}. No se ha movido nada ni se han creado cupones.`,
      'Si no has sido tú, cambia tu contraseña.',
    ],
    action: { label: 'Abrir el historial de cambios', url },
  }),
  fr: ({ username, deleted, url }) => ({
    subject: 'Tes personnages restent',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      `La sélection définitive de tes personnages a été annulée. Restent\u00a0: ${deleted}. Rien n’a été déplacé et aucun coupon n’a été créé.`,
      'Si ce n’était pas toi, change ton mot de passe.',
    ],
    action: { label: 'Ouvrir l’historique des échanges', url },
  }),
  it: ({ username, deleted, url }) => ({
    subject: 'I tuoi personaggi restano',
    greeting: `Ciao ${username},`,
    paragraphs: [
      `La selezione permanente dei tuoi personaggi è stata annullata. Restano: ${deleted}. Nulla è stato spostato e non sono stati creati coupon.`,
      'Se non l’hai fatto tu, cambia la password.',
    ],
    action: { label: 'Apri la cronologia degli scambi', url },
  }),
  pl: ({ username, deleted, url }) => ({
    subject: 'Twoje postacie zostają',
    greeting: `Cześć ${username},`,
    paragraphs: [
      `Trwały wybór Twoich postaci został anulowany. Zostają: ${deleted}. Nic nie zostało przeniesione i nie powstały żadne kupony.`,
      'Jeśli to nie Ty, zmień hasło.',
    ],
    action: { label: 'Otwórz historię zamian', url },
  }),
  tr: ({ username, deleted, url }) => ({
    subject: 'Karakterlerin kalıyor',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      `Kalıcı seçim iptal edildi. Kalan karakterler: ${deleted}. Hiçbir şey taşınmadı ve kupon oluşturulmadı.`,
      'Bunu sen yapmadıysan şifreni değiştir.',
    ],
    action: { label: 'Değişim geçmişini aç', url },
  }),
}

/** Sent when a ban or the deletion of the account cancels a permanent selection. */
export const cancelledByPortalLetters: Letters<SelectionValues> = {
  cn: ({ username, deleted, cancellation }) => ({
    subject: '永久选择已取消',
    greeting: `${username}，你好：`,
    paragraphs: [
      `由于${cancellation === 'ban' ? '你的账号被封禁' : '你申请了注销账号'}，永久选择已取消。以下角色不会因此被删除：${deleted}。没有物品被移动，也没有产生兑换券。`,
    ],
  }),
  hk: ({ username, deleted, cancellation }) => ({
    subject: '永久選擇已取消',
    greeting: `${username}，你好：`,
    paragraphs: [
      `由於${cancellation === 'ban' ? '你的帳號被封鎖' : '你申請了刪除帳號'}，永久選擇已取消。以下角色不會因此被刪除：${deleted}。沒有物品被移動，也沒有產生兌換券。`,
    ],
  }),
  cz: ({ username, deleted, cancellation }) => ({
    subject: 'Trvalý výběr postav byl zrušen',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      `trvalý výběr postav byl zrušen, protože ${cancellation === 'ban' ? 'byl tvůj účet zablokován' : 'má být tvůj účet smazán'}. Kvůli výběru se nesmažou: ${deleted}. Nic se nepřesunulo a nevznikly žádné kupony.`,
    ],
  }),
  de: ({ username, deleted, cancellation }) => ({
    subject: 'Deine endgültige Auswahl wurde abgebrochen',
    greeting: `Hallo ${username},`,
    paragraphs: [
      `die endgültige Auswahl deiner Charaktere wurde abgebrochen, weil ${cancellation === 'ban' ? 'dein Konto gesperrt wurde' : 'dein Konto gelöscht werden soll'}. Durch sie werden nicht mehr gelöscht: ${deleted}. Nichts wurde verschoben, und es entstehen keine Gutscheine.`,
    ],
  }),
  en: ({ username, deleted, cancellation }) => ({
    subject: 'Your permanent selection was canceled',
    greeting: `Hello ${username},`,
    paragraphs: [
      `The permanent selection of your characters was canceled because ${cancellation === 'ban' ? 'your account was banned' : 'your account is to be deleted'}. It no longer deletes: ${deleted}. Nothing was moved, and no coupons were made.`,
    ],
  }),
  es: ({ username, deleted, cancellation }) => ({
    subject: 'Tu selección permanente se ha cancelado',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      `La selección permanente de tus personajes se ha cancelado porque ${cancellation === 'ban' ? 'se ha suspendido tu cuenta' : 'has pedido eliminar tu cuenta'}. Ya no elimina a: ${deleted}. No se ha movido nada ni se han creado cupones.`,
    ],
  }),
  fr: ({ username, deleted, cancellation }) => ({
    subject: 'Ta sélection définitive a été annulée',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      `La sélection définitive de tes personnages a été annulée, car ${cancellation === 'ban' ? 'ton compte a été banni' : 'tu as demandé la suppression de ton compte'}. Ne seront plus supprimés\u00a0: ${deleted}. Rien n’a été déplacé et aucun coupon n’a été créé.`,
    ],
  }),
  it: ({ username, deleted, cancellation }) => ({
    subject: 'La tua selezione permanente è stata annullata',
    greeting: `Ciao ${username},`,
    paragraphs: [
      `La selezione permanente dei tuoi personaggi è stata annullata perché ${cancellation === 'ban' ? 'il tuo account è stato bannato' : 'hai chiesto di eliminare il tuo account'}. Non verranno più eliminati: ${deleted}. Nulla è stato spostato e non sono stati creati coupon.`,
    ],
  }),
  pl: ({ username, deleted, cancellation }) => ({
    subject: 'Twój trwały wybór został anulowany',
    greeting: `Cześć ${username},`,
    paragraphs: [
      `Trwały wybór Twoich postaci został anulowany, ponieważ ${cancellation === 'ban' ? 'Twoje konto zostało zablokowane' : 'Twoje konto ma zostać usunięte'}. Z jego powodu nie zostaną usunięte: ${deleted}. Nic nie zostało przeniesione i nie powstały żadne kupony.`,
    ],
  }),
  tr: ({ username, deleted, cancellation }) => ({
    subject: 'Kalıcı seçimin iptal edildi',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      `${cancellation === 'ban' ? 'Hesabın yasaklandığı' : 'Hesabının silinmesini istediğin'} için kalıcı seçim iptal edildi. Artık silinmeyecek karakterler: ${deleted}. Hiçbir şey taşınmadı ve kupon oluşturulmadı.`,
    ],
  }),
}
