import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './check-steps.css.ts'
import { valueLabels } from './check-texts.ts'
import { HashText } from './hash-text.tsx'
import type { CheckValue, ValueName } from './verify/checks.ts'

const hashes: ReadonlySet<ValueName> = new Set([
  'fingerprint',
  'ourNumber',
  'computedFingerprint',
  'tableHash',
  'receiptTableHash',
  'root',
  'computedRoot',
])
const moments: ReadonlySet<ValueName> = new Set(['fixedAt', 'spunAt', 'signedAt'])

/** The values of an opened check. */
export function CheckValues({ values }: { readonly values: readonly CheckValue[] }): ReactNode {
  const { i18n } = useLingui()
  if (values.length === 0) return null
  return (
    <dl className={styles.values}>
      {values.map((value) => (
        <div key={value.name} className={styles.value}>
          <dt className={styles.label}>{i18n._(valueLabels[value.name])}</dt>
          <dd className={styles.shown}>
            <Value {...value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ name, value, expected }: CheckValue): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  if (hashes.has(name)) return <HashText hash={value} expected={expected} />
  if (moments.has(name)) return format.dateTime(value)
  if (name === 'formula') return <code>{t`HMAC-SHA-256(our number, ${value}:0)`}</code>
  if (expected !== undefined && expected !== value) return <mark className={styles.differs}>{value}</mark>
  return <code translate="no">{value}</code>
}
