import type { LocaleCode } from '@olympus/contract/locales'

/** Texts of refused logins that say more than the general ones. */
export const logInFailureTexts = (locale: LocaleCode) => ({
  UNAUTHORIZED_BANNED_ACCOUNT: (data: unknown) =>
    import('./ban-message.ts').then(({ banMessage }) => banMessage(data, locale)),
})
