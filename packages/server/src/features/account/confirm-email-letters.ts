import type { Letters } from '../../mail/mail.ts'

interface WithLink {
  readonly username: string
  readonly url: string
}

/** Sent to the new address. */
export const confirmEmailLetters: Letters<WithLink> = {
  cn: ({ username, url }) => ({
    subject: '确认你的新邮箱地址',
    greeting: `${username}，你好：`,
    paragraphs: [
      '此地址被填写为你的 Olympus 账号的新邮箱地址。请通过下方链接确认。链接在 24 小时内有效。在你确认之前，旧地址继续有效。',
      '如果这不是你本人的操作，请忽略此邮件。不确认就不会有任何变化。',
    ],
    action: { label: '确认邮箱地址', url },
  }),
  hk: ({ username, url }) => ({
    subject: '確認你的新電郵地址',
    greeting: `${username}，你好：`,
    paragraphs: [
      '此地址被填寫為你的 Olympus 帳號的新電郵地址。請透過下方連結確認。連結在 24 小時內有效。在你確認之前，舊地址繼續有效。',
      '如果這不是你本人的操作，請忽略此電郵。不確認就不會有任何變化。',
    ],
    action: { label: '確認電郵地址', url },
  }),
  cz: ({ username, url }) => ({
    subject: 'Potvrď svou novou e-mailovou adresu',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'tato adresa byla zadána jako nová e-mailová adresa tvého účtu Olympus. Potvrď ji přes odkaz níže. Odkaz platí 24 hodin. Dokud ji nepotvrdíš, platí dál tvoje stará adresa.',
      'Pokud o tom nevíš, tento e-mail ignoruj. Bez potvrzení se nic nezmění.',
    ],
    action: { label: 'Potvrdit e-mailovou adresu', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Bestätige deine neue E-Mail-Adresse',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'diese Adresse wurde als neue E-Mail-Adresse deines Olympus-Kontos eingetragen. Bestätige sie mit dem Link unten; er gilt 24 Stunden. Bis dahin gilt die alte Adresse weiter.',
      'Wenn du das nicht warst, ignoriere diese Mail: Ohne Bestätigung passiert nichts.',
    ],
    action: { label: 'E-Mail-Adresse bestätigen', url },
  }),
  en: ({ username, url }) => ({
    subject: 'Confirm your new email address',
    greeting: `Hello ${username},`,
    paragraphs: [
      'This address was entered as the new email address of your Olympus account. Confirm it with the link below. The link is valid for 24 hours. Your old address stays valid until you confirm.',
      'If this was not you, ignore this email. Nothing changes unless you confirm.',
    ],
    action: { label: 'Confirm email address', url },
  }),
  es: ({ username, url }) => ({
    subject: 'Confirma tu nueva dirección de correo',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Esta dirección se ha indicado como la nueva dirección de correo de tu cuenta de Olympus. Confírmala con el enlace de abajo. El enlace es válido durante 24 horas. Hasta que la confirmes, sigue valiendo tu dirección anterior.',
      'Si no has sido tú, ignora este correo. Sin confirmación no cambia nada.',
    ],
    action: { label: 'Confirmar la dirección', url },
  }),
  fr: ({ username, url }) => ({
    subject: 'Confirme ta nouvelle adresse e-mail',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'Cette adresse a été saisie comme nouvelle adresse e-mail de ton compte Olympus. Confirme-la avec le lien ci-dessous. Il est valable 24 heures. D’ici là, ton ancienne adresse reste valable.',
      'Si ce n’était pas toi, ignore cet e-mail. Sans confirmation, rien ne change.',
    ],
    action: { label: 'Confirmer l’adresse e-mail', url },
  }),
  it: ({ username, url }) => ({
    subject: 'Conferma il tuo nuovo indirizzo email',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'Questo indirizzo è stato inserito come nuovo indirizzo email del tuo account Olympus. Confermalo con il link qui sotto. Il link è valido per 24 ore. Fino alla conferma resta valido il tuo vecchio indirizzo.',
      'Se non l’hai fatto tu, ignora questa email. Senza conferma non cambia nulla.',
    ],
    action: { label: 'Conferma l’indirizzo email', url },
  }),
  pl: ({ username, url }) => ({
    subject: 'Potwierdź swój nowy adres e-mail',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Ten adres podano jako nowy adres e-mail Twojego konta Olympus. Potwierdź go, korzystając z linku poniżej. Link jest ważny przez 24 godziny. Do czasu potwierdzenia obowiązuje Twój dotychczasowy adres.',
      'Jeśli to nie Ty, zignoruj tę wiadomość. Bez potwierdzenia nic się nie zmieni.',
    ],
    action: { label: 'Potwierdź adres e-mail', url },
  }),
  tr: ({ username, url }) => ({
    subject: 'Yeni e-posta adresini onayla',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Bu adres, Olympus hesabının yeni e-posta adresi olarak girildi. Aşağıdaki bağlantıyla onayla. Bağlantı 24 saat geçerlidir. Onaylayana kadar eski adresin geçerli kalır.',
      'Bunu sen yapmadıysan bu e-postayı yok say. Onaylamadığın sürece hiçbir şey değişmez.',
    ],
    action: { label: 'E-posta adresini onayla', url },
  }),
}

