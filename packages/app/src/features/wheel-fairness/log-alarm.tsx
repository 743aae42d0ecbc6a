import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { saveFile } from '../../shared/save-file.ts'
import * as styles from './log-card.css.ts'
import type { LogWatch } from './watch-log.ts'

interface LogAlarmProps {
  readonly watch: LogWatch | 'unknown' | null
}

/** What is wrong with the log, if anything is. */
export function LogAlarm({ watch }: LogAlarmProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  if (watch === null) return null
  if (watch === 'unknown')
    return (
      <Callout tone="warning" className={styles.alarm}>
        {t`The log could not be checked just now. Reload the page to try again.`}
      </Callout>
    )
  if (watch.kind !== 'forged' && watch.kind !== 'rewritten') return null
  const size = watch.earlier ? format.number(watch.earlier.size) : ''
  const evidence = { latest: watch.latest, earlier: watch.earlier }
  return (
    <Callout tone="danger" role="alert" title={t`The log doesn’t add up.`} className={styles.alarm}>
      {watch.kind === 'forged'
        ? t`Its latest state doesn’t carry our signature.`
        : t`It no longer contains the state with ${size} entries that this browser has seen. That must never happen: save both states and send them to us.`}
      <div className={styles.alarmAction}>
        <Button
          size="sm"
          onClick={() =>
            saveFile('wheel-log-states.json', 'application/json', [JSON.stringify(evidence, null, 2), '\n'])
          }
        >
          {t`Save both states`}
        </Button>
      </div>
    </Callout>
  )
}
