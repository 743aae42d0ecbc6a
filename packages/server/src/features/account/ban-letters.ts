import type { Letters } from '../../mail/mail.ts'
import { momentText } from '../../mail/moment-text.ts'

interface Named {
  readonly username: string
}

interface WithBan extends Named {
  /** Null: forever. */
  readonly until: Date | null
  /** As the operator wrote it, in any language. */
  readonly reason: string
}

export const accountBannedLetters: Letters<WithBan> = {
  cn: ({ username, until, reason }) => ({
    subject: '你的 Olympus 账号已被封禁',
    greeting: `${username}，你好：`,
    paragraphs: [
      until
        ? `我们已封禁你的 Olympus 账号，封禁至 ${momentText(until, 'zh-Hans-CN')}。`
        : '我们已永久封禁你的 Olympus 账号。',
      `原因：${reason}`,
      '所有设备均已退出登录，封禁期间你无法登录。你的 Olympus Coins 和物品会保留。',
      '如果你认为这是误判，请联系客服，告诉我们你的用户名和理由。我们会由人工重新审核此决定。',
    ],
  }),
  hk: ({ username, until, reason }) => ({
    subject: '你的 Olympus 帳號已被封鎖',
    greeting: `${username}，你好：`,
    paragraphs: [
      until
        ? `我們已封鎖你的 Olympus 帳號，封鎖至 ${momentText(until, 'zh-Hant-HK')}。`
        : '我們已永久封鎖你的 Olympus 帳號。',
      `原因：${reason}`,
      '所有裝置均已登出，封鎖期間你無法登入。你的 Olympus Coins 和物品會保留。',
      '如果你認為這是誤判，請聯絡客服，告訴我們你的使用者名稱和理由。我們會由專人重新審核此決定。',
    ],
  }),
  cz: ({ username, until, reason }) => ({
    subject: 'Tvůj účet Olympus byl zablokován',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      until
        ? `zablokovali jsme tvůj účet Olympus do ${momentText(until, 'cs-CZ')}.`
        : 'tvůj účet Olympus jsme natrvalo zablokovali.',
      `Důvod: ${reason}`,
      'Všechna zařízení byla odhlášena a po dobu blokace se nemůžeš přihlásit. Tvoje Olympus Coins a předměty zůstávají zachovány.',
      'Pokud si myslíš, že jde o omyl, napiš podpoře své uživatelské jméno a důvod. Rozhodnutí znovu posoudí člověk.',
    ],
  }),
  de: ({ username, until, reason }) => ({
    subject: 'Dein Olympus-Konto wurde gesperrt',
    greeting: `Hallo ${username},`,
    paragraphs: [
      until
        ? `wir haben dein Olympus-Konto bis ${momentText(until, 'de-DE')} gesperrt.`
        : 'wir haben dein Olympus-Konto dauerhaft gesperrt.',
      `Grund: ${reason}`,
      'Alle Geräte wurden abgemeldet, und du kannst dich während der Sperre nicht anmelden. Deine Coins und Gegenstände bleiben erhalten.',
      'Wenn du das für einen Irrtum hältst, wende dich mit deinem Benutzernamen und deiner Begründung an den Support. Ein Mensch prüft die Entscheidung noch einmal.',
    ],
  }),
  en: ({ username, until, reason }) => ({
    subject: 'Your Olympus account was banned',
    greeting: `Hello ${username},`,
    paragraphs: [
      until
        ? `We banned your Olympus account until ${momentText(until, 'en-US')}.`
        : 'We permanently banned your Olympus account.',
      `Reason: ${reason}`,
      'All devices were logged out, and you cannot log in while the ban lasts. Your coins and items are kept.',
      'If you think that this is a mistake, contact support with your username and your reasons. A person will review the decision.',
    ],
  }),
  es: ({ username, until, reason }) => ({
    subject: 'Tu cuenta de Olympus ha sido suspendida',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      until
        ? `Hemos suspendido tu cuenta de Olympus hasta el ${momentText(until, 'es-ES')}.`
        : 'Hemos suspendido tu cuenta de Olympus de forma permanente.',
      `Motivo: ${reason}`,
      'Se ha cerrado la sesión en todos los dispositivos y no podrás iniciar sesión mientras dure la suspensión. Tus Olympus Coins y tus objetos se conservan.',
      'Si crees que se trata de un error, escribe al soporte con tu nombre de usuario y tus motivos. Una persona revisará la decisión.',
    ],
  }),
  fr: ({ username, until, reason }) => ({
    subject: 'Ton compte Olympus a été banni',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      until
        ? `Nous avons banni ton compte Olympus jusqu’au ${momentText(until, 'fr-FR')}.`
        : 'Nous avons banni ton compte Olympus définitivement.',
      `Motif\u00a0: ${reason}`,
      'Tous les appareils ont été déconnectés et tu ne peux pas te connecter pendant le bannissement. Tes Olympus Coins et tes objets sont conservés.',
      'Si tu penses qu’il s’agit d’une erreur, contacte l’assistance en indiquant ton nom d’utilisateur et tes raisons. Une personne réexaminera la décision.',
    ],
  }),
  it: ({ username, until, reason }) => ({
    subject: 'Il tuo account Olympus è stato bannato',
    greeting: `Ciao ${username},`,
    paragraphs: [
      until
        ? `Abbiamo bannato il tuo account Olympus fino al ${momentText(until, 'it-IT')}.`
        : 'Abbiamo bannato il tuo account Olympus in modo permanente.',
      `Motivo: ${reason}`,
      'Tutti i dispositivi sono stati disconnessi e non puoi accedere finché dura il ban. I tuoi Olympus Coins e i tuoi oggetti restano conservati.',
      'Se pensi che si tratti di un errore, contatta l’assistenza indicando il tuo nome utente e le tue ragioni. Una persona riesaminerà la decisione.',
    ],
  }),
  pl: ({ username, until, reason }) => ({
    subject: 'Twoje konto Olympus zostało zablokowane',
    greeting: `Cześć ${username},`,
    paragraphs: [
      until
        ? `Zablokowaliśmy Twoje konto Olympus do ${momentText(until, 'pl-PL')}.`
        : 'Zablokowaliśmy Twoje konto Olympus na stałe.',
      `Powód: ${reason}`,
      'Wszystkie urządzenia zostały wylogowane i w czasie blokady nie możesz się zalogować. Twoje Olympus Coins i przedmioty pozostają zachowane.',
      'Jeśli uważasz, że to pomyłka, napisz do pomocy technicznej, podając nazwę użytkownika i uzasadnienie. Decyzję ponownie sprawdzi człowiek.',
    ],
  }),
  tr: ({ username, until, reason }) => ({
    subject: 'Olympus hesabın yasaklandı',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      until
        ? `Olympus hesabını yasakladık. Yasağın bitişi: ${momentText(until, 'tr-TR')}.`
        : 'Olympus hesabını kalıcı olarak yasakladık.',
      `Neden: ${reason}`,
      'Tüm cihazlardaki oturumlar kapatıldı ve yasak sürdüğü sürece giriş yapamazsın. Olympus Coins bakiyen ve eşyaların korunur.',
      'Bunun bir hata olduğunu düşünüyorsan kullanıcı adını ve gerekçeni destek ekibine yaz. Kararı bir çalışanımız yeniden inceler.',
    ],
  }),
}

