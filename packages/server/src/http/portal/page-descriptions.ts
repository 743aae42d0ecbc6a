import type { LocaleCode } from '@olympus/contract/locales'
import { type OwnText, textIn } from '../../localized-text.ts'

const portal: OwnText = {
  cn: '网络游戏 Olympus 的账号、Olympus Coins 与商城',
  hk: '網絡遊戲 Olympus 的帳號、Olympus Coins 與商城',
  cz: 'Účet, Olympus Coins a obchod online hry Olympus',
  de: 'Konto, Olympus Coins und Shop des Onlinespiels Olympus',
  en: 'Account, Olympus Coins and shop of the online game Olympus',
  es: 'Cuenta, Olympus Coins y tienda del juego en línea Olympus',
  fr: 'Compte, Olympus Coins et boutique du jeu en ligne Olympus',
  it: 'Account, Olympus Coins e negozio del gioco online Olympus',
  pl: 'Konto, Olympus Coins i sklep gry online Olympus',
  tr: 'Çevrimiçi oyun Olympus’un hesabı, Olympus Coins ve mağazası',
}

/** By path, without a language: the pages that search engines can read. */
const ofPages: ReadonlyMap<string, OwnText> = new Map([
  [
    '/register',
    {
      cn: '免费注册 Olympus 账号：网络游戏与商城通用。',
      hk: '免費註冊 Olympus 帳號：網絡遊戲與商城通用。',
      cz: 'Vytvoř si zdarma účet Olympus pro online hru a její obchod.',
      de: 'Erstelle kostenlos ein Olympus-Konto für das Onlinespiel und seinen Shop.',
      en: 'Create a free Olympus account for the online game and its shop.',
      es: 'Crea gratis una cuenta de Olympus para el juego en línea y su tienda.',
      fr: 'Crée gratuitement un compte Olympus pour le jeu en ligne et sa boutique.',
      it: 'Crea gratis un account Olympus per il gioco online e il suo negozio.',
      pl: 'Załóż bezpłatne konto Olympus do gry online i jej sklepu.',
      tr: 'Çevrimiçi oyun ve mağazası için ücretsiz bir Olympus hesabı oluştur.',
    },
  ],
  [
    '/login',
    {
      cn: '登录 Olympus：管理账号和角色，购买 Olympus Coins，逛商城。',
      hk: '登入 Olympus：管理帳號和角色，購買 Olympus Coins，逛商城。',
      cz: 'Přihlas se k účtu Olympus: profil, postavy, Olympus Coins a obchod.',
      de: 'Melde dich bei Olympus an: Konto, Charaktere, Olympus Coins und Shop.',
      en: 'Log in to Olympus: your account, characters, Olympus Coins and the shop.',
      es: 'Inicia sesión en Olympus: tu cuenta, tus personajes, Olympus Coins y la tienda.',
      fr: 'Connecte-toi à Olympus\u00a0: ton compte, tes personnages, Olympus Coins et la boutique.',
      it: 'Accedi a Olympus: il tuo account, i tuoi personaggi, Olympus Coins e il negozio.',
      pl: 'Zaloguj się do Olympus: konto, postacie, Olympus Coins i sklep.',
      tr: 'Olympus’a giriş yap: hesabın, karakterlerin, Olympus Coins ve mağaza.',
    },
  ],
  [
    '/landing',
    {
      cn: '网络游戏 Olympus：下载、注册、角色与排行榜。',
      hk: '網絡遊戲 Olympus：下載、註冊、角色與排行榜。',
      cz: 'Online hra Olympus: stažení, registrace, postavy a žebříčky.',
      de: 'Das Onlinespiel Olympus: Download, Registrierung, Charaktere und Ranglisten.',
      en: 'The online game Olympus: download, registration, characters and leaderboards.',
      es: 'El juego en línea Olympus: descarga, registro, personajes y clasificaciones.',
      fr: 'Le jeu en ligne Olympus\u00a0: téléchargement, inscription, personnages et classements.',
      it: 'Il gioco online Olympus: download, registrazione, personaggi e classifiche.',
      pl: 'Gra online Olympus: pobieranie, rejestracja, postacie i rankingi.',
      tr: 'Çevrimiçi oyun Olympus: indirme, kayıt, karakterler ve sıralamalar.',
    },
  ],
  [
    '/resetpassword',
    {
      cn: '忘记密码？通过邮件设置 Olympus 账号的新密码。',
      hk: '忘記密碼？透過電郵設定 Olympus 帳號的新密碼。',
      cz: 'Nastav si nové heslo k účtu Olympus přes odkaz v e-mailu.',
      de: 'Setze über einen Link per E-Mail ein neues Passwort für dein Olympus-Konto.',
      en: 'Set a new password for your Olympus account with a link by email.',
      es: 'Establece una nueva contraseña para tu cuenta de Olympus con un enlace por correo.',
      fr: 'Définis un nouveau mot de passe pour ton compte Olympus grâce à un lien reçu par e-mail.',
      it: 'Imposta una nuova password per il tuo account Olympus con un link via email.',
      pl: 'Ustaw nowe hasło do konta Olympus za pomocą linku z e-maila.',
      tr: 'E-postayla gelen bağlantıyla Olympus hesabına yeni bir şifre belirle.',
    },
  ],
  [
    '/contact',
    {
      cn: '联系 Olympus 客服：账号、付款与游戏问题。',
      hk: '聯絡 Olympus 客服：帳號、付款與遊戲問題。',
      cz: 'Napiš podpoře Olympusu o účtu, platbě nebo hře.',
      de: 'Schreib dem Olympus-Support zu Konto, Zahlung oder Spiel.',
      en: 'Write to Olympus support about your account, a payment or the game.',
      es: 'Escribe al soporte de Olympus sobre tu cuenta, un pago o el juego.',
      fr: 'Écris à l’assistance Olympus au sujet de ton compte, d’un paiement ou du jeu.',
      it: 'Scrivi all’assistenza di Olympus per l’account, un pagamento o il gioco.',
      pl: 'Napisz do pomocy technicznej Olympus w sprawie konta, płatności lub gry.',
      tr: 'Hesabın, bir ödeme veya oyun hakkında Olympus destek ekibine yaz.',
    },
  ],
  [
    '/fortune-wheel/fairness',
    {
      cn: '验证 Olympus 幸运转盘的每次转动：概率、公开记录与核对工具。',
      hk: '驗證 Olympus 幸運轉盤的每次轉動：機率、公開紀錄與核對工具。',
      cz: 'Ověř každé otočení kola štěstí Olympus: šance, veřejný záznam a výpočet.',
      de: 'Prüfe jede Drehung des Olympus-Glücksrads: Chancen, öffentliches Protokoll und Rechnung.',
      en: 'Verify every spin of the Olympus fortune wheel: odds, public log and the calculation.',
      es: 'Comprueba cada giro de la rueda de la fortuna de Olympus: probabilidades, registro público y cálculo.',
      fr: 'Vérifie chaque tour de la roue de la fortune d’Olympus\u00a0: probabilités, journal public et calcul.',
      it: 'Verifica ogni giro della ruota della fortuna di Olympus: probabilità, registro pubblico e calcolo.',
      pl: 'Sprawdź każdy obrót koła fortuny Olympus: szanse, publiczny dziennik i obliczenie.',
      tr: 'Olympus çarkıfeleğinin her çevirmesini doğrula: olasılıklar, herkese açık kayıt ve hesaplama.',
    },
  ],
  [
    '/terms-of-service',
    {
      cn: 'Olympus 账号、Olympus Coins 与商城的服务条款。',
      hk: 'Olympus 帳號、Olympus Coins 與商城的服務條款。',
      cz: 'Podmínky služby pro účet Olympus, Olympus Coins a obchod.',
      de: 'Nutzungsbedingungen für Olympus-Konto, Olympus Coins und Shop.',
      en: 'The terms of service for the Olympus account, Olympus Coins and the shop.',
      es: 'Condiciones del servicio de la cuenta de Olympus, Olympus Coins y la tienda.',
      fr: 'Conditions d’utilisation du compte Olympus, des Olympus Coins et de la boutique.',
      it: 'Termini di servizio dell’account Olympus, di Olympus Coins e del negozio.',
      pl: 'Regulamin konta Olympus, Olympus Coins i sklepu.',
      tr: 'Olympus hesabı, Olympus Coins ve mağazanın hizmet şartları.',
    },
  ],
  [
    '/privacy-policy',
    {
      cn: 'Olympus 处理哪些个人数据、用于何处、保存多久。',
      hk: 'Olympus 處理哪些個人資料、用於何處、保存多久。',
      cz: 'Které osobní údaje Olympus zpracovává, k čemu a jak dlouho.',
      de: 'Welche personenbezogenen Daten Olympus verarbeitet, wofür und wie lange.',
      en: 'Which personal data Olympus processes, what for and for how long.',
      es: 'Qué datos personales trata Olympus, para qué y durante cuánto tiempo.',
      fr: 'Quelles données personnelles Olympus traite, pourquoi et pendant combien de temps.',
      it: 'Quali dati personali tratta Olympus, perché e per quanto tempo.',
      pl: 'Jakie dane osobowe przetwarza Olympus, w jakim celu i jak długo.',
      tr: 'Olympus’un hangi kişisel verileri ne için ve ne kadar süre işlediği.',
    },
  ],
])

/** What search engines and link previews say about a page. `path`: without a language. */
export const descriptionOf = (path: string, locale: LocaleCode): string =>
  textIn(ofPages.get(path) ?? portal, locale)
