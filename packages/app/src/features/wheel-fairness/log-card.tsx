import { useLingui } from '@lingui/react/macro'
import type { Checkpoint, SpinProof } from '@olympus/contract/wheel-fairness'
import { Button } from '@olympus/ui/button/button'
import { Card } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { Download } from 'lucide-react'
import { use, type ReactNode } from 'react'

import { useAgo } from '../../locale/use-ago.ts'
import { useFormat } from '../../locale/use-format.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useDeferredAnswer } from '../../shared/loading/use-deferred-answer.ts'
import { saveFile } from '../../shared/save-file.ts'
import * as page from './fairness-page.css.ts'
import * as styles from './log-card.css.ts'
import { loadCheckParts } from './load-check-parts.ts'
import { LogAlarm } from './log-alarm.tsx'
import { saveProof } from './save-proof.ts'
import { SignedBadge } from './signed-badge.tsx'
import { useLogWatch } from './use-log-watch.ts'
import { useNow } from './use-now.ts'
import type { SpinReport } from './verify/verify-spin.ts'
import type { LogWatch } from './watch-log.ts'

interface LogCardProps {
  /** The spin that was checked last. */
  readonly report: SpinReport | null
}

const skeletonHeight = 160

const saveState = (checkpoint: Checkpoint): void =>
  saveFile(`wheel-log-${checkpoint.size}.json`, 'application/json', [
    JSON.stringify(checkpoint, null, 2),
    '\n',
  ])

/** The public log of all spins, and whether it still holds what this browser has seen of it. */
export function LogCard({ report }: LogCardProps): ReactNode {
  const { t } = useLingui()
  const { answer: latest, watch } = useLogWatch()
  const answer = useDeferredAnswer(latest)
  const isInLog = report?.checks.some(({ name, state }) => name === 'log' && state === 'passed')
  const proof = isInLog ? report?.proof : undefined
  return (
    <Card isFlush title={t`Public log`} actions={<SignedBadge watch={watch} />}>
      <p className={styles.lead}>
        {t`Every spin of every player, without names. Nothing can be removed or changed later, because each signed state contains all earlier ones.`}
      </p>
      <LogAlarm watch={watch} />
      <Loaded answer={answer}>
        {(checkpoint) =>
          checkpoint ? (
            <>
              <Numbers checkpoint={checkpoint} watch={watch} />
              <div className={styles.proof}>
                {proof && <SpinProofPath key={proof.receipt} proof={proof} />}
                <div className={page.row}>
                  {proof && (
                    <Button size="sm" icon={<Icon icon={Download} />} onClick={() => saveProof(proof)}>
                      {t`Save the proof`}
                    </Button>
                  )}
                  <Button size="sm" tone={proof && 'ghost'} onClick={() => saveState(checkpoint)}>
                    {t`Latest signed state`}
                  </Button>
                </div>
              </div>
            </>
          ) : (
            <Skeleton isBlock height={skeletonHeight} />
          )
        }
      </Loaded>
    </Card>
  )
}

/** Renders at once: what has checked the proof can show it. */
function SpinProofPath(props: { readonly proof: SpinProof }): ReactNode {
  const { ProofPath } = use(loadCheckParts())
  return <ProofPath {...props} />
}

interface NumbersProps {
  readonly checkpoint: Checkpoint
  readonly watch: LogWatch | 'unknown' | null
}

function Numbers({ checkpoint: { size, spins }, watch }: NumbersProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const agoOf = useAgo()
  const now = useNow()
  const earlier = watch === 'unknown' ? null : watch?.earlier
  return (
    <dl className={styles.numbers}>
      <div className={styles.number}>
        <dt className={styles.label}>{t`Spins`}</dt>
        <dd className={styles.value}>{format.number(spins)}</dd>
      </div>
      <div className={styles.number}>
        <dt className={styles.label}>{t`Entries`}</dt>
        <dd className={styles.value}>{format.number(size)}</dd>
      </div>
      <div className={styles.number}>
        <dt className={styles.label}>{t`Checked against`}</dt>
        <dd className={styles.value}>
          {earlier ? format.number(earlier.size) : '–'}{' '}
          <small className={styles.small}>
            {earlier ? agoOf(earlier.signedAt, now) : t`On your next visit`}
          </small>
        </dd>
      </div>
    </dl>
  )
}
