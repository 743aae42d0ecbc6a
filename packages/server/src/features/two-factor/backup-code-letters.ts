import type { Letters } from '../../mail/mail.ts'

interface Named {
  readonly username: string
}

interface CodesLeft extends Named {
  readonly backupCodesLeft: number
}

export const backupCodeUsedLetters: Letters<CodesLeft> = {
  cn: ({ username, backupCodesLeft }) => ({
    subject: '已使用一个备用码',
    greeting: `${username}，你好：`,
    paragraphs: [
      '有人使用了你的 Olympus 账号的一个备用码。每个备用码只能使用一次。',
      backupCodesLeft === 0
        ? '你已没有剩余的备用码。请在“设置 – 安全”中生成新的备用码。'
        : `剩余备用码：${backupCodesLeft} 个。你可以在“设置 – 安全”中生成新的备用码。`,
      '如果这不是你本人的操作，请立即重置密码并生成新的备用码。',
    ],
  }),
  hk: ({ username, backupCodesLeft }) => ({
    subject: '已使用一組備用碼',
    greeting: `${username}，你好：`,
    paragraphs: [
      '有人使用了你的 Olympus 帳號的一組備用碼。每組備用碼只能使用一次。',
      backupCodesLeft === 0
        ? '你已沒有剩餘的備用碼。請在「設定 – 安全」中產生新的備用碼。'
        : `剩餘備用碼：${backupCodesLeft} 組。你可以在「設定 – 安全」中產生新的備用碼。`,
      '如果這不是你本人的操作，請立即重設密碼並產生新的備用碼。',
    ],
  }),
  cz: ({ username, backupCodesLeft }) => ({
    subject: 'Byl použit záložní kód',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'někdo použil záložní kód tvého účtu Olympus. Každý kód funguje jen jednou.',
      backupCodesLeft === 0
        ? 'Nezbývají ti žádné záložní kódy. Vytvoř si nové v části Nastavení, Zabezpečení.'
        : `Zbývající záložní kódy: ${backupCodesLeft}. Nové si můžeš vytvořit v části Nastavení, Zabezpečení.`,
      'Pokud o tom nevíš, hned si obnov heslo a vytvoř si nové záložní kódy.',
    ],
  }),
  de: ({ username, backupCodesLeft }) => ({
    subject: 'Ein Backup-Code wurde verwendet',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'jemand hat einen Backup-Code deines Olympus-Kontos verwendet. Ein Backup-Code gilt nur einmal.',
      backupCodesLeft === 0
        ? 'Du hast keine Backup-Codes mehr. Erstelle neue unter Einstellungen, Sicherheit.'
        : `Verbleibende Backup-Codes: ${backupCodesLeft}. Neue kannst du unter Einstellungen, Sicherheit erstellen.`,
      'Wenn du das nicht warst, setze sofort dein Passwort zurück und erstelle neue Backup-Codes.',
    ],
  }),
  en: ({ username, backupCodesLeft }) => ({
    subject: 'A backup code was used',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Someone used a backup code of your Olympus account. A backup code works only once.',
      backupCodesLeft === 0
        ? 'You have no backup codes left. Create new ones under Settings, Security.'
        : `Backup codes left: ${backupCodesLeft}. You can create new ones under Settings, Security.`,
      'If this was not you, reset your password right away and create new backup codes.',
    ],
  }),
  es: ({ username, backupCodesLeft }) => ({
    subject: 'Se ha usado un código de respaldo',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Alguien ha usado un código de respaldo de tu cuenta de Olympus. Cada código funciona una sola vez.',
      backupCodesLeft === 0
        ? 'No te queda ningún código de respaldo. Crea unos nuevos en Ajustes, Seguridad.'
        : `Códigos de respaldo restantes: ${backupCodesLeft}. Puedes crear unos nuevos en Ajustes, Seguridad.`,
      'Si no has sido tú, restablece tu contraseña ahora mismo y crea nuevos códigos de respaldo.',
    ],
  }),
  fr: ({ username, backupCodesLeft }) => ({
    subject: 'Un code de secours a été utilisé',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'Quelqu’un a utilisé un code de secours de ton compte Olympus. Chaque code ne fonctionne qu’une seule fois.',
      backupCodesLeft === 0
        ? 'Il ne te reste aucun code de secours. Crées-en de nouveaux dans Paramètres, Sécurité.'
        : `Codes de secours restants\u00a0: ${backupCodesLeft}. Tu peux en créer de nouveaux dans Paramètres, Sécurité.`,
      'Si ce n’était pas toi, réinitialise tout de suite ton mot de passe et crée de nouveaux codes de secours.',
    ],
  }),
  it: ({ username, backupCodesLeft }) => ({
    subject: 'È stato usato un codice di backup',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'Qualcuno ha usato un codice di backup del tuo account Olympus. Ogni codice funziona una sola volta.',
      backupCodesLeft === 0
        ? 'Non ti restano codici di backup. Creane di nuovi in Impostazioni, Sicurezza.'
        : `Codici di backup rimasti: ${backupCodesLeft}. Puoi crearne di nuovi in Impostazioni, Sicurezza.`,
      'Se non l’hai fatto tu, reimposta subito la password e crea nuovi codici di backup.',
    ],
  }),
  pl: ({ username, backupCodesLeft }) => ({
    subject: 'Użyto kodu zapasowego',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Ktoś użył kodu zapasowego Twojego konta Olympus. Każdy kod działa tylko raz.',
      backupCodesLeft === 0
        ? 'Nie masz już kodów zapasowych. Utwórz nowe w sekcji Ustawienia, Bezpieczeństwo.'
        : `Pozostałe kody zapasowe: ${backupCodesLeft}. Nowe możesz utworzyć w sekcji Ustawienia, Bezpieczeństwo.`,
      'Jeśli to nie Ty, od razu zresetuj hasło i utwórz nowe kody zapasowe.',
    ],
  }),
  tr: ({ username, backupCodesLeft }) => ({
    subject: 'Bir yedek kod kullanıldı',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Biri Olympus hesabının bir yedek kodunu kullandı. Her kod yalnızca bir kez kullanılabilir.',
      backupCodesLeft === 0
        ? 'Hiç yedek kodun kalmadı. Ayarlar, Güvenlik bölümünde yenilerini oluştur.'
        : `Kalan yedek kodlar: ${backupCodesLeft}. Ayarlar, Güvenlik bölümünde yenilerini oluşturabilirsin.`,
      'Bunu sen yapmadıysan hemen şifreni sıfırla ve yeni yedek kodlar oluştur.',
    ],
  }),
}

