import type { Letters } from '../../mail/mail.ts'
import type { ReturnValues } from './return-values.ts'

/** A return was undone: a refund failed or a dispute was won. */
export const reinstatementLetters: Letters<ReturnValues> = {
  cn: ({ username, purchaseId, coins, debt }) => ({
    subject: `你购买的 Olympus Coins 已归还（${purchaseId}）`,
    greeting: `${username}，你好：`,
    paragraphs: [
      `你的付款重新生效，因此我们归还了 ${coins} Olympus Coins。充值单号：${purchaseId}。`,
      ...(debt ? [`它们已用于抵偿你的欠款。你还欠 ${debt} Olympus Coins。`] : []),
    ],
  }),
  hk: ({ username, purchaseId, coins, debt }) => ({
    subject: `你購買的 Olympus Coins 已歸還（${purchaseId}）`,
    greeting: `${username}，你好：`,
    paragraphs: [
      `你的付款重新生效，因此我們歸還了 ${coins} Olympus Coins。儲值編號：${purchaseId}。`,
      ...(debt ? [`它們已用於抵償你的欠款。你還欠 ${debt} Olympus Coins。`] : []),
    ],
  }),
  cz: ({ username, purchaseId, coins, debt }) => ({
    subject: `Mince z nákupu ${purchaseId} jsou zpět`,
    greeting: `Ahoj ${username},`,
    paragraphs: [
      `platba za tvůj nákup zase platí, proto jsme ti vrátili ${coins} Olympus Coins. ID příspěvku: ${purchaseId}.`,
      ...(debt ? [`Použili jsme je na splacení tvého dluhu. Ještě dlužíš ${debt} Olympus Coins.`] : []),
    ],
  }),
  de: ({ username, purchaseId, coins, debt }) => ({
    subject: `Die Coins deines Kaufs ${purchaseId} sind wieder da`,
    greeting: `Hallo ${username},`,
    paragraphs: [
      `die Zahlung deines Kaufs gilt wieder, darum hast du ${coins} Olympus Coins zurückbekommen. Aufladungs-ID: ${purchaseId}.`,
      ...(debt ? [`Sie wurden mit deinen Schulden verrechnet: ${debt} Olympus Coins sind noch offen.`] : []),
    ],
  }),
  en: ({ username, purchaseId, coins, debt }) => ({
    subject: `The coins of your purchase ${purchaseId} are back`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `The payment for your purchase is valid again, so we returned ${coins} Olympus Coins to you. Donation ID: ${purchaseId}.`,
      ...(debt ? [`We used them to pay off what you owe. You still owe ${debt} Olympus Coins.`] : []),
    ],
  }),
  es: ({ username, purchaseId, coins, debt }) => ({
    subject: `Las monedas de tu compra ${purchaseId} han vuelto`,
    greeting: `Hola, ${username}:`,
    paragraphs: [
      `El pago de tu compra vuelve a ser válido, así que te hemos devuelto ${coins} Olympus Coins. ID de donación: ${purchaseId}.`,
      ...(debt ? [`Las hemos usado para saldar lo que debes. Aún debes ${debt} Olympus Coins.`] : []),
    ],
  }),
  fr: ({ username, purchaseId, coins, debt }) => ({
    subject: `Les Olympus Coins de ton achat ${purchaseId} sont de retour`,
    greeting: `Bonjour ${username},`,
    paragraphs: [
      `Le paiement de ton achat est de nouveau valable\u00a0: nous t’avons donc rendu ${coins} Olympus Coins. ID du don\u00a0: ${purchaseId}.`,
      ...(debt ? [`Ils ont servi à rembourser ta dette. Tu dois encore ${debt} Olympus Coins.`] : []),
    ],
  }),
  it: ({ username, purchaseId, coins, debt }) => ({
    subject: `Gli Olympus Coins del tuo acquisto ${purchaseId} sono tornati`,
    greeting: `Ciao ${username},`,
    paragraphs: [
      `Il pagamento del tuo acquisto è di nuovo valido, perciò ti abbiamo restituito ${coins} Olympus Coins. ID donazione: ${purchaseId}.`,
      ...(debt ? [`Li abbiamo usati per saldare il tuo debito. Devi ancora ${debt} Olympus Coins.`] : []),
    ],
  }),
  pl: ({ username, purchaseId, coins, debt }) => ({
    subject: `Monety z zakupu ${purchaseId} wróciły`,
    greeting: `Cześć ${username},`,
    paragraphs: [
      `Płatność za Twój zakup znów jest ważna, dlatego zwróciliśmy Ci ${coins} Olympus Coins. ID doładowania: ${purchaseId}.`,
      ...(debt
        ? [`Przeznaczyliśmy je na spłatę Twojego długu. Do spłaty zostało ${debt} Olympus Coins.`]
        : []),
    ],
  }),
  tr: ({ username, purchaseId, coins, debt }) => ({
    subject: `${purchaseId} numaralı satın almanın Olympus Coins’leri geri geldi`,
    greeting: `Merhaba ${username},`,
    paragraphs: [
      `Satın alma ödemen yeniden geçerli, bu yüzden sana ${coins} Olympus Coins’i geri verdik. Bağış numarası: ${purchaseId}.`,
      ...(debt ? [`Bunları borcunu ödemek için kullandık. Hâlâ ${debt} Olympus Coins borcun var.`] : []),
    ],
  }),
}
