import type { Letters } from '../../mail/mail.ts'

interface NamedPasskey {
  readonly username: string
  /** The name of the passkey. */
  readonly name: string
}

export const passkeyAddedLetters: Letters<NamedPasskey> = {
  cn: ({ username, name }) => ({
    subject: '已添加通行密钥',
    greeting: `${username}，你好：`,
    paragraphs: [
      `通行密钥“${name}”已添加到你的 Olympus 账号。任何能解锁它的人都可以用它登录。`,
      '如果这不是你本人的操作，请立即重置密码，并在“设置 – 安全”中移除该通行密钥。',
    ],
  }),
  hk: ({ username, name }) => ({
    subject: '已新增通行密鑰',
    greeting: `${username}，你好：`,
    paragraphs: [
      `通行密鑰「${name}」已新增到你的 Olympus 帳號。任何能解鎖它的人都可以用它登入。`,
      '如果這不是你本人的操作，請立即重設密碼，並在「設定 – 安全」中移除該通行密鑰。',
    ],
  }),
  cz: ({ username, name }) => ({
    subject: 'Byl přidán přístupový klíč',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      `k tvému účtu Olympus byl přidán přístupový klíč „${name}“. Kdo ho dokáže odemknout, může se jím přihlásit.`,
      'Pokud o tom nevíš, hned si obnov heslo a přístupový klíč odeber v části Nastavení, Zabezpečení.',
    ],
  }),
  de: ({ username, name }) => ({
    subject: 'Ein Passkey wurde hinzugefügt',
    greeting: `Hallo ${username},`,
    paragraphs: [
      `der Passkey „${name}“ wurde deinem Olympus-Konto hinzugefügt. Wer ihn entsperren kann, kann sich damit anmelden.`,
      'Wenn du das nicht warst, setze sofort dein Passwort zurück und entferne den Passkey unter Einstellungen, Sicherheit.',
    ],
  }),
  en: ({ username, name }) => ({
    subject: 'A passkey was added',
    greeting: `Hello ${username},`,
    paragraphs: [
      `The passkey "${name}" was added to your Olympus account. Anyone who can unlock it can log in with it.`,
      'If this was not you, reset your password right away and remove the passkey under Settings, Security.',
    ],
  }),
  es: ({ username, name }) => ({
    subject: 'Se ha añadido una llave de acceso',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      `La llave de acceso «${name}» se ha añadido a tu cuenta de Olympus. Quien pueda desbloquearla puede iniciar sesión con ella.`,
      'Si no has sido tú, restablece tu contraseña ahora mismo y quita la llave de acceso en Ajustes, Seguridad.',
    ],
  }),
  fr: ({ username, name }) => ({
    subject: 'Une clé d’accès a été ajoutée',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      `La clé d’accès «\u00a0${name}\u00a0» a été ajoutée à ton compte Olympus. Toute personne capable de la déverrouiller peut se connecter avec elle.`,
      'Si ce n’était pas toi, réinitialise tout de suite ton mot de passe et retire la clé d’accès dans Paramètres, Sécurité.',
    ],
  }),
  it: ({ username, name }) => ({
    subject: 'È stata aggiunta una passkey',
    greeting: `Ciao ${username},`,
    paragraphs: [
      `La passkey «${name}» è stata aggiunta al tuo account Olympus. Chiunque possa sbloccarla può usarla per accedere.`,
      'Se non l’hai fatto tu, reimposta subito la password e rimuovi la passkey in Impostazioni, Sicurezza.',
    ],
  }),
  pl: ({ username, name }) => ({
    subject: 'Dodano klucz dostępu',
    greeting: `Cześć ${username},`,
    paragraphs: [
      `Do Twojego konta Olympus dodano klucz dostępu „${name}”. Każdy, kto może go odblokować, może się nim zalogować.`,
      'Jeśli to nie Ty, od razu zresetuj hasło i usuń klucz dostępu w sekcji Ustawienia, Bezpieczeństwo.',
    ],
  }),
  tr: ({ username, name }) => ({
    subject: 'Bir geçiş anahtarı eklendi',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      `“${name}” geçiş anahtarı Olympus hesabına eklendi. Kilidini açabilen herkes onunla giriş yapabilir.`,
      'Bunu sen yapmadıysan hemen şifreni sıfırla ve geçiş anahtarını Ayarlar, Güvenlik bölümünden kaldır.',
    ],
  }),
}

