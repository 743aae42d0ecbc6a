import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listSessions, type DeviceSession } from '@olympus/contract/sessions'
import { Button } from '@olympus/ui/button/button'
import { Card, CardSection } from '@olympus/ui/card/card'
import { Table } from '@olympus/ui/table/table'
import { useRef, useState, type ReactNode } from 'react'

import { Loaded } from '../../../shared/loading/loaded.tsx'
import { EndOtherSessionsDialog } from './end-other-sessions-dialog.tsx'
import { EndSessionDialog } from './end-session-dialog.tsx'
import * as styles from '../security-page.css.ts'
import { useSessionColumns } from './use-session-columns.tsx'

/** Lists all logged-in devices and lets the player log them out. */
export function DeviceActivityCard(): ReactNode {
  const { t } = useLingui()
  const answer = useApi(listSessions)
  const card = useRef<HTMLElement>(null)
  const [ending, setEnding] = useState<DeviceSession | 'others' | null>(null)
  const columns = useSessionColumns(setEnding)
  const others = answer.data?.filter(({ isThisDevice }) => !isThisDevice).length ?? 0
  const close = () => setEnding(null)

  return (
    <Card
      ref={card}
      tabIndex={-1}
      isFlush
      className={styles.tableCard}
      title={t`Device activity`}
      actions={
        others > 0 && (
          <Button size="sm" onClick={() => setEnding('others')}>
            {t`Log out all others`}
          </Button>
        )
      }
    >
      <Loaded answer={answer}>
        {(sessions) => (
          <>
            <Table
              caption={t`Device activity`}
              columns={columns}
              rows={sessions ?? []}
              rowKey={({ id }) => id}
              isLoading={!sessions}
              skeletonRows={3}
              loadingLabel={t`Loading`}
            />
            {sessions && others === 0 && (
              <CardSection>
                <p className={styles.text}>{t`No other device is logged in.`}</p>
              </CardSection>
            )}
          </>
        )}
      </Loaded>
      {ending === 'others' && <EndOtherSessionsDialog count={others} focusFallback={card} onClose={close} />}
      {ending && ending !== 'others' && (
        <EndSessionDialog session={ending} focusFallback={card} onClose={close} />
      )}
    </Card>
  )
}
