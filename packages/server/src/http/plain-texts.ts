import type { LocaleCode } from '@olympus/contract/locales'

/** What a player reads who opens a link of the server that has no page. */
interface PlainTexts {
  readonly invalidLink: string
  readonly unavailable: string
  readonly fault: string
}

export const plainTexts: Readonly<Record<LocaleCode, PlainTexts>> = {
  cn: {
    invalidLink: '此链接已失效。',
    unavailable: '目前无法完成此操作。请稍后重试。',
    fault: '服务器出现错误。请稍后重试。',
  },
  hk: {
    invalidLink: '此連結已失效。',
    unavailable: '目前無法完成此操作。請稍後再試。',
    fault: '伺服器發生錯誤。請稍後再試。',
  },
  cz: {
    invalidLink: 'Tento odkaz už neplatí.',
    unavailable: 'Teď to není možné. Zkus to později.',
    fault: 'Na serveru se něco pokazilo. Zkus to později.',
  },
  de: {
    invalidLink: 'Dieser Link gilt nicht mehr.',
    unavailable: 'Das ist gerade nicht möglich. Versuche es später noch einmal.',
    fault: 'Auf dem Server ist etwas schiefgegangen. Versuche es später noch einmal.',
  },
  en: {
    invalidLink: 'This link is no longer valid.',
    unavailable: 'This is not possible right now. Try again later.',
    fault: 'Something went wrong on the server. Try again later.',
  },
  es: {
    invalidLink: 'Este enlace ya no es válido.',
    unavailable: 'Ahora mismo no es posible. Inténtalo más tarde.',
    fault: 'Algo ha fallado en el servidor. Inténtalo más tarde.',
  },
  fr: {
    invalidLink: 'Ce lien n’est plus valable.',
    unavailable: 'C’est impossible pour le moment. Réessaie plus tard.',
    fault: 'Une erreur s’est produite sur le serveur. Réessaie plus tard.',
  },
  it: {
    invalidLink: 'Questo link non è più valido.',
    unavailable: 'Al momento non è possibile. Riprova più tardi.',
    fault: 'Qualcosa è andato storto sul server. Riprova più tardi.',
  },
  pl: {
    invalidLink: 'Ten link stracił ważność.',
    unavailable: 'Teraz to niemożliwe. Spróbuj ponownie później.',
    fault: 'Coś poszło nie tak na serwerze. Spróbuj ponownie później.',
  },
  tr: {
    invalidLink: 'Bu bağlantı artık geçerli değil.',
    unavailable: 'Bu şu anda mümkün değil. Daha sonra yeniden dene.',
    fault: 'Sunucuda bir şeyler ters gitti. Daha sonra yeniden dene.',
  },
}