export const backupCodesRenewedLetters: Letters<Named> = {
  cn: ({ username }) => ({
    subject: '已生成新的备用码',
    greeting: `${username}，你好：`,
    paragraphs: [
      '你的 Olympus 账号已生成新的备用码。旧的备用码已失效。',
      '如果这不是你本人的操作，请立即重置密码，并在“设置 – 安全”中生成新的备用码。',
    ],
  }),
  hk: ({ username }) => ({
    subject: '已產生新的備用碼',
    greeting: `${username}，你好：`,
    paragraphs: [
      '你的 Olympus 帳號已產生新的備用碼。舊的備用碼已失效。',
      '如果這不是你本人的操作，請立即重設密碼，並在「設定 – 安全」中產生新的備用碼。',
    ],
  }),
  cz: ({ username }) => ({
    subject: 'Byly vytvořeny nové záložní kódy',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'pro tvůj účet Olympus byly vytvořeny nové záložní kódy. Staré už nefungují.',
      'Pokud o tom nevíš, hned si obnov heslo a v části Nastavení, Zabezpečení si vytvoř nové záložní kódy.',
    ],
  }),
  de: ({ username }) => ({
    subject: 'Neue Backup-Codes wurden erstellt',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'für dein Olympus-Konto wurden neue Backup-Codes erstellt. Die alten gelten nicht mehr.',
      'Wenn du das nicht warst, setze sofort dein Passwort zurück und erstelle unter Einstellungen, Sicherheit neue Backup-Codes.',
    ],
  }),
  en: ({ username }) => ({
    subject: 'New backup codes were created',
    greeting: `Hello ${username},`,
    paragraphs: [
      'New backup codes were created for your Olympus account. The old ones no longer work.',
      'If this was not you, reset your password right away and create new backup codes under Settings, Security.',
    ],
  }),
  es: ({ username }) => ({
    subject: 'Se han creado nuevos códigos de respaldo',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Se han creado nuevos códigos de respaldo para tu cuenta de Olympus. Los anteriores ya no funcionan.',
      'Si no has sido tú, restablece tu contraseña ahora mismo y crea nuevos códigos de respaldo en Ajustes, Seguridad.',
    ],
  }),
  fr: ({ username }) => ({
    subject: 'De nouveaux codes de secours ont été créés',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'De nouveaux codes de secours ont été créés pour ton compte Olympus. Les anciens ne fonctionnent plus.',
      'Si ce n’était pas toi, réinitialise tout de suite ton mot de passe et crée de nouveaux codes de secours dans Paramètres, Sécurité.',
    ],
  }),
  it: ({ username }) => ({
    subject: 'Sono stati creati nuovi codici di backup',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'Sono stati creati nuovi codici di backup per il tuo account Olympus. Quelli vecchi non funzionano più.',
      'Se non l’hai fatto tu, reimposta subito la password e crea nuovi codici di backup in Impostazioni, Sicurezza.',
    ],
  }),
  pl: ({ username }) => ({
    subject: 'Utworzono nowe kody zapasowe',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Dla Twojego konta Olympus utworzono nowe kody zapasowe. Stare już nie działają.',
      'Jeśli to nie Ty, od razu zresetuj hasło i utwórz nowe kody zapasowe w sekcji Ustawienia, Bezpieczeństwo.',
    ],
  }),
  tr: ({ username }) => ({
    subject: 'Yeni yedek kodlar oluşturuldu',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Olympus hesabın için yeni yedek kodlar oluşturuldu. Eskileri artık geçerli değil.',
      'Bunu sen yapmadıysan hemen şifreni sıfırla ve Ayarlar, Güvenlik bölümünde yeni yedek kodlar oluştur.',
    ],
  }),
}
