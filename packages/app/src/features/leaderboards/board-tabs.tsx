import { useLingui } from '@lingui/react/macro'
import { boardKeys, type Board } from '@olympus/contract/leaderboards'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { TabNav, TabNavLink } from '@olympus/ui/tab-nav/tab-nav'
import type { ReactNode } from 'react'

import { leaderboardPath } from '../../player-paths.ts'
import { NavLink } from '../../shared/navigation/link.tsx'
import { langOf } from '../../shared/texts/english-texts.ts'

/** Links to all boards. Undefined while loading. */
export function BoardTabs({ boards }: { readonly boards: readonly Board[] | undefined }): ReactNode {
  const { t } = useLingui()
  return (
    <TabNav isSpread aria-label={t`Leaderboards`}>
      {boards
        ? boards.map(({ key, name, ...texts }) => (
            <TabNavLink key={key} asChild>
              <NavLink to={leaderboardPath(key)} lang={langOf(texts, 'name')}>
                {name}
              </NavLink>
            </TabNavLink>
          ))
        : boardKeys.map((key) => (
            <TabNavLink key={key} aria-hidden>
              <Skeleton width={72} />
            </TabNavLink>
          ))}
    </TabNav>
  )
}
