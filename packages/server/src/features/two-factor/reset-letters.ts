import type { Letters } from '../../mail/mail.ts'
import type { WithLink } from './two-factor-lost-letters.ts'

/** Sent when an operator turns off the second factor of a player who lost it. */
export const twoFactorResetLetters: Letters<WithLink> = {
  cn: ({ username, url }) => ({
    subject: '双重认证已重置：请设置新密码',
    greeting: `${username}，你好：`,
    paragraphs: [
      '客服已停用你的 Olympus 账号的双重认证。你的备用码已失效，所有设备均已退出登录。',
      '受双重认证保护的账号不能只凭密码登录，因此你的密码也已失效。请现在设置新密码。通行密钥仍然有效。',
      '之后请在“设置 – 安全”中重新启用双重认证。',
      '如果这不是你申请的，请立即联系客服：有人可能正试图进入你的账号。同时请检查你的邮箱是否安全。',
    ],
    action: { label: '重置密码', url },
  }),
  hk: ({ username, url }) => ({
    subject: '雙重認證已重設：請設定新密碼',
    greeting: `${username}，你好：`,
    paragraphs: [
      '客服已停用你的 Olympus 帳號的雙重認證。你的備用碼已失效，所有裝置均已登出。',
      '受雙重認證保護的帳號不能只憑密碼登入，因此你的密碼也已失效。請現在設定新密碼。通行密鑰仍然有效。',
      '之後請在「設定 – 安全」中重新啟用雙重認證。',
      '如果這不是你申請的，請立即聯絡客服：有人可能正試圖進入你的帳號。同時請檢查你的電郵信箱是否安全。',
    ],
    action: { label: '重設密碼', url },
  }),
  cz: ({ username, url }) => ({
    subject: 'Dvoufázové ověření bylo vypnuto: nastav si nové heslo',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'podpora vypnula dvoufázové ověření tvého účtu Olympus. Tvoje záložní kódy už nefungují a všechna zařízení byla odhlášena.',
      'Účet chráněný dvoufázovým ověřením se nesmí otevřít jen heslem, proto už neplatí ani tvoje heslo. Nastav si nyní nové. Přístupové klíče platí dál.',
      'Potom dvoufázové ověření znovu zapni v části Nastavení, Zabezpečení.',
      'Pokud to nebyla tvoje žádost, ihned kontaktuj podporu: někdo se možná snaží dostat do tvého účtu. Zkontroluj také zabezpečení své e-mailové schránky.',
    ],
    action: { label: 'Obnovit heslo', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Zwei-Faktor-Authentifizierung zurückgesetzt: Lege ein neues Passwort fest',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'der Support hat die Zwei-Faktor-Authentifizierung deines Olympus-Kontos ausgeschaltet. Deine Backup-Codes gelten nicht mehr, und alle Geräte wurden abgemeldet.',
      'Ein Konto, das durch zwei Faktoren geschützt war, darf sich nicht mit dem Passwort allein öffnen lassen. Darum gilt dein Passwort nicht mehr: Setze jetzt ein neues. Passkeys gelten weiter.',
      'Schalte danach die Zwei-Faktor-Authentifizierung unter Einstellungen, Sicherheit wieder ein.',
      'Wenn du das nicht verlangt hast, wende dich sofort an den Support: Vielleicht versucht jemand, in dein Konto zu kommen. Prüfe auch, ob dein Postfach sicher ist.',
    ],
    action: { label: 'Passwort zurücksetzen', url },
  }),
  en: ({ username, url }) => ({
    subject: 'Two-factor authentication was reset: set a new password',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Support turned off two-factor authentication for your Olympus account. Your backup codes no longer work, and all devices were logged out.',
      'Your password alone must not open an account that was protected by two factors, so it no longer works. Set a new one now. Passkeys still work.',
      'Then turn two-factor authentication on again under Settings, Security.',
      'If you did not ask for this, contact support right away: someone may be trying to get into your account. Also check that your mailbox is safe.',
    ],
    action: { label: 'Reset password', url },
  }),
  es: ({ username, url }) => ({
    subject: 'Se ha restablecido la autenticación de doble factor: crea una contraseña nueva',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'El soporte ha desactivado la autenticación de doble factor de tu cuenta de Olympus. Tus códigos de respaldo ya no funcionan y se ha cerrado la sesión en todos los dispositivos.',
      'La contraseña por sí sola no debe abrir una cuenta que estaba protegida por dos factores, así que ya no funciona. Crea ahora una nueva. Las llaves de acceso siguen funcionando.',
      'Después, vuelve a activar la autenticación de doble factor en Ajustes, Seguridad.',
      'Si no lo has pedido tú, escribe de inmediato al soporte: alguien puede estar intentando entrar en tu cuenta. Comprueba también que tu correo esté protegido.',
    ],
    action: { label: 'Restablecer la contraseña', url },
  }),
  fr: ({ username, url }) => ({
    subject: 'Double authentification réinitialisée\u00a0: choisis un nouveau mot de passe',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'L’assistance a désactivé la double authentification de ton compte Olympus. Tes codes de secours ne fonctionnent plus et tous les appareils ont été déconnectés.',
      'Le mot de passe seul ne doit pas ouvrir un compte qui était protégé par deux facteurs\u00a0: il n’est donc plus valable. Choisis-en un nouveau dès maintenant. Les clés d’accès restent valables.',
      'Réactive ensuite la double authentification dans Paramètres, Sécurité.',
      'Si tu ne l’as pas demandé, contacte tout de suite l’assistance\u00a0: quelqu’un essaie peut-être d’accéder à ton compte. Vérifie aussi que ta boîte mail est bien protégée.',
    ],
    action: { label: 'Réinitialiser le mot de passe', url },
  }),
  it: ({ username, url }) => ({
    subject: 'Autenticazione a due fattori reimpostata: imposta una nuova password',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'L’assistenza ha disattivato l’autenticazione a due fattori del tuo account Olympus. I tuoi codici di backup non funzionano più e tutti i dispositivi sono stati disconnessi.',
      'La sola password non deve aprire un account protetto da due fattori, perciò non è più valida. Impostane subito una nuova. Le passkey restano valide.',
      'Poi riattiva l’autenticazione a due fattori in Impostazioni, Sicurezza.',
      'Se non l’hai chiesto tu, contatta subito l’assistenza: qualcuno potrebbe tentare di entrare nel tuo account. Controlla anche che la tua casella email sia protetta.',
    ],
    action: { label: 'Reimposta la password', url },
  }),
  pl: ({ username, url }) => ({
    subject: 'Uwierzytelnianie dwuskładnikowe zostało wyłączone: ustaw nowe hasło',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Pomoc techniczna wyłączyła uwierzytelnianie dwuskładnikowe Twojego konta Olympus. Twoje kody zapasowe już nie działają, a wszystkie urządzenia zostały wylogowane.',
      'Samo hasło nie może otwierać konta, które chroniły dwa składniki, dlatego straciło ważność. Ustaw teraz nowe. Klucze dostępu nadal działają.',
      'Potem ponownie włącz uwierzytelnianie dwuskładnikowe w sekcji Ustawienia, Bezpieczeństwo.',
      'Jeśli to nie była Twoja prośba, natychmiast skontaktuj się z pomocą techniczną: ktoś może próbować dostać się na Twoje konto. Sprawdź też, czy Twoja skrzynka e-mail jest bezpieczna.',
    ],
    action: { label: 'Zresetuj hasło', url },
  }),
  tr: ({ username, url }) => ({
    subject: 'İki faktörlü doğrulama sıfırlandı: yeni bir şifre belirle',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Destek ekibi Olympus hesabının iki faktörlü doğrulamasını kapattı. Yedek kodların artık geçerli değil ve tüm cihazlardaki oturumlar kapatıldı.',
      'İki faktörle korunan bir hesabı tek başına şifre açmamalıdır, bu yüzden şifren de geçersizdir. Şimdi yeni bir şifre belirle. Geçiş anahtarları geçerliliğini korur.',
      'Ardından iki faktörlü doğrulamayı Ayarlar, Güvenlik bölümünden yeniden aç.',
      'Bunu sen istemediysen hemen destek ekibine yaz: Biri hesabına girmeye çalışıyor olabilir. E-posta kutunun güvende olduğunu da kontrol et.',
    ],
    action: { label: 'Şifreyi sıfırla', url },
  }),
}
