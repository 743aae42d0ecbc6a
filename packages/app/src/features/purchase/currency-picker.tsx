import { useLingui } from '@lingui/react/macro'
import { Select } from '@olympus/ui/select/select'
import type { ReactNode } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import { cached } from '../../shared/cached.ts'
import type { Offer } from './purchase-form-rules.ts'
import * as styles from './purchase-page.css.ts'

/** The name of an ISO 4217 currency: `Euro`. */
const currencyNames = cached((tag: string) => new Intl.DisplayNames(tag, { type: 'currency' }))

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
  const { tag } = useLocale()
  if (currencies.length < 2) return null

  return (
    <Select
      label={t`Currency`}
      isLabelHidden
      isNoteHidden
      className={styles.currency}
      value={currency}
      options={currencies.map((code) => ({ value: code, label: code, note: currencyNames(tag).of(code) }))}
      onValueChange={onChange}
    />
  )
}
