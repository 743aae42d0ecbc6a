import type { LocaleCode } from '@olympus/contract/locales'

/** What a player reads who opens a link of the server that has no page. */
interface PlainTexts {
  readonly invalidLink: string
  readonly unavailable: string
  readonly fault: string
  readonly notFound: string
  /** A version of the launcher; its reason follows. */
  readonly withdrawn: string
  /** A file of the launcher. */
  readonly damagedFile: string
}

export const plainTexts: Readonly<Record<LocaleCode, PlainTexts>> = {
  cn: {
    invalidLink: '此链接已失效。',
    unavailable: '目前无法完成此操作。请稍后重试。',
    fault: '服务器出现错误。请稍后重试。',
    notFound: '页面不存在。',
    withdrawn: '此版本已撤回。',
    damagedFile: '此文件与其记录不符，因此暂不提供下载。请稍后重试。',
  },
  hk: {
    invalidLink: '此連結已失效。',
    unavailable: '目前無法完成此操作。請稍後再試。',
    fault: '伺服器發生錯誤。請稍後再試。',
    notFound: '找不到此頁面。',
    withdrawn: '此版本已撤回。',
    damagedFile: '此檔案與其紀錄不符，因此暫不提供下載。請稍後再試。',
  },
  cz: {
    invalidLink: 'Tento odkaz už neplatí.',
    unavailable: 'Teď to není možné. Zkus to později.',
    fault: 'Na serveru se něco pokazilo. Zkus to později.',
    notFound: 'Tato stránka neexistuje.',
    withdrawn: 'Tato verze byla stažena z oběhu.',
    damagedFile: 'Tento soubor neodpovídá svému záznamu, a proto ho teď nevydáváme. Zkus to později.',
  },
  de: {
    invalidLink: 'Dieser Link gilt nicht mehr.',
    unavailable: 'Das ist gerade nicht möglich. Versuche es später noch einmal.',
    fault: 'Auf dem Server ist etwas schiefgegangen. Versuche es später noch einmal.',
    notFound: 'Diese Seite gibt es nicht.',
    withdrawn: 'Diese Version wurde zurückgezogen.',
    damagedFile:
      'Diese Datei weicht von ihrem Eintrag ab und wird deshalb zurzeit nicht ausgegeben. Versuche es später noch einmal.',
  },
  en: {
    invalidLink: 'This link is no longer valid.',
    unavailable: 'This is not possible right now. Try again later.',
    fault: 'Something went wrong on the server. Try again later.',
    notFound: 'This page does not exist.',
    withdrawn: 'This version was withdrawn.',
    damagedFile: 'This file differs from its record, so it is not handed out right now. Try again later.',
  },
  es: {
    invalidLink: 'Este enlace ya no es válido.',
    unavailable: 'Ahora mismo no es posible. Inténtalo más tarde.',
    fault: 'Algo ha fallado en el servidor. Inténtalo más tarde.',
    notFound: 'Esta página no existe.',
    withdrawn: 'Esta versión se ha retirado.',
    damagedFile:
      'Este archivo no coincide con su registro, así que por ahora no se puede descargar. Inténtalo más tarde.',
  },
  fr: {
    invalidLink: 'Ce lien n’est plus valable.',
    unavailable: 'C’est impossible pour le moment. Réessaie plus tard.',
    fault: 'Une erreur s’est produite sur le serveur. Réessaie plus tard.',
    notFound: 'Cette page n’existe pas.',
    withdrawn: 'Cette version a été retirée.',
    damagedFile:
      'Ce fichier ne correspond pas à son enregistrement\u00a0: il n’est pas proposé pour le moment. Réessaie plus tard.',
  },
  it: {
    invalidLink: 'Questo link non è più valido.',
    unavailable: 'Al momento non è possibile. Riprova più tardi.',
    fault: 'Qualcosa è andato storto sul server. Riprova più tardi.',
    notFound: 'Questa pagina non esiste.',
    withdrawn: 'Questa versione è stata ritirata.',
    damagedFile:
      'Questo file non corrisponde alla sua registrazione, quindi per ora non è disponibile. Riprova più tardi.',
  },
  pl: {
    invalidLink: 'Ten link stracił ważność.',
    unavailable: 'Teraz to niemożliwe. Spróbuj ponownie później.',
    fault: 'Coś poszło nie tak na serwerze. Spróbuj ponownie później.',
    notFound: 'Ta strona nie istnieje.',
    withdrawn: 'Ta wersja została wycofana.',
    damagedFile:
      'Ten plik różni się od zapisanego wzorca, dlatego na razie go nie udostępniamy. Spróbuj ponownie później.',
  },
  tr: {
    invalidLink: 'Bu bağlantı artık geçerli değil.',
    unavailable: 'Bu şu anda mümkün değil. Daha sonra yeniden dene.',
    fault: 'Sunucuda bir şeyler ters gitti. Daha sonra yeniden dene.',
    notFound: 'Bu sayfa yok.',
    withdrawn: 'Bu sürüm geri çekildi.',
    damagedFile: 'Bu dosya kaydıyla uyuşmuyor, bu yüzden şu anda sunulmuyor. Daha sonra yeniden dene.',
  },
}
