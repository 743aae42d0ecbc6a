import { LocaleSelect as Select } from '@olympus/ui/locale-select/locale-select'
import type { ReactNode } from 'react'

import { useLocaleChoice } from './use-locale-choice.ts'

interface LocaleSelectProps {
  readonly look?: 'ghost' | 'button'
  readonly className?: string
}

/** The language of the page, each named in itself. */
export function LocaleSelect({ look = 'ghost', className }: LocaleSelectProps): ReactNode {
  const { currentLabel: _, ...choice } = useLocaleChoice()
  return <Select {...choice} look={look} className={className} />
}
