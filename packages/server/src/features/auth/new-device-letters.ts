import type { Letters } from '../../mail/mail.ts'
import { momentText } from '../../mail/moment-text.ts'

interface NewDevice {
  readonly username: string
  readonly url: string
  /** Null if unknown. */
  readonly device: string | null
  readonly address: string
  readonly at: Date
}

export const newDeviceLetters: Letters<NewDevice> = {
  cn: ({ username, url, device, address, at }) => ({
    subject: '有新设备登录了你的 Olympus 账号',
    greeting: `${username}，你好：`,
    paragraphs: [
      '有人用新设备登录了你的账号。',
      `设备：${device ?? '未知'}`,
      `IP 地址：${address}`,
      `时间：${momentText(at, 'zh-Hans-CN')}`,
      '如果是你本人操作，则无需处理。如果不是，请立即通过下方链接让该设备退出登录，并重置你的密码。',
    ],
    action: { label: '让此设备退出登录', url },
  }),
  hk: ({ username, url, device, address, at }) => ({
    subject: '有新裝置登入了你的 Olympus 帳號',
    greeting: `${username}，你好：`,
    paragraphs: [
      '有人用新裝置登入了你的帳號。',
      `裝置：${device ?? '未知'}`,
      `IP 位址：${address}`,
      `時間：${momentText(at, 'zh-Hant-HK')}`,
      '如果是你本人操作，則無需處理。如果不是，請立即透過下方連結登出該裝置，並重設你的密碼。',
    ],
    action: { label: '登出此裝置', url },
  }),
  cz: ({ username, url, device, address, at }) => ({
    subject: 'Nové zařízení ve tvém účtu Olympus',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'někdo se do tvého účtu přihlásil z nového zařízení.',
      `Zařízení: ${device ?? 'neznámé'}`,
      `IP adresa: ${address}`,
      `Čas: ${momentText(at, 'cs-CZ')}`,
      'Pokud o tom víš, nemusíš nic dělat. Pokud ne, zařízení hned odhlas přes odkaz níže a obnov si heslo.',
    ],
    action: { label: 'Odhlásit toto zařízení', url },
  }),
  de: ({ username, url, device, address, at }) => ({
    subject: 'Neues Gerät bei deinem Olympus-Konto angemeldet',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'jemand hat sich mit einem neuen Gerät bei deinem Konto angemeldet.',
      `Gerät: ${device ?? 'unbekannt'}`,
      `IP-Adresse: ${address}`,
      `Zeit: ${momentText(at, 'de-DE')}`,
      'Wenn du das warst, musst du nichts tun. Wenn nicht, melde das Gerät mit dem Link unten ab und setze sofort dein Passwort zurück.',
    ],
    action: { label: 'Dieses Gerät abmelden', url },
  }),
  en: ({ username, url, device, address, at }) => ({
    subject: 'New device logged in to your Olympus account',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Someone logged in to your account from a new device.',
      `Device: ${device ?? 'unknown'}`,
      `IP address: ${address}`,
      `Time: ${momentText(at, 'en-US')}`,
      'If this was you, you do not need to do anything. If not, log out the device with the link below and reset your password right away.',
    ],
    action: { label: 'Log out this device', url },
  }),
  es: ({ username, url, device, address, at }) => ({
    subject: 'Nuevo dispositivo en tu cuenta de Olympus',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Alguien ha iniciado sesión en tu cuenta desde un dispositivo nuevo.',
      `Dispositivo: ${device ?? 'desconocido'}`,
      `Dirección IP: ${address}`,
      `Fecha y hora: ${momentText(at, 'es-ES')}`,
      'Si has sido tú, no tienes que hacer nada. Si no, cierra la sesión del dispositivo con el enlace de abajo y restablece tu contraseña ahora mismo.',
    ],
    action: { label: 'Cerrar la sesión de este dispositivo', url },
  }),
  fr: ({ username, url, device, address, at }) => ({
    subject: 'Nouvel appareil connecté à ton compte Olympus',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'Quelqu’un s’est connecté à ton compte depuis un nouvel appareil.',
      `Appareil\u00a0: ${device ?? 'inconnu'}`,
      `Adresse IP\u00a0: ${address}`,
      `Heure\u00a0: ${momentText(at, 'fr-FR')}`,
      'Si c’était toi, tu n’as rien à faire. Sinon, déconnecte tout de suite l’appareil avec le lien ci-dessous et réinitialise ton mot de passe.',
    ],
    action: { label: 'Déconnecter cet appareil', url },
  }),
  it: ({ username, url, device, address, at }) => ({
    subject: 'Nuovo dispositivo nel tuo account Olympus',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'Qualcuno ha effettuato l’accesso al tuo account da un nuovo dispositivo.',
      `Dispositivo: ${device ?? 'sconosciuto'}`,
      `Indirizzo IP: ${address}`,
      `Ora: ${momentText(at, 'it-IT')}`,
      'Se l’hai fatto tu, non devi fare nulla. Altrimenti disconnetti subito il dispositivo con il link qui sotto e reimposta la password.',
    ],
    action: { label: 'Disconnetti questo dispositivo', url },
  }),
  pl: ({ username, url, device, address, at }) => ({
    subject: 'Nowe urządzenie na Twoim koncie Olympus',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Ktoś zalogował się na Twoje konto z nowego urządzenia.',
      `Urządzenie: ${device ?? 'nieznane'}`,
      `Adres IP: ${address}`,
      `Czas: ${momentText(at, 'pl-PL')}`,
      'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu wyloguj urządzenie, korzystając z linku poniżej, i zresetuj hasło.',
    ],
    action: { label: 'Wyloguj to urządzenie', url },
  }),
  tr: ({ username, url, device, address, at }) => ({
    subject: 'Olympus hesabına yeni bir cihazdan giriş yapıldı',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Biri hesabına yeni bir cihazdan giriş yaptı.',
      `Cihaz: ${device ?? 'bilinmiyor'}`,
      `IP adresi: ${address}`,
      `Zaman: ${momentText(at, 'tr-TR')}`,
      'Bunu sen yaptıysan bir şey yapmana gerek yok. Yapmadıysan aşağıdaki bağlantıyla cihazın oturumunu hemen kapat ve şifreni sıfırla.',
    ],
    action: { label: 'Bu cihazdan çıkış yap', url },
  }),
}
