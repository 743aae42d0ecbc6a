import type { Letters } from '../../mail/mail.ts'
import { momentText } from '../../mail/moment-text.ts'

interface Changed {
  readonly username: string
  readonly url: string
  readonly address: string
  readonly at: Date
}

export const passwordWasResetLetters: Letters<Changed> = {
  cn: ({ username, url, address, at }) => ({
    subject: '你的密码已重置',
    greeting: `${username}，你好：`,
    paragraphs: [
      '你的 Olympus 账号密码已通过邮件中的链接重置。所有设备均已退出登录。',
      `IP 地址：${address}`,
      `时间：${momentText(at, 'zh-Hans-CN')}`,
      '如果是你本人操作，则无需处理。如果不是，说明有人能读取你的邮件。请先更改邮箱的密码，再通过下方链接为 Olympus 设置新密码。',
    ],
    action: { label: '重置密码', url },
  }),
  hk: ({ username, url, address, at }) => ({
    subject: '你的密碼已重設',
    greeting: `${username}，你好：`,
    paragraphs: [
      '你的 Olympus 帳號密碼已透過電郵中的連結重設。所有裝置均已登出。',
      `IP 位址：${address}`,
      `時間：${momentText(at, 'zh-Hant-HK')}`,
      '如果是你本人操作，則無需處理。如果不是，代表有人能讀取你的電郵。請先更改電郵信箱的密碼，再透過下方連結為 Olympus 設定新密碼。',
    ],
    action: { label: '重設密碼', url },
  }),
  cz: ({ username, url, address, at }) => ({
    subject: 'Tvoje heslo bylo obnoveno',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'heslo k tvému účtu Olympus bylo obnoveno přes odkaz z e-mailu. Všechna zařízení byla odhlášena.',
      `IP adresa: ${address}`,
      `Čas: ${momentText(at, 'cs-CZ')}`,
      'Pokud o tom víš, nemusíš nic dělat. Pokud ne, někdo může číst tvoje e-maily. Změň si heslo ke schránce a potom si přes odkaz níže nastav nové heslo pro Olympus.',
    ],
    action: { label: 'Obnovit heslo', url },
  }),
  de: ({ username, url, address, at }) => ({
    subject: 'Dein Passwort wurde zurückgesetzt',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'das Passwort deines Olympus-Kontos wurde mit einem Link aus einer Mail zurückgesetzt. Alle Geräte wurden abgemeldet.',
      `IP-Adresse: ${address}`,
      `Zeit: ${momentText(at, 'de-DE')}`,
      'Wenn du das warst, musst du nichts mehr tun. Wenn nicht, kann jemand deine Mails lesen: Ändere das Passwort deines Postfachs und lege danach mit dem Link unten ein neues für Olympus fest.',
    ],
    action: { label: 'Passwort zurücksetzen', url },
  }),
  en: ({ username, url, address, at }) => ({
    subject: 'Your password was reset',
    greeting: `Hello ${username},`,
    paragraphs: [
      'The password of your Olympus account was reset with a link from an email. All devices were logged out.',
      `IP address: ${address}`,
      `Time: ${momentText(at, 'en-US')}`,
      'If this was you, you do not need to do anything. If not, someone can read your email. Change the password of your mailbox, then set a new one for Olympus with the link below.',
    ],
    action: { label: 'Reset password', url },
  }),
  es: ({ username, url, address, at }) => ({
    subject: 'Se ha restablecido tu contraseña',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'La contraseña de tu cuenta de Olympus se ha restablecido con un enlace de un correo. Se ha cerrado la sesión en todos los dispositivos.',
      `Dirección IP: ${address}`,
      `Fecha y hora: ${momentText(at, 'es-ES')}`,
      'Si has sido tú, no tienes que hacer nada. Si no, alguien puede leer tus correos. Cambia la contraseña de tu correo y después crea una nueva para Olympus con el enlace de abajo.',
    ],
    action: { label: 'Restablecer la contraseña', url },
  }),
  fr: ({ username, url, address, at }) => ({
    subject: 'Ton mot de passe a été réinitialisé',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'Le mot de passe de ton compte Olympus a été réinitialisé avec un lien reçu par e-mail. Tous les appareils ont été déconnectés.',
      `Adresse IP\u00a0: ${address}`,
      `Heure\u00a0: ${momentText(at, 'fr-FR')}`,
      'Si c’était toi, tu n’as rien à faire. Sinon, quelqu’un peut lire tes e-mails. Change le mot de passe de ta boîte mail, puis choisis-en un nouveau pour Olympus avec le lien ci-dessous.',
    ],
    action: { label: 'Réinitialiser le mot de passe', url },
  }),
  it: ({ username, url, address, at }) => ({
    subject: 'La tua password è stata reimpostata',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'La password del tuo account Olympus è stata reimpostata con un link ricevuto via email. Tutti i dispositivi sono stati disconnessi.',
      `Indirizzo IP: ${address}`,
      `Ora: ${momentText(at, 'it-IT')}`,
      'Se l’hai fatto tu, non devi fare nulla. Altrimenti qualcuno può leggere la tua posta. Cambia la password della tua casella email, poi impostane una nuova per Olympus con il link qui sotto.',
    ],
    action: { label: 'Reimposta la password', url },
  }),
  pl: ({ username, url, address, at }) => ({
    subject: 'Twoje hasło zostało zresetowane',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Hasło do Twojego konta Olympus zostało zresetowane za pomocą linku z e-maila. Wszystkie urządzenia zostały wylogowane.',
      `Adres IP: ${address}`,
      `Czas: ${momentText(at, 'pl-PL')}`,
      'Jeśli to Ty, nie musisz nic robić. Jeśli nie, ktoś może czytać Twoją pocztę. Zmień hasło do skrzynki e-mail, a potem ustaw nowe hasło do Olympus, korzystając z linku poniżej.',
    ],
    action: { label: 'Zresetuj hasło', url },
  }),
  tr: ({ username, url, address, at }) => ({
    subject: 'Şifren sıfırlandı',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Olympus hesabının şifresi, e-postadaki bir bağlantıyla sıfırlandı. Tüm cihazlardaki oturumlar kapatıldı.',
      `IP adresi: ${address}`,
      `Zaman: ${momentText(at, 'tr-TR')}`,
      'Bunu sen yaptıysan bir şey yapmana gerek yok. Yapmadıysan biri e-postalarını okuyabiliyor demektir. E-posta kutunun şifresini değiştir, ardından aşağıdaki bağlantıyla Olympus için yeni bir şifre belirle.',
    ],
    action: { label: 'Şifreyi sıfırla', url },
  }),
}
