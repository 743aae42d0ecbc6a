import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnFacts } from '@olympus/contract/character-pages'
import { Card } from '@olympus/ui/card/card'
import type { ReactNode } from 'react'

import { Moment } from '../../shared/moment.tsx'
import * as styles from './former-names.css.ts'

/** The names that a character has had, for its owner. Nothing without any. */
export function FormerNames({ names }: { names: OwnFacts['formerNames'] }): ReactNode {
  const { t } = useLingui()
  if (names.length === 0) return null
  return (
    <Card isFlush title={t`Former names`}>
      <ul className={styles.list}>
        {names.map(({ name, usedUntil }) => (
          <li key={usedUntil} className={styles.row}>
            <span translate="no" className={styles.name}>
              {name}
            </span>
            <span className={styles.until}>
              <Trans>
                until <Moment at={usedUntil} as="date" />
              </Trans>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
