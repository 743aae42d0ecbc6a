import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { purchaseMethods, type PurchaseMethod } from '@olympus/contract/purchase'
import { Icon } from '@olympus/ui/icon/icon'
import { RadioCard, RadioCardGroup } from '@olympus/ui/radio-card/radio-card'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { CreditCard, Smartphone, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { methodNames } from '../../shared/texts/purchase-texts.ts'
import * as styles from './purchase-page.css.ts'

const looks: Record<PurchaseMethod, { icon: LucideIcon; line: MessageDescriptor }> = {
  card: { icon: CreditCard, line: msg`Credit or debit` },
  'mobile-wallet': { icon: Smartphone, line: msg`On this device` },
}

interface MethodPickerProps {
  /** Undefined while loading. */
  readonly methods: readonly PurchaseMethod[] | undefined
  readonly chosen: PurchaseMethod | null
  readonly onChoose: (method: PurchaseMethod) => void
}

export function MethodPicker({ methods, chosen, onChoose }: MethodPickerProps): ReactNode {
  const { t, i18n } = useLingui()
  const headingId = useId()

  return (
    <section aria-labelledby={headingId}>
      <div className={styles.sectionHead}>
        <h2 id={headingId} className={styles.sectionTitle}>{t`Purchase method`}</h2>
      </div>
      {methods ? (
        <RadioCardGroup
          columns="methods"
          aria-labelledby={headingId}
          value={chosen}
          onValueChange={(value) => {
            const method = methods.find((offered) => offered === value)
            if (method) onChoose(method)
          }}
        >
          {methods.map((method) => (
            <RadioCard
              key={method}
              value={method}
              layout="row"
              art={<Icon icon={looks[method].icon} size={20} />}
              title={i18n._(methodNames[method])}
              description={i18n._(looks[method].line)}
            />
          ))}
        </RadioCardGroup>
      ) : (
        <div className={styles.methodSkeletons}>
          {purchaseMethods.map((key) => (
            <Skeleton key={key} isBlock height={64} radius={12} />
          ))}
        </div>
      )}
    </section>
  )
}
