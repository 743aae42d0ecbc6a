import type { Letters } from '../../mail/mail.ts'

interface WithLink {
  readonly username: string
  readonly url: string
}

/** Sent to the restored address. */
export const emailChangeUndoneLetters: Letters<WithLink> = {
  cn: ({ username, url }) => ({
    subject: '你的邮箱地址已恢复有效',
    greeting: `${username}，你好：`,
    paragraphs: [
      '你的邮箱地址的更改已撤销，所有设备均已退出你的 Olympus 账号。',
      '更改地址的人可能知道你的密码，因此它已失效。请现在设置新密码。如果有人申请了注销你的账号，该申请已取消。在更改前一周内及其后设置的双重认证和通行密钥已被移除。',
      '之后请在设置中检查双重认证、通行密钥和账号绑定。',
    ],
    action: { label: '重置密码', url },
  }),
  hk: ({ username, url }) => ({
    subject: '你的電郵地址已恢復有效',
    greeting: `${username}，你好：`,
    paragraphs: [
      '你的電郵地址的更改已復原，所有裝置均已登出你的 Olympus 帳號。',
      '更改地址的人可能知道你的密碼，因此它已失效。請現在設定新密碼。如果有人申請了刪除你的帳號，該申請已取消。在更改前一週內及其後設定的雙重認證和通行密鑰已被移除。',
      '之後請在設定中檢查雙重認證、通行密鑰和帳號綁定。',
    ],
    action: { label: '重設密碼', url },
  }),
  cz: ({ username, url }) => ({
    subject: 'Tvoje e-mailová adresa zase platí',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'změna tvé e-mailové adresy byla vrácena zpět a všechna zařízení byla odhlášena z tvého účtu Olympus.',
      'Ten, kdo adresu změnil, možná zná tvoje heslo, proto už heslo neplatí. Nastav si nyní nové. Pokud někdo požádal o smazání tvého účtu, je smazání zrušeno. Dvoufázové ověření a přístupové klíče nastavené během posledního týdne před změnou nebo po ní byly odebrány.',
      'Potom v nastavení zkontroluj dvoufázové ověření, přístupové klíče a propojení.',
    ],
    action: { label: 'Obnovit heslo', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Deine E-Mail-Adresse gilt wieder',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'die Änderung deiner E-Mail-Adresse wurde rückgängig gemacht, und alle Geräte wurden von deinem Olympus-Konto abgemeldet.',
      'Wer die Adresse geändert hat, kennt vielleicht dein Passwort. Darum gilt es nicht mehr: Setze jetzt ein neues. Eine beantragte Löschung ist zurückgenommen. Zwei-Faktor-Authentifizierung und Passkeys, die in der Woche vor der Änderung oder danach eingerichtet wurden, sind entfernt.',
      'Prüfe danach in den Einstellungen Zwei-Faktor-Authentifizierung, Passkeys und Verbindungen.',
    ],
    action: { label: 'Passwort zurücksetzen', url },
  }),
  en: ({ username, url }) => ({
    subject: 'Your email address is valid again',
    greeting: `Hello ${username},`,
    paragraphs: [
      'The change of your email address was undone, and all devices were logged out of your Olympus account.',
      'The person who changed the address may know your password, so it no longer works. Set a new one now. If the deletion of your account was requested, it is canceled. Two-factor authentication and passkeys set up later than one week before the change were removed.',
      'Then check two-factor authentication, passkeys and connections in the settings.',
    ],
    action: { label: 'Reset password', url },
  }),
  es: ({ username, url }) => ({
    subject: 'Tu dirección de correo vuelve a ser válida',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'El cambio de tu dirección de correo se ha deshecho y se ha cerrado la sesión de tu cuenta de Olympus en todos los dispositivos.',
      'Quien cambió la dirección puede conocer tu contraseña, así que ya no funciona. Crea ahora una nueva. Si se había pedido eliminar tu cuenta, la eliminación se ha cancelado. Se han quitado la autenticación de doble factor y las llaves de acceso configuradas desde una semana antes del cambio.',
      'Después, revisa en los ajustes la autenticación de doble factor, las llaves de acceso y las conexiones.',
    ],
    action: { label: 'Restablecer la contraseña', url },
  }),
  fr: ({ username, url }) => ({
    subject: 'Ton adresse e-mail est de nouveau valable',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'Le changement de ton adresse e-mail a été annulé et tous les appareils ont été déconnectés de ton compte Olympus.',
      'La personne qui a changé l’adresse connaît peut-être ton mot de passe\u00a0: il n’est donc plus valable. Choisis-en un nouveau dès maintenant. Si la suppression de ton compte avait été demandée, elle est annulée. La double authentification et les clés d’accès configurées pendant la semaine précédant le changement, ou depuis, ont été retirées.',
      'Vérifie ensuite dans les paramètres la double authentification, les clés d’accès et les comptes associés.',
    ],
    action: { label: 'Réinitialiser le mot de passe', url },
  }),
  it: ({ username, url }) => ({
    subject: 'Il tuo indirizzo email è di nuovo valido',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'La modifica del tuo indirizzo email è stata annullata e tutti i dispositivi sono stati disconnessi dal tuo account Olympus.',
      'Chi ha cambiato l’indirizzo potrebbe conoscere la tua password, perciò non è più valida. Impostane subito una nuova. Se era stata chiesta l’eliminazione del tuo account, è annullata. L’autenticazione a due fattori e le passkey configurate a partire da una settimana prima della modifica sono state rimosse.',
      'Poi controlla nelle impostazioni l’autenticazione a due fattori, le passkey e i collegamenti.',
    ],
    action: { label: 'Reimposta la password', url },
  }),
  pl: ({ username, url }) => ({
    subject: 'Twój adres e-mail znów obowiązuje',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Zmiana Twojego adresu e-mail została cofnięta, a wszystkie urządzenia zostały wylogowane z Twojego konta Olympus.',
      'Osoba, która zmieniła adres, może znać Twoje hasło, dlatego straciło ono ważność. Ustaw teraz nowe. Jeśli złożono prośbę o usunięcie Twojego konta, została anulowana. Uwierzytelnianie dwuskładnikowe i klucze dostępu ustawione w ostatnim tygodniu przed zmianą lub po niej zostały usunięte.',
      'Potem sprawdź w ustawieniach uwierzytelnianie dwuskładnikowe, klucze dostępu i połączenia.',
    ],
    action: { label: 'Zresetuj hasło', url },
  }),
  tr: ({ username, url }) => ({
    subject: 'E-posta adresin yeniden geçerli',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'E-posta adresindeki değişiklik geri alındı ve Olympus hesabının tüm cihazlardaki oturumları kapatıldı.',
      'Adresi değiştiren kişi şifreni biliyor olabilir, bu yüzden şifren artık geçersiz. Şimdi yeni bir şifre belirle. Hesabının silinmesi istendiyse bu iptal edildi. Değişiklikten bir hafta öncesinden itibaren kurulan iki faktörlü doğrulama ve geçiş anahtarları kaldırıldı.',
      'Ardından ayarlarda iki faktörlü doğrulamayı, geçiş anahtarlarını ve bağlantıları kontrol et.',
    ],
    action: { label: 'Şifreyi sıfırla', url },
  }),
}
