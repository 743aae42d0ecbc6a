import type { Letters } from '../../mail/mail.ts'
import { debtTexts } from './debt-texts.ts'
import type { ReturnValues } from './return-values.ts'

/** The bank of the payer disputed the payment of a purchase. */
export const disputeLetters: Letters<ReturnValues> = {
  cn: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `你的购买有争议（${purchaseId}）`,
    greeting: `${username}，你好：`,
    paragraphs: [
      `银行收回了你购买款项中的 ${price}，因此我们收回了相应的 ${coins} Olympus Coins。充值单号：${purchaseId}。`,
      ...(debt ? [debtTexts.cn(debt)] : []),
      '如果不是你要求银行这样做的，请联系客服。',
    ],
  }),
  hk: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `你的購買有爭議（${purchaseId}）`,
    greeting: `${username}，你好：`,
    paragraphs: [
      `銀行收回了你購買款項中的 ${price}，因此我們收回了相應的 ${coins} Olympus Coins。儲值編號：${purchaseId}。`,
      ...(debt ? [debtTexts.hk(debt)] : []),
      '如果不是你要求銀行這樣做的，請聯絡客服。',
    ],
  }),
  cz: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Nákup ${purchaseId} byl reklamován u banky`,
    greeting: `Ahoj ${username},`,
    paragraphs: [
      `banka si z tvého nákupu vzala zpět ${price}, proto jsme odečetli odpovídajících ${coins} Olympus Coins. ID příspěvku: ${purchaseId}.`,
      ...(debt ? [debtTexts.cz(debt)] : []),
      'Pokud banka nejednala na tvou žádost, napiš podpoře.',
    ],
  }),
  de: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Dein Kauf ${purchaseId} wurde beanstandet`,
    greeting: `Hallo ${username},`,
    paragraphs: [
      `die Bank hat ${price} deines Kaufs zurückgeholt. ${coins} Olympus Coins, die dazu gehörten, wurden zurückgebucht. Aufladungs-ID: ${purchaseId}.`,
      ...(debt ? [debtTexts.de(debt)] : []),
      'Wenn du deine Bank nicht darum gebeten hast, wende dich an den Support.',
    ],
  }),
  en: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Your purchase ${purchaseId} was disputed`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `The bank took back ${price} of your purchase, so we took back the matching ${coins} Olympus Coins. Donation ID: ${purchaseId}.`,
      ...(debt ? [debtTexts.en(debt)] : []),
      'If you did not ask your bank for this, contact support.',
    ],
  }),
  es: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Tu compra ${purchaseId} está en disputa`,
    greeting: `Hola, ${username}:`,
    paragraphs: [
      `El banco ha recuperado ${price} de tu compra, así que hemos retirado las ${coins} Olympus Coins correspondientes. ID de donación: ${purchaseId}.`,
      ...(debt ? [debtTexts.es(debt)] : []),
      'Si no se lo has pedido a tu banco, escribe al soporte.',
    ],
  }),
  fr: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Ton achat ${purchaseId} a été contesté`,
    greeting: `Bonjour ${username},`,
    paragraphs: [
      `La banque a repris ${price} de ton achat\u00a0: nous avons donc repris les ${coins} Olympus Coins correspondants. ID du don\u00a0: ${purchaseId}.`,
      ...(debt ? [debtTexts.fr(debt)] : []),
      'Si tu ne l’as pas demandé à ta banque, contacte l’assistance.',
    ],
  }),
  it: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Il tuo acquisto ${purchaseId} è stato contestato`,
    greeting: `Ciao ${username},`,
    paragraphs: [
      `La banca ha stornato ${price} del tuo acquisto, perciò abbiamo recuperato i ${coins} Olympus Coins corrispondenti. ID donazione: ${purchaseId}.`,
      ...(debt ? [debtTexts.it(debt)] : []),
      'Se non l’hai chiesto tu alla tua banca, contatta l’assistenza.',
    ],
  }),
  pl: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Zakup ${purchaseId} został zakwestionowany`,
    greeting: `Cześć ${username},`,
    paragraphs: [
      `Bank cofnął ${price} z Twojego zakupu, dlatego odjęliśmy odpowiadające tej kwocie ${coins} Olympus Coins. ID doładowania: ${purchaseId}.`,
      ...(debt ? [debtTexts.pl(debt)] : []),
      'Jeśli to nie była Twoja prośba do banku, skontaktuj się z pomocą techniczną.',
    ],
  }),
  tr: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `${purchaseId} numaralı satın almana itiraz edildi`,
    greeting: `Merhaba ${username},`,
    paragraphs: [
      `Banka, satın alma tutarının ${price} kadarını geri aldı. Bu yüzden karşılığı olan ${coins} Olympus Coins’i geri aldık. Bağış numarası: ${purchaseId}.`,
      ...(debt ? [debtTexts.tr(debt)] : []),
      'Bunu bankandan sen istemediysen destek ekibine yaz.',
    ],
  }),
}
