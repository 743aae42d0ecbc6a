import type { Letters } from '../../mail/mail.ts'

interface WithLink {
  readonly username: string
  readonly url: string
}

export const passwordResetLetters: Letters<WithLink> = {
  cn: ({ username, url }) => ({
    subject: '重置你的 Olympus 密码',
    greeting: `${username}，你好：`,
    paragraphs: [
      '有人申请重置你的账号密码。如果是你本人操作，请通过下方链接设置新密码。链接在一小时内有效，只能使用一次。',
      '如果这不是你本人的操作，请忽略此邮件。你的密码保持不变。',
    ],
    action: { label: '设置新密码', url },
  }),
  hk: ({ username, url }) => ({
    subject: '重設你的 Olympus 密碼',
    greeting: `${username}，你好：`,
    paragraphs: [
      '有人申請重設你的帳號密碼。如果是你本人操作，請透過下方連結設定新密碼。連結在一小時內有效，只能使用一次。',
      '如果這不是你本人的操作，請忽略此電郵。你的密碼保持不變。',
    ],
    action: { label: '設定新密碼', url },
  }),
  cz: ({ username, url }) => ({
    subject: 'Obnov si heslo k účtu Olympus',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'někdo požádal o obnovení hesla k tvému účtu. Pokud o tom víš, nastav si přes odkaz níže nové heslo. Odkaz funguje jednou, do jedné hodiny.',
      'Pokud o tom nevíš, tento e-mail ignoruj. Tvoje heslo zůstává stejné.',
    ],
    action: { label: 'Nastavit nové heslo', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Setze dein Olympus-Passwort zurück',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'jemand hat für dein Konto ein neues Passwort angefordert. Wenn du das warst, lege es mit dem Link unten fest; er gilt eine Stunde und nur einmal.',
      'Wenn du das nicht warst, ignoriere diese Mail: Dein Passwort bleibt, wie es ist.',
    ],
    action: { label: 'Neues Passwort setzen', url },
  }),
  en: ({ username, url }) => ({
    subject: 'Reset your Olympus password',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Someone asked to reset the password of your account. If this was you, set a new password with the link below. The link works once, within one hour.',
      'If this was not you, ignore this email. Your password stays the same.',
    ],
    action: { label: 'Set new password', url },
  }),
  es: ({ username, url }) => ({
    subject: 'Restablece tu contraseña de Olympus',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Alguien ha pedido restablecer la contraseña de tu cuenta. Si has sido tú, crea una contraseña nueva con el enlace de abajo. El enlace funciona una sola vez, durante una hora.',
      'Si no has sido tú, ignora este correo. Tu contraseña sigue siendo la misma.',
    ],
    action: { label: 'Crear nueva contraseña', url },
  }),
  fr: ({ username, url }) => ({
    subject: 'Réinitialise ton mot de passe Olympus',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'Quelqu’un a demandé la réinitialisation du mot de passe de ton compte. Si c’était toi, choisis un nouveau mot de passe avec le lien ci-dessous. Il fonctionne une seule fois, pendant une heure.',
      'Si ce n’était pas toi, ignore cet e-mail. Ton mot de passe reste le même.',
    ],
    action: { label: 'Choisir un nouveau mot de passe', url },
  }),
  it: ({ username, url }) => ({
    subject: 'Reimposta la tua password di Olympus',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'Qualcuno ha chiesto di reimpostare la password del tuo account. Se l’hai fatto tu, imposta una nuova password con il link qui sotto. Il link funziona una sola volta, entro un’ora.',
      'Se non l’hai fatto tu, ignora questa email. La tua password resta la stessa.',
    ],
    action: { label: 'Imposta una nuova password', url },
  }),
  pl: ({ username, url }) => ({
    subject: 'Zresetuj hasło do konta Olympus',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Ktoś poprosił o zresetowanie hasła do Twojego konta. Jeśli to Ty, ustaw nowe hasło, korzystając z linku poniżej. Link działa raz, w ciągu godziny.',
      'Jeśli to nie Ty, zignoruj tę wiadomość. Twoje hasło pozostaje bez zmian.',
    ],
    action: { label: 'Ustaw nowe hasło', url },
  }),
  tr: ({ username, url }) => ({
    subject: 'Olympus şifreni sıfırla',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Biri hesabının şifresinin sıfırlanmasını istedi. Bunu sen yaptıysan aşağıdaki bağlantıyla yeni bir şifre belirle. Bağlantı bir saat içinde ve yalnızca bir kez kullanılabilir.',
      'Bunu sen yapmadıysan bu e-postayı yok say. Şifren aynı kalır.',
    ],
    action: { label: 'Yeni şifre belirle', url },
  }),
}

