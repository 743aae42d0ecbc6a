import type { Letters } from '../../mail/mail.ts'
import type { SelectionValuesWithLink } from './selection-values.ts'

/** Sent when a permanent selection has been carried out. */
export const selectionDoneLetters: Letters<SelectionValuesWithLink> = {
  cn: ({ username, deleted, heir, items, url }) => ({
    subject: '你的角色已被删除',
    greeting: `${username}，你好：`,
    paragraphs: [
      `你的永久选择已完成。以下角色已被永久删除：${deleted}。`,
      `它们的物品已变成兑换券：${items} 张。在“兑换券”页面，你可以为你的其他角色兑换。集市和竞拍物品已归 ${heir}。`,
      '你的账号可以重新进入游戏了。',
    ],
    action: { label: '查看更换记录', url },
  }),
  hk: ({ username, deleted, heir, items, url }) => ({
    subject: '你的角色已被刪除',
    greeting: `${username}，你好：`,
    paragraphs: [
      `你的永久選擇已完成。以下角色已被永久刪除：${deleted}。`,
      `它們的物品已變成兌換券：${items} 張。在「兌換券」頁面，你可以為你的其他角色兌換。市集和競投物品已歸 ${heir}。`,
      '你的帳號可以重新進入遊戲了。',
    ],
    action: { label: '查看更換紀錄', url },
  }),
  cz: ({ username, deleted, heir, items, url }) => ({
    subject: 'Tvoje postavy byly smazány',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      `trvalý výběr postav je hotový. Natrvalo byly smazány: ${deleted}.`,
      `Z jejich předmětů se staly kupony (celkem ${items}). Na stránce Kupony je použiješ pro své ostatní postavy. Předměty z bazaru a příhozů má ${heir}.`,
      'Tvůj účet může zase vstoupit do hry.',
    ],
    action: { label: 'Otevřít historii výměn', url },
  }),
  de: ({ username, deleted, heir, items, url }) => ({
    subject: 'Deine Charaktere wurden gelöscht',
    greeting: `Hallo ${username},`,
    paragraphs: [
      `die endgültige Auswahl deiner Charaktere ist abgeschlossen. Endgültig gelöscht wurden: ${deleted}.`,
      `Ihre Gegenstände sind jetzt Gutscheine (insgesamt ${items}). Unter Gutscheine verwendest du sie für deine anderen Charaktere. Die Gegenstände aus Basar und Geboten hat ${heir}.`,
      'Dein Konto kann wieder ins Spiel.',
    ],
    action: { label: 'Wechselverlauf öffnen', url },
  }),
  en: ({ username, deleted, heir, items, url }) => ({
    subject: 'Your characters were deleted',
    greeting: `Hello ${username},`,
    paragraphs: [
      `The permanent selection of your characters is done. These were deleted for good: ${deleted}.`,
      `Their items are coupons now (${items} in total). Redeem them under Coupons for your other characters. ${heir} has the bazaar and bid items.`,
      'Your account can enter the game again.',
    ],
    action: { label: 'Open swap history', url },
  }),
  es: ({ username, deleted, heir, items, url }) => ({
    subject: 'Tus personajes se han eliminado',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      `La selección permanente de tus personajes ha terminado. Se han eliminado para siempre: ${deleted}.`,
      `Sus objetos son ahora cupones (${items} en total). En Cupones puedes asignarlos a tus otros personajes. ${heir} tiene los objetos del bazar y de las pujas.`,
      'Tu cuenta ya puede volver a entrar en el juego.',
    ],
    action: { label: 'Abrir el historial de cambios', url },
  }),
  fr: ({ username, deleted, heir, items, url }) => ({
    subject: 'Tes personnages ont été supprimés',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      `La sélection définitive de tes personnages est terminée. Ont été supprimés définitivement\u00a0: ${deleted}.`,
      `Leurs objets sont maintenant des coupons (${items} au total). Sous Coupons, tu peux les attribuer à tes autres personnages. ${heir} a reçu les objets du bazar et des enchères.`,
      'Ton compte peut à nouveau entrer en jeu.',
    ],
    action: { label: 'Ouvrir l’historique des échanges', url },
  }),
  it: ({ username, deleted, heir, items, url }) => ({
    subject: 'I tuoi personaggi sono stati eliminati',
    greeting: `Ciao ${username},`,
    paragraphs: [
      `La selezione permanente dei tuoi personaggi è conclusa. Sono stati eliminati per sempre: ${deleted}.`,
      `I loro oggetti ora sono coupon (${items} in totale). In Coupon puoi assegnarli agli altri tuoi personaggi. ${heir} ha ricevuto gli oggetti del bazar e delle offerte.`,
      'Il tuo account può di nuovo entrare in gioco.',
    ],
    action: { label: 'Apri la cronologia degli scambi', url },
  }),
  pl: ({ username, deleted, heir, items, url }) => ({
    subject: 'Twoje postacie zostały usunięte',
    greeting: `Cześć ${username},`,
    paragraphs: [
      `Trwały wybór Twoich postaci został zakończony. Na zawsze usunięto: ${deleted}.`,
      `Ich przedmioty są teraz kuponami (łącznie ${items}). Na stronie „Kupony” przypiszesz je pozostałym postaciom. Przedmioty z bazaru i licytacji ma ${heir}.`,
      'Twoje konto może znowu wejść do gry.',
    ],
    action: { label: 'Otwórz historię zamian', url },
  }),
  tr: ({ username, deleted, heir, items, url }) => ({
    subject: 'Karakterlerin silindi',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      `Kalıcı seçim tamamlandı. Kalıcı olarak silinen karakterler: ${deleted}.`,
      `Eşyaları artık kupon (toplam ${items}). Kuponlar sayfasında diğer karakterlerine aktarabilirsin. Pazar ve teklif eşyaları ${heir} adlı karaktere geçti.`,
      'Hesabın yeniden oyuna girebilir.',
    ],
    action: { label: 'Değişim geçmişini aç', url },
  }),
}
