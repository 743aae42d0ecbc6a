import type { Letters } from '../../mail/mail.ts'
import { debtTexts } from './debt-texts.ts'
import type { ReturnValues } from './return-values.ts'

/** Money of a purchase was refunded. */
export const refundLetters: Letters<ReturnValues> = {
  cn: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `你的购买已退款（${purchaseId}）`,
    greeting: `${username}，你好：`,
    paragraphs: [
      `我们已退还你购买款项中的 ${price}，并收回了相应的 ${coins} Olympus Coins。充值单号：${purchaseId}。`,
      ...(debt ? [debtTexts.cn(debt)] : []),
    ],
  }),
  hk: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `你的購買已退款（${purchaseId}）`,
    greeting: `${username}，你好：`,
    paragraphs: [
      `我們已退還你購買款項中的 ${price}，並收回了相應的 ${coins} Olympus Coins。儲值編號：${purchaseId}。`,
      ...(debt ? [debtTexts.hk(debt)] : []),
    ],
  }),
  cz: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Vrácení peněz za nákup ${purchaseId}`,
    greeting: `Ahoj ${username},`,
    paragraphs: [
      `z tvého nákupu jsme vrátili ${price} a odečetli odpovídajících ${coins} Olympus Coins. ID příspěvku: ${purchaseId}.`,
      ...(debt ? [debtTexts.cz(debt)] : []),
    ],
  }),
  de: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Erstattung deines Kaufs ${purchaseId}`,
    greeting: `Hallo ${username},`,
    paragraphs: [
      `${price} deines Kaufs wurden erstattet. ${coins} Olympus Coins, die dazu gehörten, wurden zurückgebucht. Aufladungs-ID: ${purchaseId}.`,
      ...(debt ? [debtTexts.de(debt)] : []),
    ],
  }),
  en: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Refund of your purchase ${purchaseId}`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `We refunded ${price} of your purchase and took back the matching ${coins} Olympus Coins. Donation ID: ${purchaseId}.`,
      ...(debt ? [debtTexts.en(debt)] : []),
    ],
  }),
  es: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Reembolso de tu compra ${purchaseId}`,
    greeting: `Hola, ${username}:`,
    paragraphs: [
      `Hemos reembolsado ${price} de tu compra y hemos retirado las ${coins} Olympus Coins correspondientes. ID de donación: ${purchaseId}.`,
      ...(debt ? [debtTexts.es(debt)] : []),
    ],
  }),
  fr: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Remboursement de ton achat ${purchaseId}`,
    greeting: `Bonjour ${username},`,
    paragraphs: [
      `Nous avons remboursé ${price} de ton achat et repris les ${coins} Olympus Coins correspondants. ID du don\u00a0: ${purchaseId}.`,
      ...(debt ? [debtTexts.fr(debt)] : []),
    ],
  }),
  it: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Rimborso del tuo acquisto ${purchaseId}`,
    greeting: `Ciao ${username},`,
    paragraphs: [
      `Abbiamo rimborsato ${price} del tuo acquisto e recuperato i ${coins} Olympus Coins corrispondenti. ID donazione: ${purchaseId}.`,
      ...(debt ? [debtTexts.it(debt)] : []),
    ],
  }),
  pl: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `Zwrot za zakup ${purchaseId}`,
    greeting: `Cześć ${username},`,
    paragraphs: [
      `Zwróciliśmy ${price} z Twojego zakupu i odjęliśmy odpowiadające tej kwocie ${coins} Olympus Coins. ID doładowania: ${purchaseId}.`,
      ...(debt ? [debtTexts.pl(debt)] : []),
    ],
  }),
  tr: ({ username, purchaseId, coins, price, debt }) => ({
    subject: `${purchaseId} numaralı satın almanın iadesi`,
    greeting: `Merhaba ${username},`,
    paragraphs: [
      `Satın alma tutarının ${price} kadarını iade ettik ve karşılığı olan ${coins} Olympus Coins’i geri aldık. Bağış numarası: ${purchaseId}.`,
      ...(debt ? [debtTexts.tr(debt)] : []),
    ],
  }),
}
