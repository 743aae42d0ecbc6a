import type { Letters } from '../../mail/mail.ts'

interface Named {
  readonly username: string
}

export const twoFactorEnabledLetters: Letters<Named> = {
  cn: ({ username }) => ({
    subject: '双重认证已启用',
    greeting: `${username}，你好：`,
    paragraphs: [
      '你的 Olympus 账号已启用双重认证。从现在起，登录时还需要验证器应用中的验证码。其他所有设备均已退出登录。',
      '请将备用码保存在安全的地方。有了它，即使没有手机也能登录。',
      '如果这不是你本人的操作，请立即重置密码并联系客服。',
    ],
  }),
  hk: ({ username }) => ({
    subject: '雙重認證已啟用',
    greeting: `${username}，你好：`,
    paragraphs: [
      '你的 Olympus 帳號已啟用雙重認證。從現在起，登入時還需要驗證器應用程式的驗證碼。其他所有裝置均已登出。',
      '請將備用碼保存在安全的地方。有了它，即使沒有手機也能登入。',
      '如果這不是你本人的操作，請立即重設密碼並聯絡客服。',
    ],
  }),
  cz: ({ username }) => ({
    subject: 'Dvoufázové ověření je zapnuté',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'pro tvůj účet Olympus bylo zapnuto dvoufázové ověření. Od teď budeš k přihlášení potřebovat i kód z ověřovací aplikace. Všechna ostatní zařízení byla odhlášena.',
      'Záložní kódy si ulož na bezpečné místo. Kterýmkoli z nich se přihlásíš i bez telefonu.',
      'Pokud o tom nevíš, hned si obnov heslo a napiš podpoře.',
    ],
  }),
  de: ({ username }) => ({
    subject: 'Die Zwei-Faktor-Authentifizierung ist an',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'für dein Olympus-Konto wurde die Zwei-Faktor-Authentifizierung eingeschaltet. Ab jetzt brauchst du zum Anmelden auch einen Code deiner Authenticator-App. Alle anderen Geräte wurden abgemeldet.',
      'Bewahre deine Backup-Codes an einem sicheren Ort auf: Mit einem davon kannst du dich ohne dein Handy anmelden.',
      'Wenn du das nicht warst, setze sofort dein Passwort zurück und wende dich an den Support.',
    ],
  }),
  en: ({ username }) => ({
    subject: 'Two-factor authentication is on',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Two-factor authentication was turned on for your Olympus account. From now on, you also need a code from your authenticator app to log in. All other devices were logged out.',
      'Keep your backup codes in a safe place. With one of them, you can log in without your phone.',
      'If this was not you, reset your password right away and contact support.',
    ],
  }),
  es: ({ username }) => ({
    subject: 'La autenticación de doble factor está activada',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Se ha activado la autenticación de doble factor de tu cuenta de Olympus. A partir de ahora también necesitas un código de tu app de autenticación para iniciar sesión. Se ha cerrado la sesión en todos los demás dispositivos.',
      'Guarda tus códigos de respaldo en un lugar seguro. Con uno de ellos puedes iniciar sesión sin tu teléfono.',
      'Si no has sido tú, restablece tu contraseña ahora mismo y escribe al soporte.',
    ],
  }),
  fr: ({ username }) => ({
    subject: 'La double authentification est activée',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'La double authentification a été activée pour ton compte Olympus. Désormais, il te faut aussi un code de ton appli d’authentification pour te connecter. Tous les autres appareils ont été déconnectés.',
      'Garde tes codes de secours en lieu sûr. Avec l’un d’eux, tu peux te connecter sans ton téléphone.',
      'Si ce n’était pas toi, réinitialise tout de suite ton mot de passe et contacte l’assistance.',
    ],
  }),
  it: ({ username }) => ({
    subject: 'L’autenticazione a due fattori è attiva',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'L’autenticazione a due fattori è stata attivata per il tuo account Olympus. D’ora in poi per accedere ti serve anche un codice della tua app di autenticazione. Tutti gli altri dispositivi sono stati disconnessi.',
      'Conserva i codici di backup in un luogo sicuro. Con uno di essi puoi accedere senza il telefono.',
      'Se non l’hai fatto tu, reimposta subito la password e contatta l’assistenza.',
    ],
  }),
  pl: ({ username }) => ({
    subject: 'Uwierzytelnianie dwuskładnikowe jest włączone',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Na Twoim koncie Olympus włączono uwierzytelnianie dwuskładnikowe. Od teraz do logowania potrzebny jest też kod z aplikacji uwierzytelniającej. Wszystkie inne urządzenia zostały wylogowane.',
      'Przechowuj kody zapasowe w bezpiecznym miejscu. Za pomocą jednego z nich zalogujesz się bez telefonu.',
      'Jeśli to nie Ty, od razu zresetuj hasło i skontaktuj się z pomocą techniczną.',
    ],
  }),
  tr: ({ username }) => ({
    subject: 'İki faktörlü doğrulama açık',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Olympus hesabın için iki faktörlü doğrulama açıldı. Bundan sonra giriş yapmak için kimlik doğrulama uygulamanın kodu da gerekir. Diğer tüm cihazlardaki oturumlar kapatıldı.',
      'Yedek kodlarını güvenli bir yerde sakla. Bunlardan biriyle telefonun olmadan da giriş yapabilirsin.',
      'Bunu sen yapmadıysan hemen şifreni sıfırla ve destek ekibine yaz.',
    ],
  }),
}

