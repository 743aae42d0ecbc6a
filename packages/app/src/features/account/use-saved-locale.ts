import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { LocaleCode } from '@olympus/contract/locales'
import { announce } from '@olympus/ui/announcer/announcer'
import { useRef, useState } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import { useLocaleChoice } from '../../locale/use-locale-choice.ts'
import { useKeepAppearance } from '../../theme/use-keep-appearance.ts'

const saveFailure = msg`Your language could not be saved, so we restored the previous one.`

/** The page language, saved on the account. If saving fails, the page returns to the last saved language. */
export function useSavedLocale() {
  const { i18n } = useLingui()
  const { currentLabel: _, ...choice } = useLocaleChoice()
  const { switchLocale } = useLocale()
  const keep = useKeepAppearance()
  const saved = useRef(choice.value)
  const latest = useRef(choice.value)
  const [hasSaveFailed, setHasSaveFailed] = useState(false)

  async function choose(next: LocaleCode): Promise<void> {
    if (latest.current === saved.current) saved.current = choice.value
    latest.current = next
    setHasSaveFailed(false)
    if (!(await switchLocale(next))) return
    try {
      await keep({ locale: next })
      saved.current = next
    } catch (error) {
      console.error(error)
      // The player has already chosen again, so the result of that choice counts.
      if (latest.current !== next) return
      latest.current = saved.current
      setHasSaveFailed(true)
      await switchLocale(saved.current)
      announce(i18n._(saveFailure), 'assertive')
    }
  }

  return {
    ...choice,
    onValueChange: (next: LocaleCode) => void choose(next),
    hasFailed: choice.hasFailed || hasSaveFailed,
    texts: {
      ...choice.texts,
      ...(hasSaveFailed && { failed: i18n._(saveFailure) }),
    },
  }
}