/** Sent to the owner of an address that another account entered as its new one. */
export const addressTakenLetters: Letters<WithLink> = {
  cn: ({ username, url }) => ({
    subject: '你已经有一个 Olympus 账号',
    greeting: `${username}，你好：`,
    paragraphs: [
      '有人将你的地址填写为另一个 Olympus 账号的新邮箱地址。它已属于你的账号，因此没有任何变化。',
      '如果是你本人操作，请登录你现有的账号。如果不是，则无需处理。',
    ],
    action: { label: '登录', url },
  }),
  hk: ({ username, url }) => ({
    subject: '你已經有一個 Olympus 帳號',
    greeting: `${username}，你好：`,
    paragraphs: [
      '有人將你的地址填寫為另一個 Olympus 帳號的新電郵地址。它已屬於你的帳號，因此沒有任何變化。',
      '如果是你本人操作，請登入你現有的帳號。如果不是，則無需處理。',
    ],
    action: { label: '登入', url },
  }),
  cz: ({ username, url }) => ({
    subject: 'Účet Olympus už máš',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'někdo zadal tvou adresu jako novou e-mailovou adresu jiného účtu Olympus. Už patří k tvému účtu, proto se nic nezměnilo.',
      'Pokud o tom víš, přihlas se ke svému stávajícímu účtu. Pokud ne, nemusíš nic dělat.',
    ],
    action: { label: 'Přihlásit se', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Du hast schon ein Olympus-Konto',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'jemand hat deine Adresse als neue E-Mail-Adresse eines anderen Olympus-Kontos eingetragen. Sie gehört schon zu deinem Konto, darum wurde nichts geändert.',
      'Wenn du das warst, melde dich bei dem Konto an, das du hast. Wenn nicht, musst du nichts tun.',
    ],
    action: { label: 'Anmelden', url },
  }),
  en: ({ username, url }) => ({
    subject: 'You already have an Olympus account',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Someone entered your address as the new email address of another Olympus account. It already belongs to your account, so nothing changed.',
      'If this was you, log in to your existing account. If not, you do not need to do anything.',
    ],
    action: { label: 'Log in', url },
  }),
  es: ({ username, url }) => ({
    subject: 'Ya tienes una cuenta de Olympus',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Alguien ha indicado tu dirección como la nueva dirección de correo de otra cuenta de Olympus. Ya pertenece a tu cuenta, así que no ha cambiado nada.',
      'Si has sido tú, inicia sesión en la cuenta que ya tienes. Si no, no tienes que hacer nada.',
    ],
    action: { label: 'Iniciar sesión', url },
  }),
  fr: ({ username, url }) => ({
    subject: 'Tu as déjà un compte Olympus',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'Quelqu’un a saisi ton adresse comme nouvelle adresse e-mail d’un autre compte Olympus. Elle appartient déjà à ton compte\u00a0: rien n’a donc changé.',
      'Si c’était toi, connecte-toi à ton compte existant. Sinon, tu n’as rien à faire.',
    ],
    action: { label: 'Se connecter', url },
  }),
  it: ({ username, url }) => ({
    subject: 'Hai già un account Olympus',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'Qualcuno ha inserito il tuo indirizzo come nuovo indirizzo email di un altro account Olympus. Appartiene già al tuo account, quindi non è cambiato nulla.',
      'Se l’hai fatto tu, accedi all’account che hai già. Altrimenti non devi fare nulla.',
    ],
    action: { label: 'Accedi', url },
  }),
  pl: ({ username, url }) => ({
    subject: 'Masz już konto Olympus',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Ktoś podał Twój adres jako nowy adres e-mail innego konta Olympus. Należy on już do Twojego konta, więc nic się nie zmieniło.',
      'Jeśli to Ty, zaloguj się na konto, które już masz. Jeśli nie, nie musisz nic robić.',
    ],
    action: { label: 'Zaloguj się', url },
  }),
  tr: ({ username, url }) => ({
    subject: 'Zaten bir Olympus hesabın var',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Biri senin adresini başka bir Olympus hesabının yeni e-posta adresi olarak girdi. Adres zaten senin hesabına ait, bu yüzden hiçbir şey değişmedi.',
      'Bunu sen yaptıysan mevcut hesabına giriş yap. Yapmadıysan bir şey yapmana gerek yok.',
    ],
    action: { label: 'Giriş yap', url },
  }),
}
