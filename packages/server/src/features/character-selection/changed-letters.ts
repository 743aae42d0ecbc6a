import type { Letters } from '../../mail/mail.ts'
import type { SelectionValuesWithLink } from './selection-values.ts'

/** Sent when a permanent selection is not carried out because the characters or items have changed. */
export const selectionChangedLetters: Letters<SelectionValuesWithLink> = {
  cn: ({ username, deleted, url }) => ({
    subject: '请再次确认你的角色选择',
    greeting: `${username}，你好：`,
    paragraphs: [
      `自你确认永久选择以来，你的角色或物品发生了变化，因此没有删除任何角色。涉及的角色：${deleted}。`,
      '请登录并在“角色更换”页面查看变化，然后再次确认或取消。在此之前不会删除任何内容，你可以继续游戏。',
    ],
    action: { label: '查看变化', url },
  }),
  hk: ({ username, deleted, url }) => ({
    subject: '請再次確認你的角色選擇',
    greeting: `${username}，你好：`,
    paragraphs: [
      `自你確認永久選擇以來，你的角色或物品有所變化，因此沒有刪除任何角色。涉及的角色：${deleted}。`,
      '請登入並在「角色更換」頁面查看變化，然後再次確認或取消。在此之前不會刪除任何內容，你可以繼續遊戲。',
    ],
    action: { label: '查看變化', url },
  }),
  cz: ({ username, deleted, url }) => ({
    subject: 'Potvrď znovu výběr postav',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      `od potvrzení trvalého výběru se tvoje postavy nebo předměty změnily. Proto jsme nic nesmazali. Týká se to: ${deleted}.`,
      'Přihlas se, podívej se na změny na stránce Výměna postav a výběr znovu potvrď, nebo zruš. Do té doby se nic nesmaže a můžeš hrát dál.',
    ],
    action: { label: 'Zkontrolovat změnu', url },
  }),
  de: ({ username, deleted, url }) => ({
    subject: 'Bestätige deine Auswahl noch einmal',
    greeting: `Hallo ${username},`,
    paragraphs: [
      `deine Charaktere oder Gegenstände haben sich geändert, seit du die endgültige Auswahl bestätigt hast. Darum wurde nichts gelöscht. Es geht um: ${deleted}.`,
      'Melde dich an, sieh dir die Änderungen im Charakterwechsel an und bestätige die Auswahl noch einmal, oder brich sie ab. Bis dahin wird nichts gelöscht, und du kannst weiterspielen.',
    ],
    action: { label: 'Änderung ansehen', url },
  }),
  en: ({ username, deleted, url }) => ({
    subject: 'Confirm your selection again',
    greeting: `Hello ${username},`,
    paragraphs: [
      `Your characters or items have changed since you confirmed the permanent selection, so nothing was deleted. It is about: ${deleted}.`,
      'Log in, review the change in the character swapper, and confirm the selection again or cancel it. Until then nothing is deleted, and you can keep playing.',
    ],
    action: { label: 'Review the change', url },
  }),
  es: ({ username, deleted, url }) => ({
    subject: 'Confirma de nuevo tu selección',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      `Tus personajes u objetos han cambiado desde que confirmaste la selección permanente, así que no se ha eliminado nada. Se trata de: ${deleted}.`,
      'Inicia sesión, mira qué ha cambiado en «Cambio de personajes» y confirma de nuevo la selección o cancélala. Hasta entonces no se elimina nada y puedes seguir jugando.',
    ],
    action: { label: 'Ver qué ha cambiado', url },
  }),
  fr: ({ username, deleted, url }) => ({
    subject: 'Confirme à nouveau ta sélection',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      `Tes personnages ou tes objets ont changé depuis que tu as confirmé la sélection définitive. Rien n’a donc été supprimé. Cela concerne\u00a0: ${deleted}.`,
      'Connecte-toi, vérifie ce qui a changé sous «\u00a0Échange de personnages\u00a0», puis confirme à nouveau la sélection ou annule-la. D’ici là, rien n’est supprimé et tu peux continuer à jouer.',
    ],
    action: { label: 'Voir le changement', url },
  }),
  it: ({ username, deleted, url }) => ({
    subject: 'Conferma di nuovo la selezione',
    greeting: `Ciao ${username},`,
    paragraphs: [
      `I tuoi personaggi o oggetti sono cambiati da quando hai confermato la selezione permanente, quindi non è stato eliminato nulla. Si tratta di: ${deleted}.`,
      'Accedi, controlla le modifiche in «Scambio personaggi» e conferma di nuovo la selezione oppure annullala. Fino ad allora non viene eliminato nulla e puoi continuare a giocare.',
    ],
    action: { label: 'Controlla la modifica', url },
  }),
  pl: ({ username, deleted, url }) => ({
    subject: 'Potwierdź wybór jeszcze raz',
    greeting: `Cześć ${username},`,
    paragraphs: [
      `Od potwierdzenia trwałego wyboru Twoje postacie lub przedmioty się zmieniły, dlatego nic nie zostało usunięte. Dotyczy to: ${deleted}.`,
      'Zaloguj się, sprawdź zmiany na stronie „Zamiana postaci” i potwierdź wybór ponownie albo go anuluj. Do tego czasu nic nie zostanie usunięte i możesz grać dalej.',
    ],
    action: { label: 'Sprawdź zmianę', url },
  }),
  tr: ({ username, deleted, url }) => ({
    subject: 'Seçimini yeniden onayla',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      `Kalıcı seçimi onayladığından beri karakterlerin veya eşyaların değişti. Bu yüzden hiçbir şey silinmedi. İlgili karakterler: ${deleted}.`,
      'Giriş yap, “Karakter değişimi” sayfasında değişiklikleri incele ve seçimi yeniden onayla ya da iptal et. O zamana kadar hiçbir şey silinmez ve oynamaya devam edebilirsin.',
    ],
    action: { label: 'Değişikliği incele', url },
  }),
}
