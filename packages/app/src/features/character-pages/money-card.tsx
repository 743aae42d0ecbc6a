import { useLingui } from '@lingui/react/macro'
import type { CharacterView, SectionAge } from '@olympus/contract/character-pages'
import { Card } from '@olympus/ui/card/card'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import type { GameIconName } from '@olympus/ui/game-icon/game-icon-names'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './inventory-section.css.ts'
import { AgeLine } from './section-age.tsx'

interface MoneyCardProps {
  /** Undefined while loading. */
  readonly character: CharacterView | undefined
  readonly age: SectionAge | undefined
}

/** Gold and bank money, as far as the player may see them. Zero is shown, never a dash. */
export function MoneyCard({ character, age }: MoneyCardProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const amounts: { label: string; icon: GameIconName; value: number | null | undefined }[] = [
    { label: t`Gold`, icon: 'two-coins', value: character?.gold },
    { label: t`Bank money`, icon: 'chest', value: character?.bankMoney },
  ]
  return (
    <Card isFlush aria-label={t`Money`} footer={<AgeLine age={age} />}>
      <dl className={styles.money}>
        {amounts.map(({ label, icon, value }) =>
          value === null ? null : (
            <div key={label} className={styles.moneyRow}>
              <dt className={styles.moneyLabel}>
                <GameIcon name={icon} size={18} />
                {label}
              </dt>
              <dd className={styles.moneyValue}>
                {value === undefined ? <Skeleton width={110} /> : format.number(value)}
              </dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  )
}
