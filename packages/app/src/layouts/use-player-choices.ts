import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { Theme } from '@olympus/contract/appearance'
import type { LocaleCode } from '@olympus/contract/locales'
import { toast } from '@olympus/ui/toast/toast-queue'

import { useLocale } from '../locale/locale-context.ts'
import { setAppearance } from '../theme/appearance.ts'
import { useKeepAppearance } from '../theme/use-keep-appearance.ts'

interface PlayerChoices {
  readonly chooseTheme: (theme: Theme) => void
  readonly chooseLocale: (code: LocaleCode) => void
}

/**
 * The theme and language controls of the page frame. They change the page at once and save to the account.
 */
export function usePlayerChoices(): PlayerChoices {
  const { i18n } = useLingui()
  const { switchLocale } = useLocale()
  const keep = useKeepAppearance()

  const tellUnsaved = (error: unknown) => {
    console.error(error)
    toast.error({
      key: 'appearance',
      title: i18n._(msg`We could not save this choice to your account. It applies in this browser only.`),
    })
  }

  return {
    chooseTheme(theme) {
      setAppearance({ theme })
      keep({ theme }).catch(tellUnsaved)
    },
    async chooseLocale(locale) {
      if (await switchLocale(locale)) keep({ locale }).catch(tellUnsaved)
    },
  }
}
