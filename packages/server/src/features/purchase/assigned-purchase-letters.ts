import type { Letters } from '../../mail/mail.ts'
import { repaidTexts } from './debt-texts.ts'
import type { PurchaseValues } from './purchase-letters.ts'

type Values = Omit<PurchaseValues, 'consentedAt' | 'method' | 'termsVersion'>

const orNone = (reference: string | null) => reference ?? '–'

/** Receipt of a payment that an operator assigned to an account. The player declared nothing for it. */
export const assignedPurchaseLetters: Letters<Values> = {
  cn: (values) => ({
    subject: `你的付款：${values.totalCoins} Olympus Coins`,
    greeting: `${values.username}，你好：`,
    paragraphs: [
      `我们最初无法将你的一笔付款对应到任何账号，现已将其归入你的账号：你获得了 ${values.totalCoins} Olympus Coins。充值单号：${values.purchaseId}。`,
      ...(values.repaidCoins ? [repaidTexts.cn(values.repaidCoins)] : []),
      `收据：${values.coins} Olympus Coins${values.bonusCoins ? `，另赠 ${values.bonusCoins}` : ''}。总额：${values.price}（含增值税）。归入时间：${values.paidAt} (UTC)。付款编号：${orNone(values.paymentReference)}。`,
      `在 ${values.withdrawableUntil} (UTC) 结束之前，只要尚未花掉这些 Olympus Coins，你都可以撤销此次购买：请在“记录 – 充值”中打开它。`,
      '如果这不是你的付款，请联系客服。请将此邮件作为收据保存。',
    ],
  }),
  hk: (values) => ({
    subject: `你的付款：${values.totalCoins} Olympus Coins`,
    greeting: `${values.username}，你好：`,
    paragraphs: [
      `我們最初無法將你的一筆付款對應到任何帳號，現已將其歸入你的帳號：你獲得了 ${values.totalCoins} Olympus Coins。儲值編號：${values.purchaseId}。`,
      ...(values.repaidCoins ? [repaidTexts.hk(values.repaidCoins)] : []),
      `收據：${values.coins} Olympus Coins${values.bonusCoins ? `，另贈 ${values.bonusCoins}` : ''}。總額：${values.price}（含增值稅）。歸入時間：${values.paidAt} (UTC)。付款編號：${orNone(values.paymentReference)}。`,
      `在 ${values.withdrawableUntil} (UTC) 結束之前，只要尚未花掉這些 Olympus Coins，你都可以撤銷此次購買：請在「紀錄 – 儲值」中開啟它。`,
      '如果這不是你的付款，請聯絡客服。請將此電郵作為收據保存。',
    ],
  }),
  cz: (values) => ({
    subject: `Tvoje platba: ${values.totalCoins} Olympus Coins`,
    greeting: `Ahoj ${values.username},`,
    paragraphs: [
      `jednu tvoji platbu jsme nejprve nedokázali přiřadit k žádnému účtu. Teď jsme ji přiřadili k tvému: získáváš ${values.totalCoins} Olympus Coins. ID příspěvku: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.cz(values.repaidCoins)] : []),
      `Doklad: ${values.coins} Olympus Coins${values.bonusCoins ? ` a ${values.bonusCoins} jako bonus` : ''}. Celkem: ${values.price} včetně DPH. Přiřazeno ${values.paidAt} (UTC). Reference platby: ${orNone(values.paymentReference)}.`,
      `Od tohoto nákupu můžeš odstoupit do konce dne ${values.withdrawableUntil} (UTC), dokud jeho Olympus Coins neutratíš: otevři ho v části Záznamy, Příspěvek.`,
      'Pokud to nebyla tvoje platba, napiš podpoře. Tento e-mail si uschovej jako doklad.',
    ],
  }),
  de: (values) => ({
    subject: `Deine Zahlung: ${values.totalCoins} Olympus Coins`,
    greeting: `Hallo ${values.username},`,
    paragraphs: [
      `eine Zahlung von dir konnten wir zunächst keinem Konto zuordnen. Jetzt haben wir sie deinem zugeordnet: Du hast ${values.totalCoins} Olympus Coins erhalten. Aufladungs-ID: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.de(values.repaidCoins)] : []),
      `Beleg: ${values.coins} Olympus Coins${values.bonusCoins ? ` und ${values.bonusCoins} als Bonus` : ''}. Gesamtbetrag: ${values.price} inkl. MwSt. Zugeordnet am ${values.paidAt} (UTC). Zahlungsreferenz: ${orNone(values.paymentReference)}.`,
      `Du kannst diesen Kauf bis zum Ende des ${values.withdrawableUntil} (UTC) widerrufen, solange seine Coins nicht ausgegeben sind: Öffne ihn unter Protokolle, Aufladung.`,
      'Wenn das nicht deine Zahlung war, wende dich an den Support. Bitte bewahre diese Mail als Beleg auf.',
    ],
  }),
  en: (values) => ({
    subject: `Your payment: ${values.totalCoins} Olympus Coins`,
    greeting: `Hello ${values.username},`,
    paragraphs: [
      `At first we could not match a payment of yours to an account. Now we have assigned it to yours: you received ${values.totalCoins} Olympus Coins. Donation ID: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.en(values.repaidCoins)] : []),
      `Receipt: ${values.coins} Olympus Coins${values.bonusCoins ? ` and ${values.bonusCoins} as a bonus` : ''}. Total: ${values.price}, VAT included. Assigned on ${values.paidAt} (UTC). Payment reference: ${orNone(values.paymentReference)}.`,
      `You can withdraw from this purchase until the end of ${values.withdrawableUntil} (UTC), as long as you have not spent its coins. To do so, open it under Logs, Donation.`,
      'If this was not your payment, contact support. Please keep this email as your receipt.',
    ],
  }),
  es: (values) => ({
    subject: `Tu pago: ${values.totalCoins} Olympus Coins`,
    greeting: `Hola, ${values.username}:`,
    paragraphs: [
      `Al principio no pudimos asociar un pago tuyo a ninguna cuenta. Ahora lo hemos asignado a la tuya: has recibido ${values.totalCoins} Olympus Coins. ID de donación: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.es(values.repaidCoins)] : []),
      `Recibo: ${values.coins} Olympus Coins${values.bonusCoins ? ` y ${values.bonusCoins} de bonificación` : ''}. Total: ${values.price}, IVA incluido. Asignado el ${values.paidAt} (UTC). Referencia del pago: ${orNone(values.paymentReference)}.`,
      `Puedes desistir de esta compra hasta el final del ${values.withdrawableUntil} (UTC), siempre que no hayas gastado sus Olympus Coins: ábrela en Historial, Donación.`,
      'Si el pago no era tuyo, contacta con el soporte. Guarda este correo como recibo.',
    ],
  }),
  fr: (values) => ({
    subject: `Ton paiement\u00a0: ${values.totalCoins} Olympus Coins`,
    greeting: `Bonjour ${values.username},`,
    paragraphs: [
      `Nous n’avions d’abord pas pu rattacher un de tes paiements à un compte. Nous l’avons maintenant attribué au tien\u00a0: tu as reçu ${values.totalCoins} Olympus Coins. ID du don\u00a0: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.fr(values.repaidCoins)] : []),
      `Reçu\u00a0: ${values.coins} Olympus Coins${values.bonusCoins ? ` et ${values.bonusCoins} en bonus` : ''}. Total\u00a0: ${values.price}, TVA comprise. Attribué le ${values.paidAt} (UTC). Référence du paiement\u00a0: ${orNone(values.paymentReference)}.`,
      `Tu peux te rétracter de cet achat jusqu’à la fin du ${values.withdrawableUntil} (UTC), tant que tu n’as pas dépensé ses Olympus Coins\u00a0: ouvre-le dans Historique, Don.`,
      'Si ce paiement n’était pas le tien, contacte l’assistance. Conserve cet e-mail comme reçu.',
    ],
  }),
  it: (values) => ({
    subject: `Il tuo pagamento: ${values.totalCoins} Olympus Coins`,
    greeting: `Ciao ${values.username},`,
    paragraphs: [
      `All’inizio non siamo riusciti ad associare un tuo pagamento a un account. Ora lo abbiamo assegnato al tuo: hai ricevuto ${values.totalCoins} Olympus Coins. ID donazione: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.it(values.repaidCoins)] : []),
      `Ricevuta: ${values.coins} Olympus Coins${values.bonusCoins ? ` e ${values.bonusCoins} come bonus` : ''}. Totale: ${values.price}, IVA inclusa. Assegnato il ${values.paidAt} (UTC). Riferimento del pagamento: ${orNone(values.paymentReference)}.`,
      `Puoi recedere da questo acquisto fino alla fine del ${values.withdrawableUntil} (UTC), purché tu non abbia speso i suoi Olympus Coins: aprilo in Registri, Donazione.`,
      'Se il pagamento non era tuo, contatta l’assistenza. Conserva questa email come ricevuta.',
    ],
  }),
  pl: (values) => ({
    subject: `Twoja płatność: ${values.totalCoins} Olympus Coins`,
    greeting: `Cześć ${values.username},`,
    paragraphs: [
      `Początkowo nie udało nam się przypisać Twojej płatności do żadnego konta. Teraz przypisaliśmy ją do Twojego: otrzymujesz ${values.totalCoins} Olympus Coins. ID doładowania: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.pl(values.repaidCoins)] : []),
      `Potwierdzenie: ${values.coins} Olympus Coins${values.bonusCoins ? ` i ${values.bonusCoins} jako bonus` : ''}. Razem: ${values.price} z VAT. Przypisano ${values.paidAt} (UTC). Numer płatności: ${orNone(values.paymentReference)}.`,
      `Możesz odstąpić od tego zakupu do końca dnia ${values.withdrawableUntil} (UTC), o ile nie wydasz jego Olympus Coins: otwórz go w sekcji Historia, Doładowanie.`,
      'Jeśli to nie była Twoja płatność, skontaktuj się z pomocą techniczną. Zachowaj tę wiadomość jako potwierdzenie.',
    ],
  }),
  tr: (values) => ({
    subject: `Ödemen: ${values.totalCoins} Olympus Coins`,
    greeting: `Merhaba ${values.username},`,
    paragraphs: [
      `Bir ödemeni önce hiçbir hesapla eşleştirememiştik. Şimdi onu hesabına atadık: ${values.totalCoins} Olympus Coins aldın. Bağış numarası: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.tr(values.repaidCoins)] : []),
      `Makbuz: ${values.coins} Olympus Coins${values.bonusCoins ? ` ve ${values.bonusCoins} bonus` : ''}. Toplam: ${values.price}, KDV dahil. Atanma: ${values.paidAt} (UTC). Ödeme referansı: ${orNone(values.paymentReference)}.`,
      `Bu Olympus Coins’leri harcamadığın sürece bu satın almadan ${values.withdrawableUntil} (UTC) gününün sonuna kadar cayabilirsin: Geçmiş, Bağış bölümünden aç.`,
      'Bu senin ödemen değilse destek ekibine yaz. Bu e-postayı makbuz olarak sakla.',
    ],
  }),
}