export const twoFactorDisabledLetters: Letters<Named> = {
  cn: ({ username }) => ({
    subject: '双重认证已停用',
    greeting: `${username}，你好：`,
    paragraphs: [
      '你的 Olympus 账号已停用双重认证。现在只需密码即可登录，备用码已失效。其他所有设备均已退出登录。',
      '如果这不是你本人的操作，请立即重置密码，并在“设置 – 安全”中重新启用双重认证。',
    ],
  }),
  hk: ({ username }) => ({
    subject: '雙重認證已停用',
    greeting: `${username}，你好：`,
    paragraphs: [
      '你的 Olympus 帳號已停用雙重認證。現在只需密碼即可登入，備用碼已失效。其他所有裝置均已登出。',
      '如果這不是你本人的操作，請立即重設密碼，並在「設定 – 安全」中重新啟用雙重認證。',
    ],
  }),
  cz: ({ username }) => ({
    subject: 'Dvoufázové ověření je vypnuté',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'pro tvůj účet Olympus bylo vypnuto dvoufázové ověření. K přihlášení teď stačí heslo a záložní kódy už nefungují. Všechna ostatní zařízení byla odhlášena.',
      'Pokud o tom nevíš, hned si obnov heslo a dvoufázové ověření znovu zapni v části Nastavení, Zabezpečení.',
    ],
  }),
  de: ({ username }) => ({
    subject: 'Die Zwei-Faktor-Authentifizierung ist aus',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'für dein Olympus-Konto wurde die Zwei-Faktor-Authentifizierung ausgeschaltet. Zum Anmelden genügt jetzt dein Passwort, und deine Backup-Codes gelten nicht mehr. Alle anderen Geräte wurden abgemeldet.',
      'Wenn du das nicht warst, setze sofort dein Passwort zurück und schalte die Zwei-Faktor-Authentifizierung unter Einstellungen, Sicherheit wieder ein.',
    ],
  }),
  en: ({ username }) => ({
    subject: 'Two-factor authentication is off',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Two-factor authentication was turned off for your Olympus account. You now need only your password to log in, and your backup codes no longer work. All other devices were logged out.',
      'If this was not you, reset your password right away and turn two-factor authentication on again under Settings, Security.',
    ],
  }),
  es: ({ username }) => ({
    subject: 'La autenticación de doble factor está desactivada',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Se ha desactivado la autenticación de doble factor de tu cuenta de Olympus. Ahora basta con tu contraseña para iniciar sesión, y tus códigos de respaldo ya no funcionan. Se ha cerrado la sesión en todos los demás dispositivos.',
      'Si no has sido tú, restablece tu contraseña ahora mismo y vuelve a activar la autenticación de doble factor en Ajustes, Seguridad.',
    ],
  }),
  fr: ({ username }) => ({
    subject: 'La double authentification est désactivée',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'La double authentification a été désactivée pour ton compte Olympus. Ton mot de passe suffit désormais pour te connecter, et tes codes de secours ne fonctionnent plus. Tous les autres appareils ont été déconnectés.',
      'Si ce n’était pas toi, réinitialise tout de suite ton mot de passe et réactive la double authentification dans Paramètres, Sécurité.',
    ],
  }),
  it: ({ username }) => ({
    subject: 'L’autenticazione a due fattori è disattivata',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'L’autenticazione a due fattori è stata disattivata per il tuo account Olympus. Ora per accedere basta la password, e i codici di backup non funzionano più. Tutti gli altri dispositivi sono stati disconnessi.',
      'Se non l’hai fatto tu, reimposta subito la password e riattiva l’autenticazione a due fattori in Impostazioni, Sicurezza.',
    ],
  }),
  pl: ({ username }) => ({
    subject: 'Uwierzytelnianie dwuskładnikowe jest wyłączone',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Na Twoim koncie Olympus wyłączono uwierzytelnianie dwuskładnikowe. Teraz do logowania wystarczy hasło, a kody zapasowe już nie działają. Wszystkie inne urządzenia zostały wylogowane.',
      'Jeśli to nie Ty, od razu zresetuj hasło i ponownie włącz uwierzytelnianie dwuskładnikowe w sekcji Ustawienia, Bezpieczeństwo.',
    ],
  }),
  tr: ({ username }) => ({
    subject: 'İki faktörlü doğrulama kapalı',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Olympus hesabının iki faktörlü doğrulaması kapatıldı. Artık giriş yapmak için yalnızca şifren yeterli ve yedek kodların geçerli değil. Diğer tüm cihazlardaki oturumlar kapatıldı.',
      'Bunu sen yapmadıysan hemen şifreni sıfırla ve iki faktörlü doğrulamayı Ayarlar, Güvenlik bölümünden yeniden aç.',
    ],
  }),
}
