import type { Letters } from '../../mail/mail.ts'

interface WithAddress {
  readonly username: string
  readonly newEmail: string
  readonly url: string
}

/** Sent to the old address before anything changes. */
export const emailChangeRequestedLetters: Letters<WithAddress> = {
  cn: ({ username, newEmail, url }) => ({
    subject: '有人为你的账号填写了新的邮箱地址',
    greeting: `${username}，你好：`,
    paragraphs: [
      `有人申请将你的 Olympus 账号的邮箱地址改为 ${newEmail}。该地址得到确认后，更改即生效。`,
      '如果这不是你本人的操作，请立即打开账号设置，取消更改并设置新密码。',
    ],
    action: { label: '打开设置', url },
  }),
  hk: ({ username, newEmail, url }) => ({
    subject: '有人為你的帳號填寫了新的電郵地址',
    greeting: `${username}，你好：`,
    paragraphs: [
      `有人申請將你的 Olympus 帳號的電郵地址改為 ${newEmail}。該地址確認後，更改即生效。`,
      '如果這不是你本人的操作，請立即開啟帳號設定，取消更改並設定新密碼。',
    ],
    action: { label: '開啟設定', url },
  }),
  cz: ({ username, newEmail, url }) => ({
    subject: 'K tvému účtu byla zadána nová e-mailová adresa',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      `někdo požádal o změnu e-mailové adresy tvého účtu Olympus na ${newEmail}. Změna začne platit, jakmile bude tato adresa potvrzena.`,
      'Pokud o tom nevíš, hned otevři nastavení účtu, změnu zruš a nastav si nové heslo.',
    ],
    action: { label: 'Otevřít nastavení', url },
  }),
  de: ({ username, newEmail, url }) => ({
    subject: 'Für dein Konto wurde eine neue E-Mail-Adresse eingetragen',
    greeting: `Hallo ${username},`,
    paragraphs: [
      `jemand möchte die E-Mail-Adresse deines Olympus-Kontos in ${newEmail} ändern. Sie ändert sich, sobald diese Adresse bestätigt ist.`,
      'Wenn du das nicht warst, öffne jetzt die Einstellungen deines Kontos, brich die Änderung ab und setze ein neues Passwort.',
    ],
    action: { label: 'Einstellungen öffnen', url },
  }),
  en: ({ username, newEmail, url }) => ({
    subject: 'A new email address was entered for your account',
    greeting: `Hello ${username},`,
    paragraphs: [
      `Someone asked to change the email address of your Olympus account to ${newEmail}. The change takes effect once that address is confirmed.`,
      'If this was not you, open your account settings now, cancel the change and set a new password.',
    ],
    action: { label: 'Open settings', url },
  }),
  es: ({ username, newEmail, url }) => ({
    subject: 'Se ha indicado una nueva dirección de correo para tu cuenta',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      `Alguien ha pedido cambiar la dirección de correo de tu cuenta de Olympus a ${newEmail}. El cambio se hará efectivo en cuanto se confirme esa dirección.`,
      'Si no has sido tú, abre ahora mismo los ajustes de tu cuenta, cancela el cambio y crea una contraseña nueva.',
    ],
    action: { label: 'Abrir los ajustes', url },
  }),
  fr: ({ username, newEmail, url }) => ({
    subject: 'Une nouvelle adresse e-mail a été saisie pour ton compte',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      `Quelqu’un a demandé de remplacer l’adresse e-mail de ton compte Olympus par ${newEmail}. Le changement prendra effet dès que cette adresse sera confirmée.`,
      'Si ce n’était pas toi, ouvre tout de suite les paramètres de ton compte, annule le changement et choisis un nouveau mot de passe.',
    ],
    action: { label: 'Ouvrir les paramètres', url },
  }),
  it: ({ username, newEmail, url }) => ({
    subject: 'È stato inserito un nuovo indirizzo email per il tuo account',
    greeting: `Ciao ${username},`,
    paragraphs: [
      `Qualcuno ha chiesto di cambiare l’indirizzo email del tuo account Olympus in ${newEmail}. La modifica avrà effetto non appena quell’indirizzo sarà confermato.`,
      'Se non l’hai fatto tu, apri subito le impostazioni del tuo account, annulla la modifica e imposta una nuova password.',
    ],
    action: { label: 'Apri le impostazioni', url },
  }),
  pl: ({ username, newEmail, url }) => ({
    subject: 'Podano nowy adres e-mail Twojego konta',
    greeting: `Cześć ${username},`,
    paragraphs: [
      `Ktoś poprosił o zmianę adresu e-mail Twojego konta Olympus na ${newEmail}. Zmiana zacznie obowiązywać, gdy ten adres zostanie potwierdzony.`,
      'Jeśli to nie Ty, od razu otwórz ustawienia konta, anuluj zmianę i ustaw nowe hasło.',
    ],
    action: { label: 'Otwórz ustawienia', url },
  }),
  tr: ({ username, newEmail, url }) => ({
    subject: 'Hesabın için yeni bir e-posta adresi girildi',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      `Biri Olympus hesabının e-posta adresinin ${newEmail} olarak değiştirilmesini istedi. Bu adres onaylanınca değişiklik geçerli olur.`,
      'Bunu sen yapmadıysan hemen hesap ayarlarını aç, değişikliği iptal et ve yeni bir şifre belirle.',
    ],
    action: { label: 'Ayarları aç', url },
  }),
}