export const accountUnbannedLetters: Letters<Named> = {
  cn: ({ username }) => ({
    subject: '你的 Olympus 账号已解除封禁',
    greeting: `${username}，你好：`,
    paragraphs: ['你的 Olympus 账号已解除封禁，你可以重新登录了。'],
  }),
  hk: ({ username }) => ({
    subject: '你的 Olympus 帳號已解除封鎖',
    greeting: `${username}，你好：`,
    paragraphs: ['你的 Olympus 帳號已解除封鎖，你可以重新登入了。'],
  }),
  cz: ({ username }) => ({
    subject: 'Tvůj účet Olympus už není zablokovaný',
    greeting: `Ahoj ${username},`,
    paragraphs: ['blokace tvého účtu Olympus byla zrušena. Můžeš se znovu přihlásit.'],
  }),
  de: ({ username }) => ({
    subject: 'Dein Olympus-Konto ist nicht mehr gesperrt',
    greeting: `Hallo ${username},`,
    paragraphs: ['die Sperre deines Olympus-Kontos wurde aufgehoben. Du kannst dich wieder anmelden.'],
  }),
  en: ({ username }) => ({
    subject: 'Your Olympus account is no longer banned',
    greeting: `Hello ${username},`,
    paragraphs: ['The ban of your Olympus account was lifted. You can log in again.'],
  }),
  es: ({ username }) => ({
    subject: 'Tu cuenta de Olympus ya no está suspendida',
    greeting: `Hola, ${username}:`,
    paragraphs: ['Se ha levantado la suspensión de tu cuenta de Olympus. Ya puedes volver a iniciar sesión.'],
  }),
  fr: ({ username }) => ({
    subject: 'Ton compte Olympus n’est plus banni',
    greeting: `Bonjour ${username},`,
    paragraphs: ['Le bannissement de ton compte Olympus a été levé. Tu peux te reconnecter.'],
  }),
  it: ({ username }) => ({
    subject: 'Il tuo account Olympus non è più bannato',
    greeting: `Ciao ${username},`,
    paragraphs: ['Il ban del tuo account Olympus è stato revocato. Puoi accedere di nuovo.'],
  }),
  pl: ({ username }) => ({
    subject: 'Twoje konto Olympus nie jest już zablokowane',
    greeting: `Cześć ${username},`,
    paragraphs: ['Blokada Twojego konta Olympus została zdjęta. Możesz znowu się zalogować.'],
  }),
  tr: ({ username }) => ({
    subject: 'Olympus hesabının yasağı kaldırıldı',
    greeting: `Merhaba ${username},`,
    paragraphs: ['Olympus hesabının yasağı kaldırıldı. Yeniden giriş yapabilirsin.'],
  }),
}
