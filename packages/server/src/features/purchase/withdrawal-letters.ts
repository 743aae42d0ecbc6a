import type { Letters } from '../../mail/mail.ts'

interface WithdrawalValues {
  readonly username: string
  readonly purchaseId: number
  readonly coins: string
  readonly price: string
  readonly withdrawnAt: string
}

export const withdrawalLetters: Letters<WithdrawalValues> = {
  cn: ({ username, purchaseId, coins, price, withdrawnAt }) => ({
    subject: `你已撤销购买（${purchaseId}）`,
    greeting: `${username}，你好：`,
    paragraphs: [
      `我们已于 ${withdrawnAt} (UTC) 收到你对此次购买合同的撤销。充值单号：${purchaseId}。`,
      `已从你的余额中收回 ${coins} Olympus Coins。我们最迟会在 14 天内将 ${price} 退回你付款时使用的支付方式。`,
      '请将此邮件作为撤销确认函保存。',
    ],
  }),
  hk: ({ username, purchaseId, coins, price, withdrawnAt }) => ({
    subject: `你已撤銷購買（${purchaseId}）`,
    greeting: `${username}，你好：`,
    paragraphs: [
      `我們已於 ${withdrawnAt} (UTC) 收到你對此次購買合約的撤銷。儲值編號：${purchaseId}。`,
      `已從你的餘額中收回 ${coins} Olympus Coins。我們最遲會在 14 天內將 ${price} 退回你付款時使用的付款方式。`,
      '請將此電郵作為撤銷確認函保存。',
    ],
  }),
  cz: ({ username, purchaseId, coins, price, withdrawnAt }) => ({
    subject: `Odstoupení od nákupu ${purchaseId}`,
    greeting: `Ahoj ${username},`,
    paragraphs: [
      `přijali jsme tvé odstoupení od smlouvy o nákupu. Přijato: ${withdrawnAt} (UTC). ID příspěvku: ${purchaseId}.`,
      `Z tvého zůstatku jsme odečetli ${coins} Olympus Coins. Nejpozději do 14 dnů vrátíme ${price} stejným způsobem, jakým byla platba provedena.`,
      'Tento e-mail si uschovej jako potvrzení odstoupení.',
    ],
  }),
  de: ({ username, purchaseId, coins, price, withdrawnAt }) => ({
    subject: `Du hast deinen Kauf ${purchaseId} widerrufen`,
    greeting: `Hallo ${username},`,
    paragraphs: [
      `wir haben deinen Widerruf des Kaufs am ${withdrawnAt} (UTC) erhalten. Aufladungs-ID: ${purchaseId}.`,
      `${coins} Olympus Coins wurden von deinem Guthaben zurückgebucht. ${price} werden auf dem Weg erstattet, auf dem du bezahlt hast, spätestens binnen 14 Tagen.`,
      'Bitte bewahre diese Mail als Bestätigung des Widerrufs auf.',
    ],
  }),
  en: ({ username, purchaseId, coins, price, withdrawnAt }) => ({
    subject: `You have withdrawn from your purchase ${purchaseId}`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `We received your withdrawal from the contract for your purchase on ${withdrawnAt} (UTC). Donation ID: ${purchaseId}.`,
      `${coins} Olympus Coins have been taken back from your balance. We will refund ${price} to the method you paid with, within 14 days at the latest.`,
      'Please keep this email as confirmation of your withdrawal.',
    ],
  }),
  es: ({ username, purchaseId, coins, price, withdrawnAt }) => ({
    subject: `Has desistido de tu compra ${purchaseId}`,
    greeting: `Hola, ${username}:`,
    paragraphs: [
      `El ${withdrawnAt} (UTC) recibimos tu desistimiento del contrato de compra. ID de donación: ${purchaseId}.`,
      `Hemos retirado ${coins} Olympus Coins de tu saldo. Reembolsaremos ${price} al método con el que pagaste, en un plazo máximo de 14 días.`,
      'Guarda este correo como confirmación de tu desistimiento.',
    ],
  }),
  fr: ({ username, purchaseId, coins, price, withdrawnAt }) => ({
    subject: `Rétractation de ton achat ${purchaseId}`,
    greeting: `Bonjour ${username},`,
    paragraphs: [
      `Nous avons reçu ta rétractation du contrat d’achat le ${withdrawnAt} (UTC). ID du don\u00a0: ${purchaseId}.`,
      `${coins} Olympus Coins ont été retirés de ton solde. Nous rembourserons ${price} par le moyen de paiement utilisé, sous 14 jours au plus tard.`,
      'Conserve cet e-mail comme confirmation de ta rétractation.',
    ],
  }),
  it: ({ username, purchaseId, coins, price, withdrawnAt }) => ({
    subject: `Recesso dal tuo acquisto ${purchaseId}`,
    greeting: `Ciao ${username},`,
    paragraphs: [
      `Abbiamo ricevuto il tuo recesso dal contratto di acquisto il ${withdrawnAt} (UTC). ID donazione: ${purchaseId}.`,
      `${coins} Olympus Coins sono stati tolti dal tuo saldo. Rimborseremo ${price} con il metodo con cui hai pagato, al più tardi entro 14 giorni.`,
      'Conserva questa email come conferma del tuo recesso.',
    ],
  }),
  pl: ({ username, purchaseId, coins, price, withdrawnAt }) => ({
    subject: `Odstąpienie od zakupu ${purchaseId}`,
    greeting: `Cześć ${username},`,
    paragraphs: [
      `Otrzymaliśmy Twoje odstąpienie od umowy zakupu. Data: ${withdrawnAt} (UTC). ID doładowania: ${purchaseId}.`,
      `Z Twojego salda odjęto ${coins} Olympus Coins. Zwrócimy ${price} tą samą metodą, którą dokonano płatności, najpóźniej w ciągu 14 dni.`,
      'Zachowaj tę wiadomość jako potwierdzenie odstąpienia.',
    ],
  }),
  tr: ({ username, purchaseId, coins, price, withdrawnAt }) => ({
    subject: `${purchaseId} numaralı satın almandan caydın`,
    greeting: `Merhaba ${username},`,
    paragraphs: [
      `Satın alma sözleşmesinden cayma bildirimini aldık. Zaman: ${withdrawnAt} (UTC). Bağış numarası: ${purchaseId}.`,
      `Bakiyenden ${coins} Olympus Coins geri alındı. ${price} tutarını en geç 14 gün içinde ödeme yaptığın yönteme iade edeceğiz.`,
      'Bu e-postayı cayma onayı olarak sakla.',
    ],
  }),
}