/** Sent to the old address after the change. */
export const emailChangedLetters: Letters<WithAddress> = {
  cn: ({ username, newEmail, url }) => ({
    subject: '你的邮箱地址已更改',
    greeting: `${username}，你好：`,
    paragraphs: [
      `你的 Olympus 账号的邮箱地址现为 ${newEmail}。这是发往此地址的最后一封邮件。`,
      '如果这不是你本人的操作，请通过下方链接撤销更改。链接在 7 天内有效，它会恢复此地址，并让所有设备退出登录。',
    ],
    action: { label: '撤销更改', url },
  }),
  hk: ({ username, newEmail, url }) => ({
    subject: '你的電郵地址已更改',
    greeting: `${username}，你好：`,
    paragraphs: [
      `你的 Olympus 帳號的電郵地址現為 ${newEmail}。這是發往此地址的最後一封電郵。`,
      '如果這不是你本人的操作，請透過下方連結復原更改。連結在 7 天內有效，它會恢復此地址，並登出所有裝置。',
    ],
    action: { label: '復原更改', url },
  }),
  cz: ({ username, newEmail, url }) => ({
    subject: 'Tvoje e-mailová adresa byla změněna',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      `e-mailová adresa tvého účtu Olympus je teď ${newEmail}. Toto je poslední e-mail na tuto adresu.`,
      'Pokud o tom nevíš, vrať změnu zpět přes odkaz níže. Odkaz platí 7 dní. Obnoví tuto adresu a odhlásí všechna zařízení.',
    ],
    action: { label: 'Vrátit změnu zpět', url },
  }),
  de: ({ username, newEmail, url }) => ({
    subject: 'Deine E-Mail-Adresse wurde geändert',
    greeting: `Hallo ${username},`,
    paragraphs: [
      `die E-Mail-Adresse deines Olympus-Kontos ist jetzt ${newEmail}. Das ist die letzte Mail an diese Adresse.`,
      'Wenn du das nicht warst, nimm es über den Link unten zurück. Er gilt 7 Tage, macht diese Adresse wieder gültig und meldet alle Geräte ab.',
    ],
    action: { label: 'Änderung rückgängig machen', url },
  }),
  en: ({ username, newEmail, url }) => ({
    subject: 'Your email address was changed',
    greeting: `Hello ${username},`,
    paragraphs: [
      `The email address of your Olympus account is now ${newEmail}. This is the last email to this address.`,
      'If this was not you, undo the change with the link below. The link is valid for 7 days. It restores this address and logs out all devices.',
    ],
    action: { label: 'Undo the change', url },
  }),
  es: ({ username, newEmail, url }) => ({
    subject: 'Se ha cambiado tu dirección de correo',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      `La dirección de correo de tu cuenta de Olympus es ahora ${newEmail}. Este es el último correo a esta dirección.`,
      'Si no has sido tú, deshaz el cambio con el enlace de abajo. El enlace es válido durante 7 días. Restaura esta dirección y cierra la sesión en todos los dispositivos.',
    ],
    action: { label: 'Deshacer el cambio', url },
  }),
  fr: ({ username, newEmail, url }) => ({
    subject: 'Ton adresse e-mail a été changée',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      `L’adresse e-mail de ton compte Olympus est désormais ${newEmail}. C’est le dernier e-mail envoyé à cette adresse.`,
      'Si ce n’était pas toi, annule ce changement avec le lien ci-dessous. Il est valable 7 jours, rétablit cette adresse et déconnecte tous les appareils.',
    ],
    action: { label: 'Annuler le changement', url },
  }),
  it: ({ username, newEmail, url }) => ({
    subject: 'Il tuo indirizzo email è stato cambiato',
    greeting: `Ciao ${username},`,
    paragraphs: [
      `L’indirizzo email del tuo account Olympus è ora ${newEmail}. Questa è l’ultima email a questo indirizzo.`,
      'Se non l’hai fatto tu, annulla la modifica con il link qui sotto. Il link è valido per 7 giorni. Ripristina questo indirizzo e disconnette tutti i dispositivi.',
    ],
    action: { label: 'Annulla la modifica', url },
  }),
  pl: ({ username, newEmail, url }) => ({
    subject: 'Twój adres e-mail został zmieniony',
    greeting: `Cześć ${username},`,
    paragraphs: [
      `Adres e-mail Twojego konta Olympus to teraz ${newEmail}. To ostatnia wiadomość na ten adres.`,
      'Jeśli to nie Ty, cofnij zmianę, korzystając z linku poniżej. Link jest ważny przez 7 dni. Przywraca ten adres i wylogowuje wszystkie urządzenia.',
    ],
    action: { label: 'Cofnij zmianę', url },
  }),
  tr: ({ username, newEmail, url }) => ({
    subject: 'E-posta adresin değiştirildi',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      `Olympus hesabının e-posta adresi artık ${newEmail}. Bu, bu adrese gelen son e-posta.`,
      'Bunu sen yapmadıysan aşağıdaki bağlantıyla değişikliği geri al. Bağlantı 7 gün geçerlidir. Bu adresi geri getirir ve tüm cihazlardaki oturumları kapatır.',
    ],
    action: { label: 'Değişikliği geri al', url },
  }),
}
