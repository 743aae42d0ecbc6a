import { useLingui } from '@lingui/react/macro'

/** The labels of a password field's reveal button. */
export function usePasswordTexts() {
  const { t } = useLingui()
  return {
    showLabel: t`Show password`,
    hideLabel: t`Hide password`,
    shownMessage: t`Your password is shown`,
    hiddenMessage: t`Your password is hidden`,
  }
}
