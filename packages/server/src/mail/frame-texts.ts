import type { LocaleCode } from '@olympus/contract/locales'

/** The texts around every letter. */
export interface FrameTexts {
  readonly closing: string
  /** Introduces the address of the button. */
  readonly copyAddress: string
  readonly whySent: string
  readonly support: (email: string) => string
}

export const frameTexts: Readonly<Record<LocaleCode, FrameTexts>> = {
  cn: {
    closing: 'Olympus 团队',
    copyAddress: '如果按钮无法使用，请将此地址复制到浏览器中：',
    whySent: '此邮件因你在 Olympus 的账号而自动发送。',
    support: (email) => `如需帮助，请写信至 ${email}。`,
  },
  hk: {
    closing: 'Olympus 團隊',
    copyAddress: '如果按鈕無法使用，請將此網址複製到瀏覽器：',
    whySent: '此電郵因你在 Olympus 的帳號而自動發送。',
    support: (email) => `如需協助，請寫信至 ${email}。`,
  },
  cz: {
    closing: 'Tvůj tým Olympus',
    copyAddress: 'Pokud tlačítko nefunguje, zkopíruj tuto adresu do prohlížeče:',
    whySent: 'Tento e-mail byl odeslán automaticky kvůli tvému účtu Olympus.',
    support: (email) => `Potřebuješ pomoc? Napiš na ${email}.`,
  },
  de: {
    closing: 'Dein Olympus-Team',
    copyAddress: 'Wenn der Button nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    whySent: 'Diese Mail wurde automatisch wegen deines Kontos bei Olympus verschickt.',
    support: (email) => `Brauchst du Hilfe? Schreib an ${email}.`,
  },
  en: {
    closing: 'The Olympus team',
    copyAddress: 'If the button does not work, copy this address into your browser:',
    whySent: 'You received this email because you have an Olympus account.',
    support: (email) => `Need help? Write to ${email}.`,
  },
  es: {
    closing: 'Tu equipo de Olympus',
    copyAddress: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    whySent: 'Este correo se ha enviado automáticamente por tu cuenta de Olympus.',
    support: (email) => `¿Necesitas ayuda? Escribe a ${email}.`,
  },
  fr: {
    closing: 'L’équipe Olympus',
    copyAddress: 'Si le bouton ne fonctionne pas, copie cette adresse dans ton navigateur\u00a0:',
    whySent: 'Cet e-mail a été envoyé automatiquement en raison de ton compte Olympus.',
    support: (email) => `Besoin d’aide\u00a0? Écris à ${email}.`,
  },
  it: {
    closing: 'Il team di Olympus',
    copyAddress: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
    whySent: 'Questa email è stata inviata automaticamente per il tuo account Olympus.',
    support: (email) => `Ti serve aiuto? Scrivi a ${email}.`,
  },
  pl: {
    closing: 'Zespół Olympus',
    copyAddress: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
    whySent: 'Ta wiadomość została wysłana automatycznie w związku z Twoim kontem Olympus.',
    support: (email) => `Potrzebujesz pomocy? Napisz na adres ${email}.`,
  },
  tr: {
    closing: 'Olympus ekibi',
    copyAddress: 'Düğme çalışmazsa bu adresi tarayıcına kopyala:',
    whySent: 'Bu e-posta, Olympus hesabın nedeniyle otomatik olarak gönderildi.',
    support: (email) => `Yardıma mı ihtiyacın var? ${email} adresine yaz.`,
  },
}
