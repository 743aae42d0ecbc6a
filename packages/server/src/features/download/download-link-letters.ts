import type { Letters } from '../../mail/mail.ts'

interface WithLink {
  readonly username: string
  readonly url: string
}

export const downloadLinkLetters: Letters<WithLink> = {
  cn: ({ username, url }) => ({
    subject: '在电脑上下载 Olympus 启动器',
    greeting: `${username}，你好：`,
    paragraphs: ['游戏在 Windows 上运行。请在电脑上打开此链接，下载启动器。'],
    action: { label: '前往下载页面', url },
  }),
  hk: ({ username, url }) => ({
    subject: '在電腦上下載 Olympus 啟動器',
    greeting: `${username}，你好：`,
    paragraphs: ['遊戲在 Windows 上運行。請在電腦上開啟此連結，下載啟動器。'],
    action: { label: '前往下載頁面', url },
  }),
  cz: ({ username, url }) => ({
    subject: 'Stáhni si launcher hry Olympus do počítače',
    greeting: `Ahoj ${username},`,
    paragraphs: ['hra běží ve Windows. Otevři tento odkaz v počítači a stáhni si tam launcher.'],
    action: { label: 'Na stránku stahování', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Lade den Olympus-Launcher auf deinen Computer',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'das Spiel läuft unter Windows. Öffne diesen Link auf deinem Computer und lade dort den Launcher herunter.',
    ],
    action: { label: 'Zum Download', url },
  }),
  en: ({ username, url }) => ({
    subject: 'Download the Olympus launcher on your computer',
    greeting: `Hello ${username},`,
    paragraphs: [
      'The game runs on Windows. Open this link on your computer and download the launcher there.',
    ],
    action: { label: 'Open the download page', url },
  }),
  es: ({ username, url }) => ({
    subject: 'Descarga el launcher de Olympus en tu ordenador',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'El juego funciona en Windows. Abre este enlace en tu ordenador y descarga allí el launcher.',
    ],
    action: { label: 'Abrir la página de descarga', url },
  }),
  fr: ({ username, url }) => ({
    subject: 'Télécharge le launcher d’Olympus sur ton ordinateur',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'Le jeu fonctionne sous Windows. Ouvre ce lien sur ton ordinateur pour y télécharger le launcher.',
    ],
    action: { label: 'Ouvrir la page de téléchargement', url },
  }),
  it: ({ username, url }) => ({
    subject: 'Scarica il launcher di Olympus sul tuo computer',
    greeting: `Ciao ${username},`,
    paragraphs: ['Il gioco funziona su Windows. Apri questo link sul tuo computer e scarica lì il launcher.'],
    action: { label: 'Apri la pagina di download', url },
  }),
  pl: ({ username, url }) => ({
    subject: 'Pobierz launcher gry Olympus na komputer',
    greeting: `Cześć ${username},`,
    paragraphs: ['Gra działa w systemie Windows. Otwórz ten link na komputerze i pobierz tam launcher.'],
    action: { label: 'Otwórz stronę pobierania', url },
  }),
  tr: ({ username, url }) => ({
    subject: 'Olympus başlatıcısını bilgisayarına indir',
    greeting: `Merhaba ${username},`,
    paragraphs: ['Oyun Windows’ta çalışır. Bu bağlantıyı bilgisayarında aç ve başlatıcıyı oradan indir.'],
    action: { label: 'İndirme sayfasını aç', url },
  }),
}
