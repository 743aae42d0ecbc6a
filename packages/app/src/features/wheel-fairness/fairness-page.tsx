import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { limits } from '@olympus/contract/limits'
import { listWheelTables } from '@olympus/contract/wheel-fairness'
import { PageHead } from '@olympus/ui/page-head/page-head'
import type { ReactNode } from 'react'

import { useSession } from '../../session/session-context.ts'
import { useDeferredAnswer } from '../../shared/loading/use-deferred-answer.ts'
import { FirstPaintEnd } from '../../shared/navigation/first-paint-end.tsx'
import { PageTitle } from '../../shared/navigation/page-title.tsx'
import { ChancesCard } from './chances-card.tsx'
import { CheckCard } from './check-card.tsx'
import * as styles from './fairness-page.css.ts'
import { LogCard } from './log-card.tsx'
import { LuckCard } from './luck-card.tsx'
import { PromiseCard } from './promise-card.tsx'
import { ScriptCard } from './script-card.tsx'
import { GuestSeedsCard } from './guest-seeds-card.tsx'
import { SeedsCard } from './seeds-card.tsx'
import { StatisticsCard } from './statistics-card.tsx'
import { useSpinCheck, type SpinCheck } from './use-spin-check.ts'

/** Proves to anybody that the fortune wheel is fair. */
export function FairnessPage(): ReactNode {
  const { t } = useLingui()
  const { user } = useSession()
  const check = useSpinCheck()
  const title = t`Is the wheel fair?`

  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      <PageHead
        title={title}
        description={t`Don’t take our word for it. Check any spin, including your own.`}
      />
      <FirstPaintEnd />
      <PromiseCard />
      <div className={styles.columns}>
        <CheckCard check={check} />
        <div className={styles.column}>
          {user ? (
            <>
              <SeedsCard onRotated={check.repeat} />
              <LuckCard />
            </>
          ) : (
            <GuestSeedsCard />
          )}
          <ScriptCard />
        </div>
      </div>
      {/* The end of a session drops all data. A new part requests it again. */}
      <PublicData key={user?.id} check={check} />
    </div>
  )
}

function PublicData({ check }: { readonly check: SpinCheck }): ReactNode {
  const tables = useDeferredAnswer(useApi(listWheelTables, { query: { pageSize: limits.pageSizeMax } }))
  return (
    <>
      <ChancesCard answer={tables} />
      <div className={styles.halves}>
        <StatisticsCard tables={tables.data?.entries} />
        <LogCard report={check.state.kind === 'done' ? check.state.report : null} />
      </div>
    </>
  )
}
