import type { Letters } from '../../mail/mail.ts'

export interface WithLink {
  readonly username: string
  readonly url: string
}

/** Sent when the key that sealed the second factors is lost. */
export const twoFactorLostLetters: Letters<WithLink> = {
  cn: ({ username, url }) => ({
    subject: '请为你的 Olympus 账号设置新密码',
    greeting: `${username}，你好：`,
    paragraphs: [
      '我们丢失了用于核对你的验证器应用验证码的密钥，因此不得不停用你的 Olympus 账号的双重认证。你的备用码已失效，所有设备均已退出登录。',
      '受双重认证保护的账号不能只凭密码登录，因此你的密码也已失效。请现在设置新密码。通行密钥仍然有效。',
      '之后请在“设置 – 安全”中重新启用双重认证。',
    ],
    action: { label: '重置密码', url },
  }),
  hk: ({ username, url }) => ({
    subject: '請為你的 Olympus 帳號設定新密碼',
    greeting: `${username}，你好：`,
    paragraphs: [
      '我們遺失了用於核對你的驗證器應用程式驗證碼的密鑰，因此不得不停用你的 Olympus 帳號的雙重認證。你的備用碼已失效，所有裝置均已登出。',
      '受雙重認證保護的帳號不能只憑密碼登入，因此你的密碼也已失效。請現在設定新密碼。通行密鑰仍然有效。',
      '之後請在「設定 – 安全」中重新啟用雙重認證。',
    ],
    action: { label: '重設密碼', url },
  }),
  cz: ({ username, url }) => ({
    subject: 'Nastav si nové heslo k účtu Olympus',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'ztratili jsme klíč, kterým ověřujeme kódy z tvé ověřovací aplikace. Proto jsme museli vypnout dvoufázové ověření tvého účtu Olympus. Tvoje záložní kódy už nefungují a všechna zařízení byla odhlášena.',
      'Účet chráněný dvoufázovým ověřením se nesmí otevřít jen heslem, proto už neplatí ani tvoje heslo. Nastav si nyní nové. Přístupové klíče platí dál.',
      'Potom dvoufázové ověření znovu zapni v části Nastavení, Zabezpečení.',
    ],
    action: { label: 'Obnovit heslo', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Lege ein neues Passwort für dein Olympus-Konto fest',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'wir haben den Schlüssel verloren, mit dem wir die Codes deiner Authenticator-App prüfen. Darum mussten wir die Zwei-Faktor-Authentifizierung deines Olympus-Kontos ausschalten. Deine Backup-Codes gelten nicht mehr, und alle Geräte wurden abgemeldet.',
      'Ein Konto, das durch zwei Faktoren geschützt war, darf sich nicht mit dem Passwort allein öffnen lassen. Darum gilt dein Passwort nicht mehr: Setze jetzt ein neues. Passkeys gelten weiter.',
      'Schalte danach die Zwei-Faktor-Authentifizierung unter Einstellungen, Sicherheit wieder ein.',
    ],
    action: { label: 'Passwort zurücksetzen', url },
  }),
  en: ({ username, url }) => ({
    subject: 'Set a new password for your Olympus account',
    greeting: `Hello ${username},`,
    paragraphs: [
      'We lost the key with which we check the codes of your authenticator app, so we had to turn off two-factor authentication for your Olympus account. Your backup codes no longer work, and all devices were logged out.',
      'Your password alone must not open an account that was protected by two factors, so it no longer works. Set a new one now. Passkeys still work.',
      'Then turn two-factor authentication on again under Settings, Security.',
    ],
    action: { label: 'Reset password', url },
  }),
  es: ({ username, url }) => ({
    subject: 'Crea una contraseña nueva para tu cuenta de Olympus',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Hemos perdido la clave con la que comprobamos los códigos de tu app de autenticación, así que hemos tenido que desactivar la autenticación de doble factor de tu cuenta de Olympus. Tus códigos de respaldo ya no funcionan y se ha cerrado la sesión en todos los dispositivos.',
      'La contraseña por sí sola no debe abrir una cuenta que estaba protegida por dos factores, así que ya no funciona. Crea ahora una nueva. Las llaves de acceso siguen funcionando.',
      'Después, vuelve a activar la autenticación de doble factor en Ajustes, Seguridad.',
    ],
    action: { label: 'Restablecer la contraseña', url },
  }),
  fr: ({ username, url }) => ({
    subject: 'Choisis un nouveau mot de passe pour ton compte Olympus',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'Nous avons perdu la clé avec laquelle nous vérifions les codes de ton appli d’authentification. Nous avons donc dû désactiver la double authentification de ton compte Olympus. Tes codes de secours ne fonctionnent plus et tous les appareils ont été déconnectés.',
      'Le mot de passe seul ne doit pas ouvrir un compte qui était protégé par deux facteurs\u00a0: il n’est donc plus valable. Choisis-en un nouveau dès maintenant. Les clés d’accès restent valables.',
      'Réactive ensuite la double authentification dans Paramètres, Sécurité.',
    ],
    action: { label: 'Réinitialiser le mot de passe', url },
  }),
  it: ({ username, url }) => ({
    subject: 'Imposta una nuova password per il tuo account Olympus',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'Abbiamo perso la chiave con cui verifichiamo i codici della tua app di autenticazione, perciò abbiamo dovuto disattivare l’autenticazione a due fattori del tuo account Olympus. I tuoi codici di backup non funzionano più e tutti i dispositivi sono stati disconnessi.',
      'La sola password non deve aprire un account protetto da due fattori, perciò non è più valida. Impostane subito una nuova. Le passkey restano valide.',
      'Poi riattiva l’autenticazione a due fattori in Impostazioni, Sicurezza.',
    ],
    action: { label: 'Reimposta la password', url },
  }),
  pl: ({ username, url }) => ({
    subject: 'Ustaw nowe hasło do swojego konta Olympus',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Utraciliśmy klucz, którym sprawdzamy kody z Twojej aplikacji uwierzytelniającej, dlatego musieliśmy wyłączyć uwierzytelnianie dwuskładnikowe Twojego konta Olympus. Twoje kody zapasowe już nie działają, a wszystkie urządzenia zostały wylogowane.',
      'Samo hasło nie może otwierać konta, które chroniły dwa składniki, dlatego straciło ważność. Ustaw teraz nowe. Klucze dostępu nadal działają.',
      'Potem ponownie włącz uwierzytelnianie dwuskładnikowe w sekcji Ustawienia, Bezpieczeństwo.',
    ],
    action: { label: 'Zresetuj hasło', url },
  }),
  tr: ({ username, url }) => ({
    subject: 'Olympus hesabın için yeni bir şifre belirle',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Kimlik doğrulama uygulamanın kodlarını kontrol ettiğimiz anahtarı kaybettik, bu yüzden Olympus hesabının iki faktörlü doğrulamasını kapatmak zorunda kaldık. Yedek kodların artık geçerli değil ve tüm cihazlardaki oturumlar kapatıldı.',
      'İki faktörle korunan bir hesabı tek başına şifre açmamalıdır, bu yüzden şifren de geçersizdir. Şimdi yeni bir şifre belirle. Geçiş anahtarları geçerliliğini korur.',
      'Ardından iki faktörlü doğrulamayı Ayarlar, Güvenlik bölümünden yeniden aç.',
    ],
    action: { label: 'Şifreyi sıfırla', url },
  }),
}
