import { useLingui } from '@lingui/react/macro'
import type { Package } from '@olympus/contract/purchase'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { CoinStack } from '@olympus/ui/coin-stack/coin-stack'
import { Icon } from '@olympus/ui/icon/icon'
import { RadioCard, RadioCardGroup } from '@olympus/ui/radio-card/radio-card'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { CurrencyPicker } from './currency-picker.tsx'
import { shownPackages, stackSize, totalCoins, type Offer } from './purchase-form-rules.ts'
import * as styles from './purchase-page.css.ts'

interface PackagePickerProps {
  readonly id: string
  /** Undefined while loading. */
  readonly offer: Offer | undefined
  readonly chosen: Package | null
  readonly error: string | undefined
  readonly onChoose: (packageId: string) => void
  readonly currencyError: ReactNode
  readonly onCurrencyChange: (currency: string) => void
}

const skeletons = [1, 2, 3, 4, 5, 6]

export function PackagePicker({
  id,
  offer,
  chosen,
  error,
  onChoose,
  currencyError,
  onCurrencyChange,
}: PackagePickerProps): ReactNode {
  const { t } = useLingui()
  const headingId = useId()
  const [isAll, setIsAll] = useState(false)
  const hasMore = offer?.packages.some(({ isFeatured }) => !isFeatured) ?? false

  return (
    <section aria-labelledby={headingId}>
      <div className={styles.sectionHead}>
        <h2 id={headingId} className={styles.sectionTitle}>{t`Select an amount`}</h2>
        {hasMore && (
          <Button
            tone="ghost"
            size="sm"
            className={styles.browse}
            aria-expanded={isAll}
            aria-controls={id}
            iconEnd={<Icon icon={isAll ? ChevronUp : ChevronDown} size={14} />}
            onClick={() => setIsAll(!isAll)}
          >
            {isAll ? t`Show fewer amounts` : t`Browse all amounts`}
          </Button>
        )}
        {offer && <CurrencyPicker offer={offer} onChange={onCurrencyChange} />}
      </div>
      {currencyError && (
        <Callout tone="danger" role="alert" className={styles.currencyError}>
          {currencyError}
        </Callout>
      )}
      {offer ? (
        <RadioCardGroup
          id={id}
          tabIndex={-1}
          columns="packages"
          aria-labelledby={headingId}
          value={chosen?.id ?? null}
          error={error}
          onValueChange={onChoose}
        >
          {shownPackages(offer.packages, { isAll, chosen }).map((one) => (
            <PackageCard key={one.id} offer={one} />
          ))}
        </RadioCardGroup>
      ) : (
        <div className={styles.packageSkeletons}>
          {skeletons.map((key) => (
            <Skeleton key={key} isBlock height={206} radius={12} />
          ))}
        </div>
      )}
    </section>
  )
}

function PackageCard({ offer }: { offer: Package }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const bonus = format.number(offer.bonusCoins)

  return (
    <RadioCard
      value={offer.id}
      layout="stack"
      art={<CoinStack size={stackSize(totalCoins(offer))} className={styles.stack} />}
      title={format.number(totalCoins(offer))}
      description={offer.bonusCoins > 0 ? t`${bonus} bonus` : t`Olympus Coins`}
      footer={format.money(offer.amountCents, offer.currency)}
    />
  )
}
