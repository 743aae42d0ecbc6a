import { useLingui } from '@lingui/react/macro'

/** What a password field says of its reveal button. */
export function usePasswordTexts() {
  const { t } = useLingui()
  return {
    showLabel: t`Show password`,
    hideLabel: t`Hide password`,
    shownMessage: t`Your password is shown`,
    hiddenMessage: t`Your password is hidden`,
  }
}
