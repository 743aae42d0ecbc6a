import type { Letters } from '../../mail/mail.ts'
import { repaidTexts } from './debt-texts.ts'

export interface PurchaseValues {
  readonly username: string
  readonly purchaseId: number
  readonly coins: string
  /** Null without a bonus. */
  readonly bonusCoins: string | null
  readonly totalCoins: string
  /** Coins that paid off a debt; null without one. */
  readonly repaidCoins: string | null
  readonly price: string
  readonly method: 'card' | 'mobile-wallet'
  readonly paidAt: string
  readonly paymentReference: string | null
  readonly consentedAt: string
  readonly termsVersion: string
  /** The last day of the withdrawal period. */
  readonly withdrawableUntil: string
}

/** Receipt of a purchase with the declarations of the player. */
export const purchaseLetters: Letters<PurchaseValues> = {
  cn: (values) => ({
    subject: `你购买的 ${values.totalCoins} Olympus Coins`,
    greeting: `${values.username}，你好：`,
    paragraphs: [
      `感谢你的购买。你获得了 ${values.totalCoins} Olympus Coins（${values.price}）。充值单号：${values.purchaseId}。`,
      ...(values.repaidCoins ? [repaidTexts.cn(values.repaidCoins)] : []),
      `收据：${values.coins} Olympus Coins${values.bonusCoins ? `，另赠 ${values.bonusCoins}` : ''}。总额：${values.price}（含增值税）。付款时间：${values.paidAt} (UTC)，支付方式：${values.method === 'card' ? '银行卡' : '手机钱包'}。${values.paymentReference ? `付款编号：${values.paymentReference}。` : ''}`,
      `你于 ${values.consentedAt} (UTC) 声明：`,
      `1. 你接受服务条款，版本 ${values.termsVersion}。`,
      '2. 你同意在付款后立即启用数字内容。',
      '3. 你了解，内容一经启用，你即失去撤回权（取消购买的权利）。',
      `尽管如此，在 ${values.withdrawableUntil} (UTC) 结束之前，只要尚未花掉这些 Olympus Coins，你都可以撤销此次购买：请在“记录 – 充值”中打开它。`,
      '请将此邮件作为合同确认函保存。',
    ],
  }),
  hk: (values) => ({
    subject: `你購買的 ${values.totalCoins} Olympus Coins`,
    greeting: `${values.username}，你好：`,
    paragraphs: [
      `感謝你的購買。你獲得了 ${values.totalCoins} Olympus Coins（${values.price}）。儲值編號：${values.purchaseId}。`,
      ...(values.repaidCoins ? [repaidTexts.hk(values.repaidCoins)] : []),
      `收據：${values.coins} Olympus Coins${values.bonusCoins ? `，另贈 ${values.bonusCoins}` : ''}。總額：${values.price}（含增值稅）。付款時間：${values.paidAt} (UTC)，付款方式：${values.method === 'card' ? '銀行卡' : '手機錢包'}。${values.paymentReference ? `付款編號：${values.paymentReference}。` : ''}`,
      `你於 ${values.consentedAt} (UTC) 聲明：`,
      `1. 你接受服務條款，版本 ${values.termsVersion}。`,
      '2. 你同意在付款後立即啟用數碼內容。',
      '3. 你明白，內容一經啟用，你便會失去撤回權（取消購買的權利）。',
      `儘管如此，在 ${values.withdrawableUntil} (UTC) 結束之前，只要尚未花掉這些 Olympus Coins，你都可以撤銷此次購買：請在「紀錄 – 儲值」中開啟它。`,
      '請將此電郵作為合約確認函保存。',
    ],
  }),
  cz: (values) => ({
    subject: `Tvůj nákup: ${values.totalCoins} Olympus Coins`,
    greeting: `Ahoj ${values.username},`,
    paragraphs: [
      `děkujeme za nákup. Získáváš ${values.totalCoins} Olympus Coins za ${values.price}. ID příspěvku: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.cz(values.repaidCoins)] : []),
      `Doklad: ${values.coins} Olympus Coins${values.bonusCoins ? ` a ${values.bonusCoins} jako bonus` : ''}. Celkem: ${values.price} včetně DPH. Zaplaceno ${values.paidAt} (UTC) ${values.method === 'card' ? 'kartou' : 'mobilní peněženkou'}.${values.paymentReference ? ` Reference platby: ${values.paymentReference}.` : ''}`,
      `Tvoje prohlášení, ${values.consentedAt} (UTC):`,
      `1. Přijímáš podmínky služby ve verzi ${values.termsVersion}.`,
      '2. Souhlasíš s aktivací digitálního obsahu ihned po zaplacení.',
      '3. Bereš na vědomí, že aktivací obsahu ztrácíš právo na odstoupení od smlouvy.',
      `Přesto můžeš od tohoto nákupu odstoupit do konce dne ${values.withdrawableUntil} (UTC), dokud jeho Olympus Coins neutratíš: otevři ho v části Záznamy, Příspěvek.`,
      'Tento e-mail si uschovej jako potvrzení smlouvy.',
    ],
  }),
  de: (values) => ({
    subject: `Dein Kauf von ${values.totalCoins} Olympus Coins`,
    greeting: `Hallo ${values.username},`,
    paragraphs: [
      `danke für deinen Kauf. Du hast ${values.totalCoins} Olympus Coins für ${values.price} erhalten. Aufladungs-ID: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.de(values.repaidCoins)] : []),
      `Beleg: ${values.coins} Olympus Coins${values.bonusCoins ? ` und ${values.bonusCoins} als Bonus` : ''}. Gesamtbetrag: ${values.price} inkl. MwSt. Bezahlt am ${values.paidAt} (UTC) ${values.method === 'card' ? 'mit Karte' : 'mit Mobile Wallet'}.${values.paymentReference ? ` Zahlungsreferenz: ${values.paymentReference}.` : ''}`,
      `Am ${values.consentedAt} (UTC) hast du erklärt:`,
      `1. Du akzeptierst die Nutzungsbedingungen in der Fassung ${values.termsVersion}.`,
      '2. Du stimmst zu, dass die digitalen Inhalte sofort nach der Zahlung freigeschaltet werden.',
      '3. Dir ist bewusst, dass du dein Widerrufsrecht verlierst, sobald die Inhalte freigeschaltet sind.',
      `Darüber hinaus kannst du diesen Kauf bis zum Ende des ${values.withdrawableUntil} (UTC) widerrufen, solange seine Coins nicht ausgegeben sind: Öffne ihn unter Protokolle, Aufladung.`,
      'Bitte bewahre diese Mail als Bestätigung des Vertrags auf.',
    ],
  }),
  en: (values) => ({
    subject: `Your purchase of ${values.totalCoins} Olympus Coins`,
    greeting: `Hello ${values.username},`,
    paragraphs: [
      `Thank you for your purchase. You received ${values.totalCoins} Olympus Coins for ${values.price}. Donation ID: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.en(values.repaidCoins)] : []),
      `Receipt: ${values.coins} Olympus Coins${values.bonusCoins ? ` and ${values.bonusCoins} as a bonus` : ''}. Total: ${values.price}, VAT included. Paid on ${values.paidAt} (UTC) by ${values.method === 'card' ? 'card' : 'mobile wallet'}.${values.paymentReference ? ` Payment reference: ${values.paymentReference}.` : ''}`,
      `On ${values.consentedAt} (UTC) you declared:`,
      `1. You accept the terms and conditions, version ${values.termsVersion}.`,
      '2. You agree that the digital content is activated immediately after payment.',
      '3. You understand that you lose your right of cancellation once the content is activated.',
      `Even so, you can withdraw from this purchase until the end of ${values.withdrawableUntil} (UTC), as long as you have not spent its coins. To do so, open it under Logs, Donation.`,
      'Please keep this email as confirmation of the contract.',
    ],
  }),
  es: (values) => ({
    subject: `Tu compra de ${values.totalCoins} Olympus Coins`,
    greeting: `Hola, ${values.username}:`,
    paragraphs: [
      `Gracias por tu compra. Has recibido ${values.totalCoins} Olympus Coins por ${values.price}. ID de donación: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.es(values.repaidCoins)] : []),
      `Recibo: ${values.coins} Olympus Coins${values.bonusCoins ? ` y ${values.bonusCoins} de bonificación` : ''}. Total: ${values.price}, IVA incluido. Pagado el ${values.paidAt} (UTC) con ${values.method === 'card' ? 'tarjeta' : 'cartera móvil'}.${values.paymentReference ? ` Referencia del pago: ${values.paymentReference}.` : ''}`,
      `El ${values.consentedAt} (UTC) declaraste:`,
      `1. Aceptas las condiciones del servicio, versión ${values.termsVersion}.`,
      '2. Aceptas que el contenido digital se active inmediatamente después del pago.',
      '3. Entiendes que pierdes tu derecho de desistimiento una vez que se active el contenido.',
      `Aun así, puedes desistir de esta compra hasta el final del ${values.withdrawableUntil} (UTC), siempre que no hayas gastado sus Olympus Coins: ábrela en Historial, Donación.`,
      'Guarda este correo como confirmación del contrato.',
    ],
  }),
  fr: (values) => ({
    subject: `Ton achat de ${values.totalCoins} Olympus Coins`,
    greeting: `Bonjour ${values.username},`,
    paragraphs: [
      `Merci pour ton achat. Tu as reçu ${values.totalCoins} Olympus Coins pour ${values.price}. ID du don\u00a0: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.fr(values.repaidCoins)] : []),
      `Reçu\u00a0: ${values.coins} Olympus Coins${values.bonusCoins ? ` et ${values.bonusCoins} en bonus` : ''}. Total\u00a0: ${values.price}, TVA comprise. Payé le ${values.paidAt} (UTC) par ${values.method === 'card' ? 'carte' : 'portefeuille mobile'}.${values.paymentReference ? ` Référence du paiement\u00a0: ${values.paymentReference}.` : ''}`,
      `Le ${values.consentedAt} (UTC), tu as déclaré\u00a0:`,
      `1. Tu acceptes les conditions d’utilisation, version ${values.termsVersion}.`,
      '2. Tu acceptes que le contenu numérique soit activé immédiatement après le paiement.',
      '3. Tu comprends que tu perds ton droit de rétractation dès que le contenu est activé.',
      `Tu peux malgré tout te rétracter de cet achat jusqu’à la fin du ${values.withdrawableUntil} (UTC), tant que tu n’as pas dépensé ses Olympus Coins\u00a0: ouvre-le dans Historique, Don.`,
      'Conserve cet e-mail comme confirmation du contrat.',
    ],
  }),
  it: (values) => ({
    subject: `Il tuo acquisto di ${values.totalCoins} Olympus Coins`,
    greeting: `Ciao ${values.username},`,
    paragraphs: [
      `Grazie per il tuo acquisto. Hai ricevuto ${values.totalCoins} Olympus Coins per ${values.price}. ID donazione: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.it(values.repaidCoins)] : []),
      `Ricevuta: ${values.coins} Olympus Coins${values.bonusCoins ? ` e ${values.bonusCoins} come bonus` : ''}. Totale: ${values.price}, IVA inclusa. Pagato il ${values.paidAt} (UTC) con ${values.method === 'card' ? 'carta' : 'portafoglio digitale'}.${values.paymentReference ? ` Riferimento del pagamento: ${values.paymentReference}.` : ''}`,
      `Il ${values.consentedAt} (UTC) hai dichiarato:`,
      `1. Accetti i termini di servizio, versione ${values.termsVersion}.`,
      '2. Acconsenti all’attivazione del contenuto digitale immediatamente dopo il pagamento.',
      '3. Prendi atto che perdi il tuo diritto di recesso una volta attivato il contenuto.',
      `Ciononostante puoi recedere da questo acquisto fino alla fine del ${values.withdrawableUntil} (UTC), purché tu non abbia speso i suoi Olympus Coins: aprilo in Registri, Donazione.`,
      'Conserva questa email come conferma del contratto.',
    ],
  }),
  pl: (values) => ({
    subject: `Twój zakup: ${values.totalCoins} Olympus Coins`,
    greeting: `Cześć ${values.username},`,
    paragraphs: [
      `Dziękujemy za zakup. Otrzymujesz ${values.totalCoins} Olympus Coins za ${values.price}. ID doładowania: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.pl(values.repaidCoins)] : []),
      `Potwierdzenie: ${values.coins} Olympus Coins${values.bonusCoins ? ` i ${values.bonusCoins} jako bonus` : ''}. Razem: ${values.price} z VAT. Zapłacono ${values.paidAt} (UTC) ${values.method === 'card' ? 'kartą' : 'portfelem mobilnym'}.${values.paymentReference ? ` Numer płatności: ${values.paymentReference}.` : ''}`,
      `Twoje oświadczenia z ${values.consentedAt} (UTC):`,
      `1. Akceptujesz regulamin w wersji ${values.termsVersion}.`,
      '2. Wyrażasz zgodę na aktywację treści cyfrowych od razu po dokonaniu płatności.',
      '3. Przyjmujesz do wiadomości, że z chwilą aktywacji treści tracisz prawo odstąpienia od umowy.',
      `Mimo to możesz odstąpić od tego zakupu do końca dnia ${values.withdrawableUntil} (UTC), o ile nie wydasz jego Olympus Coins: otwórz go w sekcji Historia, Doładowanie.`,
      'Zachowaj tę wiadomość jako potwierdzenie umowy.',
    ],
  }),
  tr: (values) => ({
    subject: `${values.totalCoins} Olympus Coins satın aldın`,
    greeting: `Merhaba ${values.username},`,
    paragraphs: [
      `Satın aldığın için teşekkürler. ${values.price} karşılığında ${values.totalCoins} Olympus Coins aldın. Bağış numarası: ${values.purchaseId}.`,
      ...(values.repaidCoins ? [repaidTexts.tr(values.repaidCoins)] : []),
      `Makbuz: ${values.coins} Olympus Coins${values.bonusCoins ? ` ve ${values.bonusCoins} bonus` : ''}. Toplam: ${values.price}, KDV dahil. Ödeme: ${values.paidAt} (UTC), ${values.method === 'card' ? 'kart' : 'mobil cüzdan'} ile.${values.paymentReference ? ` Ödeme referansı: ${values.paymentReference}.` : ''}`,
      `Beyanların, ${values.consentedAt} (UTC):`,
      `1. Hizmet şartlarının ${values.termsVersion} sürümünü kabul ediyorsun.`,
      '2. Dijital içeriğin ödemeden hemen sonra etkinleştirilmesini kabul ediyorsun.',
      '3. İçerik etkinleştirildiğinde cayma hakkını kaybedeceğini anlıyorsun.',
      `Yine de bu Olympus Coins’leri harcamadığın sürece bu satın almadan ${values.withdrawableUntil} (UTC) gününün sonuna kadar cayabilirsin: Geçmiş, Bağış bölümünden aç.`,
      'Bu e-postayı sözleşmenin onayı olarak sakla.',
    ],
  }),
}
