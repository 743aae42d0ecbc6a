import type { Letters } from '../../mail/mail.ts'
import { momentText } from '../../mail/moment-text.ts'
import type { SelectionValuesWithLink } from './selection-values.ts'

/** Sent when a player confirms a permanent selection. The button leads to where it can be cancelled. */
export const selectionConfirmedLetters: Letters<SelectionValuesWithLink> = {
  cn: ({ username, deleted, heir, items, dueAt, url }) => ({
    subject: '你的角色即将被永久删除',
    greeting: `${username}，你好：`,
    paragraphs: [
      `你已确认永久选择。以下角色将被永久删除：${deleted}。`,
      dueAt
        ? `删除将于 ${momentText(dueAt, 'zh-Hans-CN')} 之后、你的账号不在游戏中时开始。在此之前，你可以在“角色更换”页面或任意页面顶部取消。`
        : '删除会在你的账号不在游戏中时立即开始，无法再取消。',
      `集市和竞拍物品归 ${heir}。物品栏中和已穿戴的物品将变成兑换券（目前 ${items} 张）。金币、宠物、伙伴和等级将会失去。`,
      dueAt ? '如果这不是你本人的操作，请立即取消并更改密码。' : '如果这不是你本人的操作，请立即更改密码。',
    ],
    action: { label: '打开“角色更换”', url },
  }),
  hk: ({ username, deleted, heir, items, dueAt, url }) => ({
    subject: '你的角色即將被永久刪除',
    greeting: `${username}，你好：`,
    paragraphs: [
      `你已確認永久選擇。以下角色將被永久刪除：${deleted}。`,
      dueAt
        ? `刪除將於 ${momentText(dueAt, 'zh-Hant-HK')} 之後、你的帳號不在遊戲中時開始。在此之前，你可以在「角色更換」頁面或任何頁面頂部取消。`
        : '刪除會在你的帳號不在遊戲中時立即開始，無法再取消。',
      `市集和競投物品歸 ${heir}。物品欄中和已穿戴的物品將變成兌換券（目前 ${items} 張）。金幣、寵物、夥伴和等級將會失去。`,
      dueAt ? '如果這不是你本人的操作，請立即取消並更改密碼。' : '如果這不是你本人的操作，請立即更改密碼。',
    ],
    action: { label: '開啟「角色更換」', url },
  }),
  cz: ({ username, deleted, heir, items, dueAt, url }) => ({
    subject: 'Tvoje postavy budou smazány',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      `trvalý výběr tvých postav je potvrzený. Natrvalo budou smazány: ${deleted}.`,
      dueAt
        ? `Začne to po uplynutí doby na rozmyšlenou (${momentText(dueAt, 'cs-CZ')}), jakmile tvůj účet nebude ve hře. Do té doby to můžeš zrušit na stránce Výměna postav nebo nahoře na každé stránce.`
        : 'Začne to hned, jakmile tvůj účet nebude ve hře. Už to nejde zrušit.',
      `Předměty z bazaru a příhozů dostane ${heir}. Z předmětů v inventáři a na postavách se stanou kupony (nyní ${items}). O zlato, mazlíčky, partnery a úrovně přijdeš.`,
      dueAt ? 'Pokud o tom nevíš, ihned to zruš a změň si heslo.' : 'Pokud o tom nevíš, ihned si změň heslo.',
    ],
    action: { label: 'Otevřít stránku Výměna postav', url },
  }),
  de: ({ username, deleted, heir, items, dueAt, url }) => ({
    subject: 'Deine Charaktere werden gelöscht',
    greeting: `Hallo ${username},`,
    paragraphs: [
      `du hast eine endgültige Auswahl deiner Charaktere bestätigt. Endgültig gelöscht werden: ${deleted}.`,
      dueAt
        ? `Das beginnt nach dem ${momentText(dueAt, 'de-DE')}, sobald dein Konto nicht im Spiel ist. Bis dahin kannst du es im Charakterwechsel oder oben auf jeder Seite abbrechen.`
        : 'Das beginnt sofort, sobald dein Konto nicht im Spiel ist. Es lässt sich nicht mehr abbrechen.',
      `${heir} bekommt die Gegenstände aus Basar und Geboten. Gegenstände im Inventar und getragene Gegenstände werden zu Gutscheinen (zurzeit ${items}). Gold, Haustiere, Partner und Stufen gehen verloren.`,
      dueAt
        ? 'Wenn du das nicht warst, brich es sofort ab und ändere dein Passwort.'
        : 'Wenn du das nicht warst, ändere sofort dein Passwort.',
    ],
    action: { label: 'Charakterwechsel öffnen', url },
  }),
  en: ({ username, deleted, heir, items, dueAt, url }) => ({
    subject: 'Your characters will be deleted',
    greeting: `Hello ${username},`,
    paragraphs: [
      `You confirmed a permanent selection of your characters. These will be deleted for good: ${deleted}.`,
      dueAt
        ? `This starts after ${momentText(dueAt, 'en-US')}, as soon as your account is not in the game. Until then you can cancel it in the character swapper, or at the top of any page.`
        : 'This starts at once, as soon as your account is not in the game. It can no longer be canceled.',
      `${heir} gets the bazaar and bid items. Items in the inventory and worn items become coupons (${items} at the moment). Gold, pets, partners and levels are lost.`,
      dueAt
        ? 'If this was not you, cancel it right away and change your password.'
        : 'If this was not you, change your password right away.',
    ],
    action: { label: 'Open character swapper', url },
  }),
  es: ({ username, deleted, heir, items, dueAt, url }) => ({
    subject: 'Tus personajes se eliminarán',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      `Has confirmado una selección permanente de tus personajes. Se eliminarán para siempre: ${deleted}.`,
      dueAt
        ? `Empezará después del ${momentText(dueAt, 'es-ES')}, en cuanto tu cuenta no esté en el juego. Hasta entonces puedes cancelarla en «Cambio de personajes» o en la parte superior de cualquier página.`
        : 'Empezará de inmediato, en cuanto tu cuenta no esté en el juego. Ya no se puede cancelar.',
      `${heir} recibe los objetos del bazar y de las pujas. Los objetos del inventario y los equipados se convierten en cupones (ahora ${items}). El oro, las mascotas, los compañeros y los niveles se pierden.`,
      dueAt
        ? 'Si no has sido tú, cancélala de inmediato y cambia tu contraseña.'
        : 'Si no has sido tú, cambia tu contraseña de inmediato.',
    ],
    action: { label: 'Abrir «Cambio de personajes»', url },
  }),
  fr: ({ username, deleted, heir, items, dueAt, url }) => ({
    subject: 'Tes personnages vont être supprimés',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      `Tu as confirmé une sélection définitive de tes personnages. Seront supprimés définitivement\u00a0: ${deleted}.`,
      dueAt
        ? `La suppression commencera après le ${momentText(dueAt, 'fr-FR')}, dès que ton compte ne sera plus en jeu. D’ici là, tu peux l’annuler sous «\u00a0Échange de personnages\u00a0» ou en haut de chaque page.`
        : 'La suppression commencera immédiatement, dès que ton compte ne sera plus en jeu. Elle ne peut plus être annulée.',
      `${heir} reçoit les objets du bazar et des enchères. Les objets de l’inventaire et les objets portés deviennent des coupons (${items} pour l’instant). L’or, les familiers, les partenaires et les niveaux sont perdus.`,
      dueAt
        ? 'Si ce n’était pas toi, annule tout de suite et change ton mot de passe.'
        : 'Si ce n’était pas toi, change tout de suite ton mot de passe.',
    ],
    action: { label: 'Ouvrir «\u00a0Échange de personnages\u00a0»', url },
  }),
  it: ({ username, deleted, heir, items, dueAt, url }) => ({
    subject: 'I tuoi personaggi verranno eliminati',
    greeting: `Ciao ${username},`,
    paragraphs: [
      `Hai confermato una selezione permanente dei tuoi personaggi. Verranno eliminati per sempre: ${deleted}.`,
      dueAt
        ? `L’eliminazione inizierà dopo il ${momentText(dueAt, 'it-IT')}, non appena il tuo account non sarà in gioco. Fino ad allora puoi annullare in «Scambio personaggi» o in cima a ogni pagina.`
        : 'L’eliminazione inizierà subito, non appena il tuo account non sarà in gioco. Non si può più annullare.',
      `${heir} riceve gli oggetti del bazar e delle offerte. Gli oggetti dell’inventario e quelli indossati diventano coupon (al momento ${items}). Oro, animali, partner e livelli vanno persi.`,
      dueAt
        ? 'Se non l’hai fatto tu, annulla subito e cambia la password.'
        : 'Se non l’hai fatto tu, cambia subito la password.',
    ],
    action: { label: 'Apri «Scambio personaggi»', url },
  }),
  pl: ({ username, deleted, heir, items, dueAt, url }) => ({
    subject: 'Twoje postacie zostaną usunięte',
    greeting: `Cześć ${username},`,
    paragraphs: [
      `Potwierdzono trwały wybór Twoich postaci. Na zawsze zostaną usunięte: ${deleted}.`,
      dueAt
        ? `Rozpocznie się to po ${momentText(dueAt, 'pl-PL')}, gdy tylko Twoje konto nie będzie w grze. Do tego czasu możesz to anulować na stronie „Zamiana postaci” lub na górze każdej strony.`
        : 'Rozpocznie się to od razu, gdy tylko Twoje konto nie będzie w grze. Nie można już tego anulować.',
      `Przedmioty z bazaru i licytacji otrzyma ${heir}. Przedmioty z plecaka i noszone zamienią się w kupony (obecnie ${items}). Złoto, zwierzaki, partnerzy i poziomy przepadną.`,
      dueAt
        ? 'Jeśli to nie Ty, natychmiast to anuluj i zmień hasło.'
        : 'Jeśli to nie Ty, natychmiast zmień hasło.',
    ],
    action: { label: 'Otwórz stronę „Zamiana postaci”', url },
  }),
  tr: ({ username, deleted, heir, items, dueAt, url }) => ({
    subject: 'Karakterlerin silinecek',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      `Kalıcı seçimi onayladın. Şu karakterler kalıcı olarak silinecek: ${deleted}.`,
      dueAt
        ? `Silme işlemi, hesabın oyunda olmadığı anda başlar; en erken tarih: ${momentText(dueAt, 'tr-TR')}. O zamana kadar “Karakter değişimi” sayfasından veya herhangi bir sayfanın üstünden iptal edebilirsin.`
        : 'Silme işlemi, hesabın oyunda olmadığı anda hemen başlar. Artık iptal edilemez.',
      `Pazar ve teklif eşyaları ${heir} adlı karaktere geçer. Envanterdeki ve kuşanılan eşyalar kupona dönüşür (şu anda ${items}). Altın, evcil hayvanlar, yoldaşlar ve seviyeler kaybolur.`,
      dueAt
        ? 'Bunu sen yapmadıysan hemen iptal et ve şifreni değiştir.'
        : 'Bunu sen yapmadıysan hemen şifreni değiştir.',
    ],
    action: { label: '“Karakter değişimi” sayfasını aç', url },
  }),
}
