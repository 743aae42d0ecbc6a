import { useLingui } from '@lingui/react/macro'
import { locales, type LocaleCode } from '@olympus/contract/locales'

import { useLocale } from './locale-context.ts'

/** Shared props of all language controls. */
export function useLocaleChoice() {
  const { t } = useLingui()
  const { code, pendingCode, hasFailed, switchLocale } = useLocale()
  const language = locales.find((locale) => locale.code === code)?.name ?? code
  return {
    label: t`Language`,
    currentLabel: t`Language: ${language}`,
    locales,
    value: code,
    pendingValue: pendingCode,
    hasFailed,
    onValueChange: (next: LocaleCode) => void switchLocale(next),
    texts: {
      pending: t`Loading the language`,
      failed: t`This language could not be loaded. Try again.`,
      changed: t`Language: ${language}`,
    },
  }
}
