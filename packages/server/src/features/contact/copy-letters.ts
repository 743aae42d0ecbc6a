import type { Letters } from '../../mail/mail.ts'

export interface CopiedMessage {
  readonly reference: string
  readonly topic: string
  /** The message, without links, each line marked as a quotation. */
  readonly lines: readonly string[]
}

/**
 * The copy for the sender of a message. Anyone can enter the address of another person, so the subject is
 * fixed, and the letter says before and after the quoted text that the sender wrote it.
 */
export const copyLetters: Letters<CopiedMessage> = {
  cn: ({ reference, topic, lines }) => ({
    subject: `你发给 Olympus 客服的消息（${reference}）`,
    greeting: '你好：',
    paragraphs: [
      '我们已收到通过联系页面以此邮箱地址发送的消息。我们会回复到此地址，通常在一天之内。',
      `参考号：${reference}。主题：${topic}。`,
      '以下是发件人写的内容，其中的链接已失效：',
      ...lines,
      '以上内容由发件人填写，并非 Olympus 所写。如果不是你写的，说明有人填写了你的地址，请忽略此邮件。',
    ],
    whySent: '此邮件因有人在 Olympus 的联系页面填写了此地址而自动发送。',
  }),
  hk: ({ reference, topic, lines }) => ({
    subject: `你傳給 Olympus 客服的訊息（${reference}）`,
    greeting: '你好：',
    paragraphs: [
      '我們已收到透過聯絡頁面以此電郵地址傳送的訊息。我們會回覆到此地址，通常在一天之內。',
      `參考編號：${reference}。主題：${topic}。`,
      '以下是寄件人所寫的內容，其中的連結已失效：',
      ...lines,
      '以上內容由寄件人填寫，並非 Olympus 所寫。如果不是你寫的，代表有人填寫了你的地址，請忽略此電郵。',
    ],
    whySent: '此電郵因有人在 Olympus 的聯絡頁面填寫了此地址而自動發送。',
  }),
  cz: ({ reference, topic, lines }) => ({
    subject: `Tvoje zpráva podpoře Olympusu (${reference})`,
    greeting: 'Ahoj,',
    paragraphs: [
      'přes kontaktní stránku nám přišla zpráva s touto e-mailovou adresou. Odpověď pošleme sem, obvykle do jednoho dne.',
      `Reference: ${reference}. Téma: ${topic}.`,
      'Toto napsal odesílatel, odkazy jsou znefunkčněné:',
      ...lines,
      'Text výše napsal odesílatel, ne Olympus. Pokud není od tebe, někdo zadal tvou adresu. V tom případě tento e-mail ignoruj.',
    ],
    whySent:
      'Tento e-mail byl odeslán automaticky, protože někdo zadal tuto adresu na kontaktní stránce Olympusu.',
  }),
  de: ({ reference, topic, lines }) => ({
    subject: `Deine Nachricht an den Olympus-Support (${reference})`,
    greeting: 'Hallo,',
    paragraphs: [
      'über unsere Kontaktseite kam eine Nachricht mit dieser E-Mail-Adresse. Unsere Antwort kommt hierher, meist innerhalb eines Tages.',
      `Referenz: ${reference}. Thema: ${topic}.`,
      'Das hat der Absender geschrieben; Links sind unbrauchbar gemacht:',
      ...lines,
      'Den Text darüber hat der Absender geschrieben, nicht Olympus. Wenn du das nicht warst, hat jemand deine Adresse eingetragen. Ignoriere dann diese Mail.',
    ],
    whySent:
      'Diese Mail wurde automatisch verschickt, weil jemand diese Adresse auf der Kontaktseite von Olympus eingetragen hat.',
  }),
  en: ({ reference, topic, lines }) => ({
    subject: `Your message to Olympus support (${reference})`,
    greeting: 'Hello,',
    paragraphs: [
      'We received a message with this email address through our contact page. We answer to this address, usually within a day.',
      `Reference: ${reference}. Topic: ${topic}.`,
      'This is what the sender wrote, with links disabled:',
      ...lines,
      'The sender wrote the text above, not Olympus. If this was not you, someone entered your address. In that case, ignore this email.',
    ],
    whySent: 'You received this email because someone entered this address on the contact page of Olympus.',
  }),
  es: ({ reference, topic, lines }) => ({
    subject: `Tu mensaje al soporte de Olympus (${reference})`,
    greeting: 'Hola:',
    paragraphs: [
      'Hemos recibido un mensaje con esta dirección de correo a través de nuestra página de contacto. Te responderemos a esta dirección, normalmente en un día.',
      `Referencia: ${reference}. Tema: ${topic}.`,
      'Esto es lo que escribió el remitente, con los enlaces desactivados:',
      ...lines,
      'El texto anterior lo escribió el remitente, no Olympus. Si no fuiste tú, alguien introdujo tu dirección. En ese caso, ignora este correo.',
    ],
    whySent:
      'Este correo se ha enviado automáticamente porque alguien introdujo esta dirección en la página de contacto de Olympus.',
  }),
  fr: ({ reference, topic, lines }) => ({
    subject: `Ton message à l’assistance Olympus (${reference})`,
    greeting: 'Bonjour,',
    paragraphs: [
      'Nous avons reçu un message avec cette adresse e-mail par notre page de contact. Nous répondons à cette adresse, en général sous un jour.',
      `Référence\u00a0: ${reference}. Sujet\u00a0: ${topic}.`,
      'Voici ce que l’expéditeur a écrit, avec les liens désactivés\u00a0:',
      ...lines,
      'Le texte ci-dessus vient de l’expéditeur, pas d’Olympus. Si ce n’était pas toi, quelqu’un a saisi ton adresse. Dans ce cas, ignore cet e-mail.',
    ],
    whySent:
      'Cet e-mail a été envoyé automatiquement parce que quelqu’un a saisi cette adresse sur la page de contact d’Olympus.',
  }),
  it: ({ reference, topic, lines }) => ({
    subject: `Il tuo messaggio all’assistenza di Olympus (${reference})`,
    greeting: 'Ciao,',
    paragraphs: [
      'Abbiamo ricevuto un messaggio con questo indirizzo email dalla nostra pagina dei contatti. Rispondiamo a questo indirizzo, di solito entro un giorno.',
      `Riferimento: ${reference}. Argomento: ${topic}.`,
      'Ecco che cosa ha scritto il mittente, con i link disattivati:',
      ...lines,
      'Il testo qui sopra è del mittente, non di Olympus. Se non l’hai scritto tu, qualcuno ha inserito il tuo indirizzo. In questo caso ignora questa email.',
    ],
    whySent:
      'Questa email è stata inviata automaticamente perché qualcuno ha inserito questo indirizzo nella pagina dei contatti di Olympus.',
  }),
  pl: ({ reference, topic, lines }) => ({
    subject: `Twoja wiadomość do pomocy Olympus (${reference})`,
    greeting: 'Cześć,',
    paragraphs: [
      'Przez naszą stronę kontaktową otrzymaliśmy wiadomość z tym adresem e-mail. Odpowiemy na ten adres, zwykle w ciągu jednego dnia.',
      `Numer referencyjny: ${reference}. Temat: ${topic}.`,
      'Oto treść od nadawcy, z wyłączonymi linkami:',
      ...lines,
      'Powyższy tekst napisał nadawca, a nie Olympus. Jeśli to nie Ty, ktoś podał Twój adres. W takim razie zignoruj tę wiadomość.',
    ],
    whySent:
      'Ta wiadomość została wysłana automatycznie, bo ktoś podał ten adres na stronie kontaktowej Olympus.',
  }),
  tr: ({ reference, topic, lines }) => ({
    subject: `Olympus destek ekibine mesajın (${reference})`,
    greeting: 'Merhaba,',
    paragraphs: [
      'İletişim sayfamızdan bu e-posta adresiyle bir mesaj aldık. Yanıtımızı bu adrese, genellikle bir gün içinde göndeririz.',
      `Referans: ${reference}. Konu: ${topic}.`,
      'Gönderen şunları yazdı; bağlantılar devre dışı bırakıldı:',
      ...lines,
      'Yukarıdaki metni Olympus değil, gönderen yazdı. Bunu sen yazmadıysan biri senin adresini girmiş demektir. Bu durumda bu e-postayı yok say.',
    ],
    whySent: 'Bu e-posta, biri bu adresi Olympus iletişim sayfasına girdiği için otomatik olarak gönderildi.',
  }),
}
