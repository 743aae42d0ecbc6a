import type { Letters } from '../../mail/mail.ts'
import { momentText } from '../../mail/moment-text.ts'

interface WithLink {
  readonly username: string
  readonly url: string
}

interface WithDate extends WithLink {
  readonly deletionAt: Date
}

export const deletionRequestedLetters: Letters<WithDate> = {
  cn: ({ username, deletionAt, url }) => ({
    subject: '你的账号将被注销',
    greeting: `${username}，你好：`,
    paragraphs: [
      `你申请了注销你的 Olympus 账号。我们将于 ${momentText(deletionAt, 'zh-Hans-CN')} 注销它。其他所有设备均已退出登录。`,
      '在此之前你可以改变主意：登录，打开账号设置并选择保留账号。之后任何人都无法恢复它，你的角色、物品和未使用的 Olympus Coins 将全部失去。',
      '如果这不是你本人的操作，请立即取消注销并更改密码。',
    ],
    action: { label: '打开设置', url },
  }),
  hk: ({ username, deletionAt, url }) => ({
    subject: '你的帳號將被刪除',
    greeting: `${username}，你好：`,
    paragraphs: [
      `你申請了刪除你的 Olympus 帳號。我們將於 ${momentText(deletionAt, 'zh-Hant-HK')} 刪除它。其他所有裝置均已登出。`,
      '在此之前你可以改變主意：登入，開啟帳號設定並選擇保留帳號。之後任何人都無法恢復它，你的角色、物品和未使用的 Olympus Coins 將全部失去。',
      '如果這不是你本人的操作，請立即取消刪除並更改密碼。',
    ],
    action: { label: '開啟設定', url },
  }),
  cz: ({ username, deletionAt, url }) => ({
    subject: 'Tvůj účet bude smazán',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      `dostali jsme žádost o smazání tvého účtu Olympus. Smažeme ho v tento čas: ${momentText(deletionAt, 'cs-CZ')}. Všechna ostatní zařízení byla odhlášena.`,
      'Do té doby si to můžeš rozmyslet: přihlas se, otevři nastavení účtu a zvol, že si ho necháš. Potom už ho nikdo neobnoví. Přijdeš o postavy, předměty i neutracené mince.',
      'Pokud o tom nevíš, mazání hned zruš a změň si heslo.',
    ],
    action: { label: 'Otevřít nastavení', url },
  }),
  de: ({ username, deletionAt, url }) => ({
    subject: 'Dein Konto wird gelöscht',
    greeting: `Hallo ${username},`,
    paragraphs: [
      `du hast uns gebeten, dein Olympus-Konto zu löschen. Das geschieht am ${momentText(deletionAt, 'de-DE')}. Alle anderen Geräte wurden abgemeldet.`,
      'Bis dahin kannst du die Löschung zurücknehmen: Melde dich an, öffne die Einstellungen deines Kontos und behalte das Konto. Danach kann es niemand zurückholen. Charaktere, Gegenstände und nicht ausgegebene Coins gehen mit ihm verloren.',
      'Wenn du das nicht warst, nimm die Löschung sofort zurück und ändere dein Passwort.',
    ],
    action: { label: 'Einstellungen öffnen', url },
  }),
  en: ({ username, deletionAt, url }) => ({
    subject: 'Your account will be deleted',
    greeting: `Hello ${username},`,
    paragraphs: [
      `You asked us to delete your Olympus account. We will delete it on ${momentText(deletionAt, 'en-US')}. All other devices were logged out.`,
      'Until then you can change your mind: log in, open your account settings and choose to keep your account. After that, nobody can restore it. You will lose your characters, items and unspent coins.',
      'If this was not you, cancel the deletion right away and change your password.',
    ],
    action: { label: 'Open settings', url },
  }),
  es: ({ username, deletionAt, url }) => ({
    subject: 'Tu cuenta se va a eliminar',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      `Nos has pedido eliminar tu cuenta de Olympus. La eliminaremos el ${momentText(deletionAt, 'es-ES')}. Se ha cerrado la sesión en todos los demás dispositivos.`,
      'Hasta entonces puedes cambiar de idea: inicia sesión, abre los ajustes de tu cuenta y elige conservarla. Después, nadie podrá recuperarla. Perderás tus personajes, tus objetos y las monedas que no hayas gastado.',
      'Si no has sido tú, cancela la eliminación ahora mismo y cambia tu contraseña.',
    ],
    action: { label: 'Abrir los ajustes', url },
  }),
  fr: ({ username, deletionAt, url }) => ({
    subject: 'Ton compte va être supprimé',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      `Tu nous as demandé de supprimer ton compte Olympus. Nous le supprimerons le ${momentText(deletionAt, 'fr-FR')}. Tous les autres appareils ont été déconnectés.`,
      'D’ici là, tu peux changer d’avis\u00a0: connecte-toi, ouvre les paramètres de ton compte et choisis de le garder. Ensuite, personne ne pourra le rétablir. Tu perdras tes personnages, tes objets et les Olympus Coins non dépensés.',
      'Si ce n’était pas toi, annule tout de suite la suppression et change ton mot de passe.',
    ],
    action: { label: 'Ouvrir les paramètres', url },
  }),
  it: ({ username, deletionAt, url }) => ({
    subject: 'Il tuo account verrà eliminato',
    greeting: `Ciao ${username},`,
    paragraphs: [
      `Ci hai chiesto di eliminare il tuo account Olympus. Lo elimineremo in questa data: ${momentText(deletionAt, 'it-IT')}. Tutti gli altri dispositivi sono stati disconnessi.`,
      'Fino ad allora puoi cambiare idea: accedi, apri le impostazioni del tuo account e scegli di conservarlo. Dopo, nessuno potrà ripristinarlo. Perderai i personaggi, gli oggetti e gli Olympus Coins non spesi.',
      'Se non l’hai fatto tu, annulla subito l’eliminazione e cambia la password.',
    ],
    action: { label: 'Apri le impostazioni', url },
  }),
  pl: ({ username, deletionAt, url }) => ({
    subject: 'Twoje konto zostanie usunięte',
    greeting: `Cześć ${username},`,
    paragraphs: [
      `Otrzymaliśmy prośbę o usunięcie Twojego konta Olympus. Usuniemy je w tym terminie: ${momentText(deletionAt, 'pl-PL')}. Wszystkie inne urządzenia zostały wylogowane.`,
      'Do tego czasu możesz zmienić zdanie: zaloguj się, otwórz ustawienia konta i wybierz opcję zachowania konta. Potem nikt go już nie przywróci. Stracisz postacie, przedmioty i niewydane monety.',
      'Jeśli to nie Ty, od razu anuluj usuwanie i zmień hasło.',
    ],
    action: { label: 'Otwórz ustawienia', url },
  }),
  tr: ({ username, deletionAt, url }) => ({
    subject: 'Hesabın silinecek',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      `Olympus hesabının silinmesini istedin. Silinme zamanı: ${momentText(deletionAt, 'tr-TR')}. Diğer tüm cihazlardaki oturumlar kapatıldı.`,
      'O zamana kadar fikrini değiştirebilirsin: Giriş yap, hesap ayarlarını aç ve hesabını tutmayı seç. Sonrasında hesabı kimse geri getiremez. Karakterlerini, eşyalarını ve harcamadığın Olympus Coins’leri kaybedersin.',
      'Bunu sen yapmadıysan silmeyi hemen iptal et ve şifreni değiştir.',
    ],
    action: { label: 'Ayarları aç', url },
  }),
}

