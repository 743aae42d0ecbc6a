import { useLingui } from '@lingui/react/macro'
import type { getBonuses } from '@olympus/contract/character-pages'
import type { DataOf } from '@olympus/contract/endpoint'
import { Card } from '@olympus/ui/card/card'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { byEnd } from './bonus-rules.ts'
import type { BonusTexts } from './bonus-texts.ts'
import * as styles from './bonus-section.css.ts'
import { TimeLeftText } from './time-left-text.tsx'
import { useServerClock } from '../../shared/use-server-clock.ts'

interface TimedBonusesProps {
  /** Undefined while loading. */
  readonly bonuses: DataOf<typeof getBonuses> | undefined
  readonly texts: BonusTexts
}

/** Bonuses that end by themselves, with their end and the time that is left. */
export function TimedBonuses({ bonuses, texts }: TimedBonusesProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const nowMs = useServerClock(bonuses)

  return (
    <Card isFlush title={t`Timed bonuses`}>
      {!bonuses && (
        <div className={styles.skeleton}>
          <Skeleton isBlock height={36} />
          <Skeleton isBlock height={36} />
        </div>
      )}
      {bonuses?.timed.length === 0 && (
        <p className={styles.none}>{t`No bonus of this character runs out.`}</p>
      )}
      {bonuses && bonuses.timed.length > 0 && (
        <ul className={styles.list}>
          {byEnd(bonuses.timed).map((timed, index) => {
            const { name, nameLang, icon } = texts.timedLook(timed)
            const { endsAt } = timed
            const expiry = endsAt && format.dateTime(endsAt)
            return (
              <li key={`${timed.typeCode} ${endsAt ?? ''} ${index}`} className={styles.entry}>
                <ItemTile icon={icon} size={36} />
                <span className={styles.words}>
                  <span className={styles.name} lang={nameLang}>
                    {name}
                  </span>
                  <span className={styles.hint}>{expiry ? t`Until ${expiry}` : t`Does not end`}</span>
                </span>
                {endsAt && (
                  <span className={styles.left}>
                    {Date.parse(endsAt) <= nowMs ? t`Ended` : <TimeLeftText until={endsAt} nowMs={nowMs} />}
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
