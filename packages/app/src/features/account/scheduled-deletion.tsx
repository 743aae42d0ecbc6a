import { useLingui } from '@lingui/react/macro'
import { serverTimeMs } from '@olympus/api-client/arrivals'
import { Callout } from '@olympus/ui/callout/callout'
import { Button } from '@olympus/ui/button/button'
import { Countdown } from '@olympus/ui/countdown/countdown'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { ErrorText } from '../../shared/texts/error-text.tsx'
import { useRenderClock } from '../../shared/use-render-clock.ts'
import * as styles from './settings-page.css.ts'
import { useKeepAccount } from './use-keep-account.ts'

interface ScheduledDeletionProps {
  readonly deletionAt: string
  readonly onKept: () => void
}

/** Shows when the account will be deleted and lets the player keep it. */
export function ScheduledDeletion({ deletionAt, onKept }: ScheduledDeletionProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const now = useRenderClock()
  const { keepAccount, isPending, error } = useKeepAccount(onKept)
  const date = format.dateTime(deletionAt)

  return (
    <div className={styles.words}>
      <p className={styles.line}>
        {t`Your account will be deleted on ${date}. Until then everything works as before, and you can keep it.`}
      </p>
      <Countdown
        label={t`Deleted in`}
        endsAtMs={Date.parse(deletionAt)}
        now={serverTimeMs}
        firstNowMs={now().getTime()}
        formatUnit={format.unitParts}
        doneText={t`Your account is being deleted.`}
      />
      {error && (
        <Callout tone="danger" role="alert">
          <ErrorText error={error} />
        </Callout>
      )}
      <Button tone="primary" isPending={isPending} onClick={() => void keepAccount()}>
        {t`Keep your account`}
      </Button>
    </div>
  )
}
