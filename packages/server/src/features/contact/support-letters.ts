import { type LocaleCode, tagOf } from '@olympus/contract/locales'
import type { Mail } from '../../mail/mail.ts'
import { singleLine } from '../../mail/single-line.ts'

/** The texts of a message to support. */
interface SupportTexts {
  readonly from: string
  readonly account: (username: string, accountId: number) => string
  /** The name that a guest typed. */
  readonly claimed: (username: string) => string
  readonly noAccount: string
  readonly topic: string
  readonly language: string
  readonly reference: string
  readonly sentWith: string
}

export const supportTexts: Readonly<Record<LocaleCode, SupportTexts>> = {
  cn: {
    from: '发件人',
    account: (username, accountId) => `账号：${username}，账号 ID ${accountId}（已登录）`,
    claimed: (username) => `用户名：${username}（自行填写，未经验证）`,
    noAccount: '账号：未登录',
    topic: '主题',
    language: '语言',
    reference: '参考号',
    sentWith: '通过联系表单发送。直接回复此邮件即可回复发件人。',
  },
  hk: {
    from: '寄件人',
    account: (username, accountId) => `帳號：${username}，帳號 ID ${accountId}（已登入）`,
    claimed: (username) => `使用者名稱：${username}（自行填寫，未經驗證）`,
    noAccount: '帳號：未登入',
    topic: '主題',
    language: '語言',
    reference: '參考編號',
    sentWith: '透過聯絡表單傳送。直接回覆此電郵即可回覆寄件人。',
  },
  cz: {
    from: 'Odesílatel',
    account: (username, accountId) => `Účet: ${username}, ID účtu ${accountId} (přihlášen)`,
    claimed: (username) => `Uživatelské jméno: ${username} (zadané, neověřené)`,
    noAccount: 'Účet: nepřihlášen',
    topic: 'Téma',
    language: 'Jazyk',
    reference: 'Reference',
    sentWith: 'Odesláno kontaktním formulářem. Odpověď na tento e-mail dostane odesílatel.',
  },
  de: {
    from: 'Absender',
    account: (username, accountId) => `Konto: ${username}, Konto-ID ${accountId} (angemeldet)`,
    claimed: (username) => `Benutzername: ${username} (eingetragen, nicht geprüft)`,
    noAccount: 'Konto: nicht angemeldet',
    topic: 'Thema',
    language: 'Sprache',
    reference: 'Referenz',
    sentWith: 'Über das Kontaktformular gesendet. Eine Antwort auf diese Mail erreicht den Absender.',
  },
  en: {
    from: 'From',
    account: (username, accountId) => `Account: ${username}, account ID ${accountId} (logged in)`,
    claimed: (username) => `Username: ${username} (as typed, not verified)`,
    noAccount: 'Account: not logged in',
    topic: 'Topic',
    language: 'Language',
    reference: 'Reference',
    sentWith: 'Sent with the contact form. A reply to this email reaches the sender.',
  },
  es: {
    from: 'Remitente',
    account: (username, accountId) => `Cuenta: ${username}, ID de cuenta ${accountId} (sesión iniciada)`,
    claimed: (username) => `Nombre de usuario: ${username} (escrito por el remitente, sin verificar)`,
    noAccount: 'Cuenta: sin sesión iniciada',
    topic: 'Tema',
    language: 'Idioma',
    reference: 'Referencia',
    sentWith: 'Enviado con el formulario de contacto. La respuesta a este correo llega al remitente.',
  },
  fr: {
    from: 'Expéditeur\u00a0',
    account: (username, accountId) => `Compte\u00a0: ${username}, ID du compte ${accountId} (connecté)`,
    claimed: (username) => `Nom d’utilisateur\u00a0: ${username} (saisi, non vérifié)`,
    noAccount: 'Compte\u00a0: non connecté',
    topic: 'Sujet\u00a0',
    language: 'Langue\u00a0',
    reference: 'Référence\u00a0',
    sentWith: 'Envoyé avec le formulaire de contact. Une réponse à cet e-mail parvient à l’expéditeur.',
  },
  it: {
    from: 'Mittente',
    account: (username, accountId) => `Account: ${username}, ID account ${accountId} (accesso effettuato)`,
    claimed: (username) => `Nome utente: ${username} (inserito, non verificato)`,
    noAccount: 'Account: accesso non effettuato',
    topic: 'Argomento',
    language: 'Lingua',
    reference: 'Riferimento',
    sentWith: 'Inviato con il modulo di contatto. Una risposta a questa email arriva al mittente.',
  },
  pl: {
    from: 'Nadawca',
    account: (username, accountId) => `Konto: ${username}, ID konta ${accountId} (zalogowano)`,
    claimed: (username) => `Nazwa użytkownika: ${username} (podana, niesprawdzona)`,
    noAccount: 'Konto: nie zalogowano',
    topic: 'Temat',
    language: 'Język',
    reference: 'Numer referencyjny',
    sentWith: 'Wysłano przez formularz kontaktowy. Odpowiedź na tę wiadomość trafi do nadawcy.',
  },
  tr: {
    from: 'Gönderen',
    account: (username, accountId) => `Hesap: ${username}, hesap kimliği ${accountId} (giriş yapıldı)`,
    claimed: (username) => `Kullanıcı adı: ${username} (yazıldığı gibi, doğrulanmadı)`,
    noAccount: 'Hesap: giriş yapılmadı',
    topic: 'Konu',
    language: 'Dil',
    reference: 'Referans',
    sentWith: 'İletişim formuyla gönderildi. Bu e-postaya verilen yanıt gönderene ulaşır.',
  },
}

export interface SupportMessage {
  readonly reference: string
  readonly topic: string
  readonly locale: LocaleCode
  readonly email: string
  readonly username: string | null
  /** Null: the sender is not logged in, and the username is what they typed. */
  readonly accountId: number | null
  /** The message, each line marked as a quotation. */
  readonly lines: readonly string[]
}

/** A message to support, as plain text in the language of its sender. A reply to it goes to the sender. */
export function supportMail(message: SupportMessage): Mail {
  const { reference, topic, locale, email, username, accountId, lines } = message
  const texts = supportTexts[locale]
  const sender = () => {
    if (username === null) return texts.noAccount
    return accountId === null ? texts.claimed(username) : texts.account(username, accountId)
  }
  const facts = [
    `${texts.reference}: ${reference}`,
    `${texts.topic}: ${topic}`,
    `${texts.from}: ${singleLine(email)}`,
    sender(),
    `${texts.language}: ${tagOf(locale)}`,
  ]
  return {
    locale,
    subject: `[${reference}] ${topic}${username === null ? '' : ` (${username})`}`,
    text: `${[...facts, '', ...lines, '', '-- ', texts.sentWith].join('\n')}\n`,
    html: '',
    replyTo: email,
  }
}
