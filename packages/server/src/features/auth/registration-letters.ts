import type { Letters } from '../../mail/mail.ts'

interface WithLink {
  readonly username: string
  readonly url: string
}

export const activationLetters: Letters<WithLink> = {
  cn: ({ username, url }) => ({
    subject: '激活你的 Olympus 账号',
    greeting: `欢迎你，${username}！`,
    paragraphs: [
      '你的账号即将就绪。请通过下方链接激活。链接在 48 小时内有效。',
      '如果你没有注册，请忽略此邮件。不激活账号就不会发生任何事。',
    ],
    action: { label: '激活账号', url },
  }),
  hk: ({ username, url }) => ({
    subject: '啟用你的 Olympus 帳號',
    greeting: `歡迎你，${username}！`,
    paragraphs: [
      '你的帳號即將就緒。請透過下方連結啟用。連結在 48 小時內有效。',
      '如果你沒有註冊，請忽略此電郵。不啟用帳號就不會發生任何事。',
    ],
    action: { label: '啟用帳號', url },
  }),
  cz: ({ username, url }) => ({
    subject: 'Aktivuj si účet Olympus',
    greeting: `Vítej, ${username}!`,
    paragraphs: [
      'Tvůj účet je skoro připravený. Aktivuj ho přes odkaz níže. Odkaz platí 48 hodin.',
      'Pokud o registraci nevíš, tento e-mail ignoruj. Bez aktivace se nic nestane.',
    ],
    action: { label: 'Aktivovat účet', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Aktiviere dein Olympus-Konto',
    greeting: `Willkommen, ${username}!`,
    paragraphs: [
      'Dein Konto ist fast bereit. Aktiviere es mit dem Link unten; er gilt 48 Stunden.',
      'Wenn du dich nicht registriert hast, ignoriere diese Mail: Ohne Aktivierung passiert nichts.',
    ],
    action: { label: 'Konto aktivieren', url },
  }),
  en: ({ username, url }) => ({
    subject: 'Activate your Olympus account',
    greeting: `Welcome, ${username}!`,
    paragraphs: [
      'Your account is almost ready. Activate it with the link below. The link is valid for 48 hours.',
      'If you did not register, ignore this email. Nothing happens unless you activate the account.',
    ],
    action: { label: 'Activate account', url },
  }),
  es: ({ username, url }) => ({
    subject: 'Activa tu cuenta de Olympus',
    greeting: `¡Te damos la bienvenida, ${username}!`,
    paragraphs: [
      'Tu cuenta está casi lista. Actívala con el enlace de abajo. El enlace es válido durante 48 horas.',
      'Si no te has registrado, ignora este correo. Sin activación no pasa nada.',
    ],
    action: { label: 'Activar cuenta', url },
  }),
  fr: ({ username, url }) => ({
    subject: 'Active ton compte Olympus',
    greeting: `Bienvenue, ${username}\u00a0!`,
    paragraphs: [
      'Ton compte est presque prêt. Active-le avec le lien ci-dessous. Il est valable 48 heures.',
      'Si cette inscription ne vient pas de toi, ignore cet e-mail. Sans activation, il ne se passe rien.',
    ],
    action: { label: 'Activer le compte', url },
  }),
  it: ({ username, url }) => ({
    subject: 'Attiva il tuo account Olympus',
    greeting: `Ti diamo il benvenuto, ${username}!`,
    paragraphs: [
      'Il tuo account è quasi pronto. Attivalo con il link qui sotto. Il link è valido per 48 ore.',
      'Se non hai richiesto la registrazione, ignora questa email. Senza attivazione non succede nulla.',
    ],
    action: { label: 'Attiva account', url },
  }),
  pl: ({ username, url }) => ({
    subject: 'Aktywuj swoje konto Olympus',
    greeting: `Witaj, ${username}!`,
    paragraphs: [
      'Twoje konto jest prawie gotowe. Aktywuj je, korzystając z linku poniżej. Link jest ważny przez 48 godzin.',
      'Jeśli ta rejestracja nie pochodzi od Ciebie, zignoruj tę wiadomość. Bez aktywacji nic się nie stanie.',
    ],
    action: { label: 'Aktywuj konto', url },
  }),
  tr: ({ username, url }) => ({
    subject: 'Olympus hesabını etkinleştir',
    greeting: `Hoş geldin, ${username}!`,
    paragraphs: [
      'Hesabın neredeyse hazır. Aşağıdaki bağlantıyla etkinleştir. Bağlantı 48 saat geçerlidir.',
      'Kaydolmadıysan bu e-postayı yok say. Hesabı etkinleştirmediğin sürece hiçbir şey olmaz.',
    ],
    action: { label: 'Hesabı etkinleştir', url },
  }),
}

export const alreadyRegisteredLetters: Letters<WithLink> = {
  cn: ({ username, url }) => ({
    subject: '你已经有一个 Olympus 账号',
    greeting: `${username}，你好：`,
    paragraphs: [
      '有人试图用你的邮箱地址注册新账号。你已经有账号了，因此我们没有再创建一个。',
      '如果是你本人操作，直接登录即可。如果不是，则无需处理。',
    ],
    action: { label: '登录', url },
  }),
  hk: ({ username, url }) => ({
    subject: '你已經有一個 Olympus 帳號',
    greeting: `${username}，你好：`,
    paragraphs: [
      '有人試圖用你的電郵地址註冊新帳號。你已經有帳號了，因此我們沒有再建立一個。',
      '如果是你本人操作，直接登入即可。如果不是，則無需處理。',
    ],
    action: { label: '登入', url },
  }),
  cz: ({ username, url }) => ({
    subject: 'Účet Olympus už máš',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'někdo se pokusil zaregistrovat nový účet s tvou e-mailovou adresou. Jeden už máš, proto jsme další nezaložili.',
      'Pokud o tom víš, prostě se přihlas. Pokud ne, nemusíš nic dělat.',
    ],
    action: { label: 'Přihlásit se', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Du hast schon ein Olympus-Konto',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'jemand wollte mit deiner E-Mail-Adresse ein neues Konto registrieren. Es gibt schon eins, darum wurde kein weiteres angelegt.',
      'Wenn du das warst, melde dich einfach an. Wenn nicht, musst du nichts tun.',
    ],
    action: { label: 'Anmelden', url },
  }),
  en: ({ username, url }) => ({
    subject: 'You already have an Olympus account',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Someone tried to register a new account with your email address. You already have one, so we did not create another.',
      'If this was you, just log in. If not, you do not need to do anything.',
    ],
    action: { label: 'Log in', url },
  }),
  es: ({ username, url }) => ({
    subject: 'Ya tienes una cuenta de Olympus',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Alguien ha intentado registrar una cuenta nueva con tu dirección de correo. Ya tienes una, así que no hemos creado otra.',
      'Si has sido tú, simplemente inicia sesión. Si no, no tienes que hacer nada.',
    ],
    action: { label: 'Iniciar sesión', url },
  }),
  fr: ({ username, url }) => ({
    subject: 'Tu as déjà un compte Olympus',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'Quelqu’un a essayé de créer un nouveau compte avec ton adresse e-mail. Tu en as déjà un\u00a0: nous n’en avons donc pas créé d’autre.',
      'Si c’était toi, connecte-toi simplement. Sinon, tu n’as rien à faire.',
    ],
    action: { label: 'Se connecter', url },
  }),
  it: ({ username, url }) => ({
    subject: 'Hai già un account Olympus',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'Qualcuno ha provato a registrare un nuovo account con il tuo indirizzo email. Ne hai già uno, quindi non ne abbiamo creato un altro.',
      'Se l’hai fatto tu, ti basta accedere. Altrimenti non devi fare nulla.',
    ],
    action: { label: 'Accedi', url },
  }),
  pl: ({ username, url }) => ({
    subject: 'Masz już konto Olympus',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Ktoś próbował zarejestrować nowe konto z Twoim adresem e-mail. Masz już konto, więc nie utworzyliśmy kolejnego.',
      'Jeśli to Ty, po prostu się zaloguj. Jeśli nie, nie musisz nic robić.',
    ],
    action: { label: 'Zaloguj się', url },
  }),
  tr: ({ username, url }) => ({
    subject: 'Zaten bir Olympus hesabın var',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Biri e-posta adresinle yeni bir hesap açmaya çalıştı. Zaten bir hesabın olduğu için yenisini oluşturmadık.',
      'Bunu sen yaptıysan giriş yapman yeterli. Yapmadıysan bir şey yapmana gerek yok.',
    ],
    action: { label: 'Giriş yap', url },
  }),
}
