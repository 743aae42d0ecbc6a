import type { Letters } from '../../mail/mail.ts'

interface WithLink {
  readonly username: string
  readonly url: string
}

export const passwordChangedLetters: Letters<WithLink> = {
  cn: ({ username, url }) => ({
    subject: '你的密码已更改',
    greeting: `${username}，你好：`,
    paragraphs: [
      '你的 Olympus 账号密码已更改。其他所有设备均已退出登录。',
      '如果是你本人操作，则无需处理。如果不是，请立即通过下方链接设置新密码。',
    ],
    action: { label: '重置密码', url },
  }),
  hk: ({ username, url }) => ({
    subject: '你的密碼已更改',
    greeting: `${username}，你好：`,
    paragraphs: [
      '你的 Olympus 帳號密碼已更改。其他所有裝置均已登出。',
      '如果是你本人操作，則無需處理。如果不是，請立即透過下方連結設定新密碼。',
    ],
    action: { label: '重設密碼', url },
  }),
  cz: ({ username, url }) => ({
    subject: 'Tvoje heslo bylo změněno',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'heslo k tvému účtu Olympus bylo změněno. Všechna ostatní zařízení byla odhlášena.',
      'Pokud o tom víš, nemusíš nic dělat. Pokud ne, hned si přes odkaz níže nastav nové heslo.',
    ],
    action: { label: 'Obnovit heslo', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Dein Passwort wurde geändert',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'das Passwort deines Olympus-Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet.',
      'Wenn du das warst, musst du nichts weiter tun. Wenn nicht, setze sofort über den Link unten ein neues Passwort.',
    ],
    action: { label: 'Passwort zurücksetzen', url },
  }),
  en: ({ username, url }) => ({
    subject: 'Your password was changed',
    greeting: `Hello ${username},`,
    paragraphs: [
      'The password of your Olympus account was changed. All other devices were logged out.',
      'If this was you, you do not need to do anything. If not, set a new password with the link below right away.',
    ],
    action: { label: 'Reset password', url },
  }),
  es: ({ username, url }) => ({
    subject: 'Se ha cambiado tu contraseña',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Se ha cambiado la contraseña de tu cuenta de Olympus. Se ha cerrado la sesión en todos los demás dispositivos.',
      'Si has sido tú, no tienes que hacer nada. Si no, crea ahora mismo una contraseña nueva con el enlace de abajo.',
    ],
    action: { label: 'Restablecer la contraseña', url },
  }),
  fr: ({ username, url }) => ({
    subject: 'Ton mot de passe a été changé',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'Le mot de passe de ton compte Olympus a été changé. Tous les autres appareils ont été déconnectés.',
      'Si c’était toi, tu n’as rien à faire. Sinon, choisis tout de suite un nouveau mot de passe avec le lien ci-dessous.',
    ],
    action: { label: 'Réinitialiser le mot de passe', url },
  }),
  it: ({ username, url }) => ({
    subject: 'La tua password è stata cambiata',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'La password del tuo account Olympus è stata cambiata. Tutti gli altri dispositivi sono stati disconnessi.',
      'Se l’hai fatto tu, non devi fare nulla. Altrimenti imposta subito una nuova password con il link qui sotto.',
    ],
    action: { label: 'Reimposta la password', url },
  }),
  pl: ({ username, url }) => ({
    subject: 'Twoje hasło zostało zmienione',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Hasło do Twojego konta Olympus zostało zmienione. Wszystkie inne urządzenia zostały wylogowane.',
      'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu ustaw nowe hasło, korzystając z linku poniżej.',
    ],
    action: { label: 'Zresetuj hasło', url },
  }),
  tr: ({ username, url }) => ({
    subject: 'Şifren değiştirildi',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Olympus hesabının şifresi değiştirildi. Diğer tüm cihazlardaki oturumlar kapatıldı.',
      'Bunu sen yaptıysan bir şey yapmana gerek yok. Yapmadıysan aşağıdaki bağlantıyla hemen yeni bir şifre belirle.',
    ],
    action: { label: 'Şifreyi sıfırla', url },
  }),
}
