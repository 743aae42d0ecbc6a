import type { Letters } from '../../mail/mail.ts'
import { describeDevice } from '../devices/describe-device.ts'
import { deviceText } from '../devices/device-text.ts'

interface StolenSession {
  readonly username: string
  /** User-Agent of the client that presented the token. */
  readonly userAgent: string
  readonly address: string
  /** URL of the page for changing the password. */
  readonly url: string
}

const deviceOf = (userAgent: string) => deviceText(describeDevice(userAgent))

export const stolenSessionLetters: Letters<StolenSession> = {
  cn: ({ username, userAgent, address, url }) => ({
    subject: '我们结束了你的 Olympus 账号的一个会话',
    greeting: `${username}，你好：`,
    paragraphs: [
      '有人使用了你某个会话的密钥，而该密钥已过期或属于另一台设备。密钥被盗时会出现这种情况，因此我们已在所有地方结束该会话。',
      `使用来源：${deviceOf(userAgent) ?? '未知设备'}，IP 地址 ${address}。`,
      '请重新登录并更改密码，这会让其他所有设备退出登录。如果你不认识该设备，也请检查电脑上是否有恶意软件。',
    ],
    action: { label: '更改密码', url },
  }),
  hk: ({ username, userAgent, address, url }) => ({
    subject: '我們結束了你的 Olympus 帳號的一個工作階段',
    greeting: `${username}，你好：`,
    paragraphs: [
      '有人使用了你某個工作階段的密鑰，而該密鑰已過期或屬於另一部裝置。密鑰被盜時會出現這種情況，因此我們已在所有地方結束該工作階段。',
      `使用來源：${deviceOf(userAgent) ?? '未知的裝置'}，IP 位址 ${address}。`,
      '請重新登入並更改密碼，這會登出其他所有裝置。如果你不認得該裝置，也請檢查電腦上是否有惡意軟件。',
    ],
    action: { label: '更改密碼', url },
  }),
  cz: ({ username, userAgent, address, url }) => ({
    subject: 'Ukončili jsme relaci tvého účtu Olympus',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'někdo použil klíč jedné z tvých relací, který je zastaralý nebo patří jinému zařízení. To se stává, když je klíč ukraden, proto jsme tuto relaci všude ukončili.',
      `Odkud byl použit: ${deviceOf(userAgent) ?? 'neznámé zařízení'}, IP adresa ${address}.`,
      'Přihlas se znovu a změň si heslo. Tím se odhlásí všechna ostatní zařízení. Pokud toto zařízení neznáš, zkontroluj také, zda v počítači nemáš škodlivý software.',
    ],
    action: { label: 'Změnit heslo', url },
  }),
  de: ({ username, userAgent, address, url }) => ({
    subject: 'Wir haben eine Sitzung deines Olympus-Kontos beendet',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'jemand hat einen Schlüssel einer deiner Sitzungen verwendet, der veraltet ist oder zu einem anderen Gerät gehört. Das kommt vor, wenn ein Schlüssel gestohlen wurde. Darum haben wir diese Sitzung überall beendet.',
      `Verwendet wurde er von: ${deviceOf(userAgent) ?? 'unbekanntes Gerät'}, IP-Adresse ${address}.`,
      'Melde dich neu an und ändere dein Passwort; das meldet alle anderen Geräte ab. Wenn du dieses Gerät nicht kennst, prüfe deinen Computer auch auf Schadsoftware.',
    ],
    action: { label: 'Passwort ändern', url },
  }),
  en: ({ username, userAgent, address, url }) => ({
    subject: 'We ended a session of your Olympus account',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Someone used a key of one of your sessions that is outdated or belongs to another device. This happens when a key is stolen, so we ended that session everywhere.',
      `It was used from: ${deviceOf(userAgent) ?? 'unknown device'}, IP address ${address}.`,
      'Log in again and change your password. This logs out all other devices. If you do not recognize this device, also scan your computer for malware.',
    ],
    action: { label: 'Change password', url },
  }),
  es: ({ username, userAgent, address, url }) => ({
    subject: 'Hemos cerrado una sesión de tu cuenta de Olympus',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Alguien ha usado una clave de una de tus sesiones que está caducada o pertenece a otro dispositivo. Esto ocurre cuando se roba una clave, así que hemos cerrado esa sesión en todas partes.',
      `Se usó desde: ${deviceOf(userAgent) ?? 'dispositivo desconocido'}, dirección IP ${address}.`,
      'Inicia sesión de nuevo y cambia tu contraseña. Así se cierra la sesión en todos los demás dispositivos. Si no reconoces este dispositivo, analiza también tu ordenador en busca de software malicioso.',
    ],
    action: { label: 'Cambiar contraseña', url },
  }),
  fr: ({ username, userAgent, address, url }) => ({
    subject: 'Nous avons mis fin à une session de ton compte Olympus',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'Quelqu’un a utilisé une clé de l’une de tes sessions qui est périmée ou appartient à un autre appareil. Cela arrive quand une clé est volée\u00a0: nous avons donc mis fin à cette session partout.',
      `Elle a été utilisée depuis\u00a0: ${deviceOf(userAgent) ?? 'appareil inconnu'}, adresse IP ${address}.`,
      'Reconnecte-toi et change ton mot de passe. Tous les autres appareils seront déconnectés. Si tu ne reconnais pas cet appareil, recherche aussi des logiciels malveillants sur ton ordinateur.',
    ],
    action: { label: 'Changer de mot de passe', url },
  }),
  it: ({ username, userAgent, address, url }) => ({
    subject: 'Abbiamo chiuso una sessione del tuo account Olympus',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'Qualcuno ha usato una chiave di una delle tue sessioni che è scaduta o appartiene a un altro dispositivo. Succede quando una chiave viene rubata, perciò abbiamo chiuso quella sessione ovunque.',
      `È stata usata da: ${deviceOf(userAgent) ?? 'dispositivo sconosciuto'}, indirizzo IP ${address}.`,
      'Accedi di nuovo e cambia la password: così si disconnettono tutti gli altri dispositivi. Se non riconosci questo dispositivo, controlla anche che sul tuo computer non ci siano malware.',
    ],
    action: { label: 'Cambia password', url },
  }),
  pl: ({ username, userAgent, address, url }) => ({
    subject: 'Zakończyliśmy sesję Twojego konta Olympus',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Ktoś użył klucza jednej z Twoich sesji, który jest nieaktualny lub należy do innego urządzenia. Tak bywa, gdy klucz zostanie skradziony, dlatego zakończyliśmy tę sesję wszędzie.',
      `Skąd go użyto: ${deviceOf(userAgent) ?? 'nieznane urządzenie'}, adres IP ${address}.`,
      'Zaloguj się ponownie i zmień hasło. To wyloguje wszystkie inne urządzenia. Jeśli nie rozpoznajesz tego urządzenia, sprawdź też komputer pod kątem złośliwego oprogramowania.',
    ],
    action: { label: 'Zmień hasło', url },
  }),
  tr: ({ username, userAgent, address, url }) => ({
    subject: 'Olympus hesabının bir oturumunu kapattık',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Biri, oturumlarından birinin eskimiş ya da başka bir cihaza ait bir anahtarını kullandı. Bu, bir anahtar çalındığında olur. Bu yüzden o oturumu her yerde kapattık.',
      `Kullanıldığı yer: ${deviceOf(userAgent) ?? 'bilinmeyen cihaz'}, IP adresi ${address}.`,
      'Yeniden giriş yap ve şifreni değiştir. Bu, diğer tüm cihazlardaki oturumları kapatır. Bu cihazı tanımıyorsan bilgisayarında kötü amaçlı yazılım olup olmadığını da kontrol et.',
    ],
    action: { label: 'Şifreyi değiştir', url },
  }),
}