export const passkeyRemovedLetters: Letters<NamedPasskey> = {
  cn: ({ username, name }) => ({
    subject: '已移除通行密钥',
    greeting: `${username}，你好：`,
    paragraphs: [
      `通行密钥“${name}”已从你的 Olympus 账号移除，再也无法用它登录。`,
      '如果这不是你本人的操作，请立即重置密码。',
    ],
  }),
  hk: ({ username, name }) => ({
    subject: '已移除通行密鑰',
    greeting: `${username}，你好：`,
    paragraphs: [
      `通行密鑰「${name}」已從你的 Olympus 帳號移除，再也無法用它登入。`,
      '如果這不是你本人的操作，請立即重設密碼。',
    ],
  }),
  cz: ({ username, name }) => ({
    subject: 'Byl odebrán přístupový klíč',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      `z tvého účtu Olympus byl odebrán přístupový klíč „${name}“. Nikdo se jím už nepřihlásí.`,
      'Pokud o tom nevíš, hned si obnov heslo.',
    ],
  }),
  de: ({ username, name }) => ({
    subject: 'Ein Passkey wurde entfernt',
    greeting: `Hallo ${username},`,
    paragraphs: [
      `der Passkey „${name}“ wurde von deinem Olympus-Konto entfernt. Niemand kann sich mehr damit anmelden.`,
      'Wenn du das nicht warst, setze sofort dein Passwort zurück.',
    ],
  }),
  en: ({ username, name }) => ({
    subject: 'A passkey was removed',
    greeting: `Hello ${username},`,
    paragraphs: [
      `The passkey "${name}" was removed from your Olympus account. Nobody can log in with it anymore.`,
      'If this was not you, reset your password right away.',
    ],
  }),
  es: ({ username, name }) => ({
    subject: 'Se ha quitado una llave de acceso',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      `La llave de acceso «${name}» se ha quitado de tu cuenta de Olympus. Ya nadie puede iniciar sesión con ella.`,
      'Si no has sido tú, restablece tu contraseña ahora mismo.',
    ],
  }),
  fr: ({ username, name }) => ({
    subject: 'Une clé d’accès a été retirée',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      `La clé d’accès «\u00a0${name}\u00a0» a été retirée de ton compte Olympus. Plus personne ne peut se connecter avec elle.`,
      'Si ce n’était pas toi, réinitialise tout de suite ton mot de passe.',
    ],
  }),
  it: ({ username, name }) => ({
    subject: 'È stata rimossa una passkey',
    greeting: `Ciao ${username},`,
    paragraphs: [
      `La passkey «${name}» è stata rimossa dal tuo account Olympus. Nessuno può più usarla per accedere.`,
      'Se non l’hai fatto tu, reimposta subito la password.',
    ],
  }),
  pl: ({ username, name }) => ({
    subject: 'Usunięto klucz dostępu',
    greeting: `Cześć ${username},`,
    paragraphs: [
      `Z Twojego konta Olympus usunięto klucz dostępu „${name}”. Nikt już się nim nie zaloguje.`,
      'Jeśli to nie Ty, od razu zresetuj hasło.',
    ],
  }),
  tr: ({ username, name }) => ({
    subject: 'Bir geçiş anahtarı kaldırıldı',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      `“${name}” geçiş anahtarı Olympus hesabından kaldırıldı. Artık kimse onunla giriş yapamaz.`,
      'Bunu sen yapmadıysan hemen şifreni sıfırla.',
    ],
  }),
}