/** For an account that is not activated and may have been registered by a stranger. */
export const firstPasswordLetters: Letters<WithLink> = {
  cn: ({ username, url }) => ({
    subject: '为你的 Olympus 账号设置密码',
    greeting: `${username}，你好：`,
    paragraphs: [
      '有人用你的邮箱地址注册了一个账号，该账号正在等待激活。请通过下方链接设置你自己的密码。这会激活账号，其他密码都无法登录。链接在一小时内有效，只能使用一次。',
      '如果你不想要账号，请忽略此邮件。不激活就不会发生任何事。',
    ],
    action: { label: '设置密码', url },
  }),
  hk: ({ username, url }) => ({
    subject: '為你的 Olympus 帳號設定密碼',
    greeting: `${username}，你好：`,
    paragraphs: [
      '有人用你的電郵地址註冊了一個帳號，該帳號正等待啟用。請透過下方連結設定你自己的密碼。這會啟用帳號，其他密碼都無法登入。連結在一小時內有效，只能使用一次。',
      '如果你不想要帳號，請忽略此電郵。不啟用就不會發生任何事。',
    ],
    action: { label: '設定密碼', url },
  }),
  cz: ({ username, url }) => ({
    subject: 'Nastav si heslo k účtu Olympus',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      's tvou e-mailovou adresou byl zaregistrován účet, který čeká na aktivaci. Nastav si k němu přes odkaz níže vlastní heslo. Tím se účet aktivuje a žádné jiné heslo ho neotevře. Odkaz funguje jednou, do jedné hodiny.',
      'Pokud účet nechceš, tento e-mail ignoruj. Bez aktivace se nic nestane.',
    ],
    action: { label: 'Nastavit heslo', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Lege ein Passwort für dein Olympus-Konto fest',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'mit deiner E-Mail-Adresse wurde ein Konto registriert, das auf seine Aktivierung wartet. Lege mit dem Link unten ein eigenes Passwort fest: Damit ist das Konto aktiv, und kein anderes Passwort öffnet es. Der Link gilt eine Stunde und nur einmal.',
      'Wenn du kein Konto möchtest, ignoriere diese Mail: Ohne Aktivierung passiert nichts.',
    ],
    action: { label: 'Passwort festlegen', url },
  }),
  en: ({ username, url }) => ({
    subject: 'Set a password for your Olympus account',
    greeting: `Hello ${username},`,
    paragraphs: [
      'An account was registered with your email address and is waiting for activation. Set your own password with the link below. This activates the account, and no other password works for it. The link works once, within one hour.',
      'If you do not want an account, ignore this email. Nothing happens unless you activate it.',
    ],
    action: { label: 'Set password', url },
  }),
  es: ({ username, url }) => ({
    subject: 'Crea una contraseña para tu cuenta de Olympus',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Se ha registrado una cuenta con tu dirección de correo y está pendiente de activación. Crea tu propia contraseña con el enlace de abajo. Así se activa la cuenta, y ninguna otra contraseña la abre. El enlace funciona una sola vez, durante una hora.',
      'Si no quieres una cuenta, ignora este correo. Sin activación no pasa nada.',
    ],
    action: { label: 'Crear contraseña', url },
  }),
  fr: ({ username, url }) => ({
    subject: 'Choisis un mot de passe pour ton compte Olympus',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'Un compte a été créé avec ton adresse e-mail et attend d’être activé. Choisis ton propre mot de passe avec le lien ci-dessous. Le compte sera alors activé, et aucun autre mot de passe ne l’ouvrira. Le lien fonctionne une seule fois, pendant une heure.',
      'Si tu ne veux pas de compte, ignore cet e-mail. Sans activation, il ne se passe rien.',
    ],
    action: { label: 'Choisir un mot de passe', url },
  }),
  it: ({ username, url }) => ({
    subject: 'Imposta una password per il tuo account Olympus',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'Con il tuo indirizzo email è stato registrato un account, che attende l’attivazione. Imposta la tua password con il link qui sotto: così l’account si attiva e nessun’altra password lo apre. Il link funziona una sola volta, entro un’ora.',
      'Se non vuoi un account, ignora questa email. Senza attivazione non succede nulla.',
    ],
    action: { label: 'Imposta una password', url },
  }),
  pl: ({ username, url }) => ({
    subject: 'Ustaw hasło do swojego konta Olympus',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Z Twoim adresem e-mail zarejestrowano konto, które czeka na aktywację. Ustaw własne hasło, korzystając z linku poniżej. To aktywuje konto i żadne inne hasło go nie otworzy. Link działa raz, w ciągu godziny.',
      'Jeśli nie chcesz konta, zignoruj tę wiadomość. Bez aktywacji nic się nie stanie.',
    ],
    action: { label: 'Ustaw hasło', url },
  }),
  tr: ({ username, url }) => ({
    subject: 'Olympus hesabın için bir şifre belirle',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'E-posta adresinle bir hesap açıldı ve etkinleştirilmeyi bekliyor. Aşağıdaki bağlantıyla kendi şifreni belirle. Böylece hesap etkinleşir ve başka hiçbir şifre onu açamaz. Bağlantı bir saat içinde ve yalnızca bir kez kullanılabilir.',
      'Hesap istemiyorsan bu e-postayı yok say. Etkinleştirmediğin sürece hiçbir şey olmaz.',
    ],
    action: { label: 'Şifre belirle', url },
  }),
}
