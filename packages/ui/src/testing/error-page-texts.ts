/** Texts of realistic length in each language of the portal. */
export const errorPageTexts: Record<string, { title: string; message: string; home: string; back: string }> =
  {
    en: {
      title: 'Page Not Found',
      message: 'The page you’re looking for doesn’t exist',
      home: 'Go Home',
      back: 'Go Back',
    },
    de: {
      title: 'Seite nicht gefunden',
      message: 'Die gesuchte Seite gibt es nicht',
      home: 'Zur Startseite',
      back: 'Zurück',
    },
    cz: {
      title: 'Stránka nenalezena',
      message: 'Hledaná stránka neexistuje',
      home: 'Na úvodní stránku',
      back: 'Zpět',
    },
    es: {
      title: 'Página no encontrada',
      message: 'La página que buscas no existe',
      home: 'Ir al inicio',
      back: 'Volver',
    },
    fr: {
      title: 'Page introuvable',
      message: 'La page que vous cherchez n’existe pas',
      home: 'Retour à l’accueil',
      back: 'Page précédente',
    },
    it: {
      title: 'Pagina non trovata',
      message: 'La pagina che cerchi non esiste',
      home: 'Vai alla home',
      back: 'Torna indietro',
    },
    pl: {
      title: 'Nie znaleziono strony',
      message: 'Strona, której szukasz, nie istnieje',
      home: 'Strona główna',
      back: 'Wróć',
    },
    tr: {
      title: 'Sayfa bulunamadı',
      message: 'Aradığınız sayfa mevcut değil',
      home: 'Ana sayfaya git',
      back: 'Geri dön',
    },
    cn: { title: '未找到页面', message: '您访问的页面不存在', home: '返回首页', back: '返回上一页' },
    hk: { title: '找不到頁面', message: '您要尋找的頁面不存在', home: '返回首頁', back: '返回上一頁' },
  }
