import { defaultLocale, localeOfTag, type LocaleCode } from '@olympus/contract/locales'

/** The locale that Storybook's toolbar sets on `<html lang>`. */
export const storyLocaleOf = (tag: string): LocaleCode => localeOfTag(tag) ?? defaultLocale
