import { useLingui } from '@lingui/react/macro'
import type { Board } from '@olympus/contract/leaderboards'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import type { ReactNode } from 'react'

import { centerInRow } from '../../shared/navigation/center-in-row.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { langOf } from '../../shared/texts/english-texts.ts'
import { boardSearch, type BoardPlace } from './board-query.ts'
import * as styles from './boss-links.css.ts'

interface BossLinksProps {
  readonly bosses: Board['bosses']
  readonly place: BoardPlace
}

/** Each boss has a board of its own. On a phone they scroll sideways. */
export function BossLinks({ bosses, place }: BossLinksProps): ReactNode {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Bosses`} className={styles.row}>
      {bosses.map(({ code, name, icon, ...texts }) => (
        <Link
          key={code}
          to={{ search: boardSearch({ ...place, boss: code, page: 1, character: undefined }) }}
          ref={place.boss === code ? centerInRow : undefined}
          aria-current={place.boss === code ? 'true' : undefined}
          className={styles.card}
        >
          <GameIcon name={icon ?? 'help'} size={30} className={styles.icon} />
          <span className={styles.name} lang={langOf(texts, 'name')}>
            {name}
          </span>
        </Link>
      ))}
    </nav>
  )
}
