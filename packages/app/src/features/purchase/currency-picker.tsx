import { useLingui } from '@lingui/react/macro'
import { Select } from '@olympus/ui/select/select'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import type { Offer } from './purchase-form-rules.ts'
import * as styles from './purchase-page.css.ts'

interface CurrencyPickerProps {
  readonly offer: Offer
  readonly onChange: (currency: string) => void
}

/** Shown only when coins are sold in more than one currency. */
export function CurrencyPicker({
  offer: { currency, currencies },
  onChange,
}: CurrencyPickerProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  if (currencies.length < 2) return null

  return (
    <Select
      label={t`Currency`}
      isLabelHidden
      isNoteHidden
      className={styles.currency}
      value={currency}
      options={currencies.map((code) => ({ value: code, label: code, note: format.currencyName(code) }))}
      onValueChange={onChange}
    />
  )
}
