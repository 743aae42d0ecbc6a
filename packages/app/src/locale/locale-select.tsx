import type { LocaleCode } from '@olympus/contract/locales'
import { LocaleSelect as Select } from '@olympus/ui/locale-select/locale-select'
import type { ReactNode } from 'react'

import { useLocaleChoice } from './use-locale-choice.ts'

interface LocaleSelectProps {
  readonly look?: 'ghost' | 'button'
  readonly className?: string
  /** Called with the choice, in addition to switching the page. */
  readonly onChoose?: (code: LocaleCode) => void
}

/** Selects the page language. Each language is named in itself. */
export function LocaleSelect({ look = 'ghost', className, onChoose }: LocaleSelectProps): ReactNode {
  const { currentLabel: _, onValueChange, ...choice } = useLocaleChoice()
  return <Select {...choice} look={look} className={className} onValueChange={onChoose ?? onValueChange} />
}