export const deletionCancelledLetters: Letters<WithLink> = {
  cn: ({ username, url }) => ({
    subject: '你的账号不会被注销',
    greeting: `${username}，你好：`,
    paragraphs: [
      '你的 Olympus 账号的注销已取消。一切保持不变。',
      '如果这不是你本人的操作，请立即通过下方链接设置新密码。',
    ],
    action: { label: '重置密码', url },
  }),
  hk: ({ username, url }) => ({
    subject: '你的帳號不會被刪除',
    greeting: `${username}，你好：`,
    paragraphs: [
      '你的 Olympus 帳號的刪除已取消。一切保持不變。',
      '如果這不是你本人的操作，請立即透過下方連結設定新密碼。',
    ],
    action: { label: '重設密碼', url },
  }),
  cz: ({ username, url }) => ({
    subject: 'Tvůj účet zůstává',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'smazání tvého účtu Olympus bylo zrušeno. Nic se nemění.',
      'Pokud o tom nevíš, hned si přes odkaz níže nastav nové heslo.',
    ],
    action: { label: 'Obnovit heslo', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Dein Konto bleibt bestehen',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'die Löschung deines Olympus-Kontos wurde zurückgenommen. Alles bleibt, wie es ist.',
      'Wenn du das nicht warst, setze sofort über den Link unten ein neues Passwort.',
    ],
    action: { label: 'Passwort zurücksetzen', url },
  }),
  en: ({ username, url }) => ({
    subject: 'Your account will not be deleted',
    greeting: `Hello ${username},`,
    paragraphs: [
      'The deletion of your Olympus account was canceled. Nothing changes.',
      'If this was not you, set a new password with the link below right away.',
    ],
    action: { label: 'Reset password', url },
  }),
  es: ({ username, url }) => ({
    subject: 'Tu cuenta no se va a eliminar',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'La eliminación de tu cuenta de Olympus se ha cancelado. Todo sigue igual.',
      'Si no has sido tú, crea ahora mismo una contraseña nueva con el enlace de abajo.',
    ],
    action: { label: 'Restablecer la contraseña', url },
  }),
  fr: ({ username, url }) => ({
    subject: 'Ton compte ne sera pas supprimé',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'La suppression de ton compte Olympus a été annulée. Rien ne change.',
      'Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe avec le lien ci-dessous.',
    ],
    action: { label: 'Réinitialiser le mot de passe', url },
  }),
  it: ({ username, url }) => ({
    subject: 'Il tuo account non verrà eliminato',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'L’eliminazione del tuo account Olympus è stata annullata. Non cambia nulla.',
      'Se non l’hai fatto tu, imposta subito una nuova password con il link qui sotto.',
    ],
    action: { label: 'Reimposta la password', url },
  }),
  pl: ({ username, url }) => ({
    subject: 'Twoje konto nie zostanie usunięte',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Usuwanie Twojego konta Olympus zostało anulowane. Nic się nie zmienia.',
      'Jeśli to nie Ty, od razu ustaw nowe hasło, korzystając z linku poniżej.',
    ],
    action: { label: 'Zresetuj hasło', url },
  }),
  tr: ({ username, url }) => ({
    subject: 'Hesabın silinmeyecek',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Olympus hesabının silinmesi iptal edildi. Hiçbir şey değişmiyor.',
      'Bunu sen yapmadıysan aşağıdaki bağlantıyla hemen yeni bir şifre belirle.',
    ],
    action: { label: 'Şifreyi sıfırla', url },
  }),
}
