import type { Letters } from '../../mail/mail.ts'

interface GiftValues {
  readonly username: string
  readonly giver: string
  readonly item: string
  readonly quantity: number
  readonly character: string
}

/**
 * Mail about a received gift. It omits the giver's message, so players cannot send text from our address.
 */
export const giftLetters: Letters<GiftValues> = {
  cn: ({ username, giver, item, quantity, character }) => ({
    subject: `${giver} 送了你一份礼物`,
    greeting: `${username}，你好：`,
    paragraphs: [
      `${giver} 为你的角色 ${character} 购买了一份礼物：${quantity} × ${item}。`,
      '礼物正在发放中。你可以在“记录 – 商城”中查看发放进度，并阅读附言（如果有）。',
    ],
  }),
  hk: ({ username, giver, item, quantity, character }) => ({
    subject: `${giver} 送了你一份禮物`,
    greeting: `${username}，你好：`,
    paragraphs: [
      `${giver} 為你的角色 ${character} 購買了一份禮物：${quantity} × ${item}。`,
      '禮物正在發放中。你可以在「紀錄 – 商城」中查看發放進度，並閱讀附言（如有）。',
    ],
  }),
  cz: ({ username, giver, item, quantity, character }) => ({
    subject: `Máš dárek! Posílá ho ${giver}`,
    greeting: `Ahoj ${username},`,
    paragraphs: [
      `pro tvou postavu ${character} přišel dárek: ${quantity} × ${item}. Odesílatel: ${giver}.`,
      'Dárek je na cestě do hry. V části Záznamy, Obchod můžeš sledovat jeho doručení a přečíst si vzkaz, pokud je přiložen.',
    ],
  }),
  de: ({ username, giver, item, quantity, character }) => ({
    subject: `${giver} hat dir ein Geschenk geschickt`,
    greeting: `Hallo ${username},`,
    paragraphs: [
      `${giver} hat deinem Charakter ${character} etwas geschenkt: ${quantity} × ${item}.`,
      'Das Geschenk ist auf dem Weg ins Spiel. Unter Protokolle, Shop siehst du, wo es gerade ist und ob eine Nachricht dabei war.',
    ],
  }),
  en: ({ username, giver, item, quantity, character }) => ({
    subject: `${giver} sent you a gift`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `${giver} bought a gift for your character ${character}: ${quantity} × ${item}.`,
      'It is on its way to the game. Under Logs, Shop you can track its delivery and read the message, if there is one.',
    ],
  }),
  es: ({ username, giver, item, quantity, character }) => ({
    subject: `${giver} te ha enviado un regalo`,
    greeting: `Hola, ${username}:`,
    paragraphs: [
      `${giver} ha comprado un regalo para tu personaje ${character}: ${quantity} × ${item}.`,
      'Va de camino al juego. En Historial, Tienda puedes seguir su entrega y leer el mensaje, si lo hay.',
    ],
  }),
  fr: ({ username, giver, item, quantity, character }) => ({
    subject: `${giver} t’a envoyé un cadeau`,
    greeting: `Bonjour ${username},`,
    paragraphs: [
      `${giver} a acheté un cadeau pour ton personnage ${character}\u00a0: ${quantity} × ${item}.`,
      'Il est en route vers le jeu. Dans Historique, Boutique, tu peux suivre sa livraison et lire le message, s’il y en a un.',
    ],
  }),
  it: ({ username, giver, item, quantity, character }) => ({
    subject: `${giver} ti ha inviato un regalo`,
    greeting: `Ciao ${username},`,
    paragraphs: [
      `${giver} ha acquistato un regalo per il tuo personaggio ${character}: ${quantity} × ${item}.`,
      'È in viaggio verso il gioco. In Registri, Negozio puoi seguire la consegna e leggere il messaggio, se c’è.',
    ],
  }),
  pl: ({ username, giver, item, quantity, character }) => ({
    subject: `Masz prezent od: ${giver}`,
    greeting: `Cześć ${username},`,
    paragraphs: [
      `Twoja postać ${character} dostaje prezent: ${quantity} × ${item}. Od: ${giver}.`,
      'Prezent jest w drodze do gry. W sekcji Historia, Sklep możesz śledzić jego dostawę i przeczytać wiadomość, jeśli ją dołączono.',
    ],
  }),
  tr: ({ username, giver, item, quantity, character }) => ({
    subject: `${giver} sana bir hediye gönderdi`,
    greeting: `Merhaba ${username},`,
    paragraphs: [
      `${giver}, ${character} adlı karakterin için bir hediye aldı: ${quantity} × ${item}.`,
      'Hediye oyuna doğru yolda. Geçmiş, Mağaza bölümünde teslimatını takip edebilir ve varsa mesajı okuyabilirsin.',
    ],
  }),
}
