import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Icon } from '@olympus/ui/icon/icon'
import { CircleX, Clock, Download, ShieldCheck, ShieldQuestionMark, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { contactPath } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { saveProof } from './save-proof.ts'
import * as styles from './verdict-band.css.ts'
import type { SpinReport } from './verify/verify-spin.ts'

export interface VerdictBandProps {
  readonly report: SpinReport
  readonly elapsedMs: number
}

const icons: Record<SpinReport['verdict'], LucideIcon> = {
  genuine: ShieldCheck,
  fault: CircleX,
  waiting: Clock,
  unsigned: ShieldQuestionMark,
}

/** The result of all checks, in one sentence. */
export function VerdictBand({ report, elapsedMs }: VerdictBandProps): ReactNode {
  const { title, text } = useVerdictTexts(report, elapsedMs)
  return (
    <div role={report.verdict === 'fault' ? 'alert' : 'status'} className={styles.band[report.verdict]}>
      <Icon icon={icons[report.verdict]} size={24} className={styles.icon[report.verdict]} />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
        {report.verdict === 'fault' && <FaultActions report={report} />}
      </div>
    </div>
  )
}

function useVerdictTexts({ verdict, checks, proof }: SpinReport, elapsedMs: number) {
  const { t } = useLingui()
  const format = useFormat()
  const milliseconds = Math.max(1, Math.round(elapsedMs))
  const passed = checks.filter(({ state }) => state === 'passed').length
  const failed = 1 + checks.findIndex(({ state }) => state === 'failed')

  switch (verdict) {
    case 'genuine':
      return {
        title: t`This spin is genuine`,
        text: t`All six checks passed in ${plural(milliseconds, { one: '# millisecond', other: '# milliseconds' })}.`,
      }
    case 'fault':
      return {
        title: t`This spin doesn’t add up`,
        text: t`Check ${failed} failed. That must never happen: keep the receipt, it proves the fault is ours.`,
      }
    case 'unsigned':
      return {
        title: t`Nothing speaks against this spin`,
        text: t`Your browser can’t check our signatures. The script on this page can.`,
      }
    case 'waiting': {
      const soFar = t`${plural(passed, { one: '# check passed.', other: '# checks passed.' })}`
      if (proof.revealsAt === null)
        return {
          title: t`Proven but for the log`,
          text: `${soFar} ${t`The public log takes in every spin within a minute. Check it again then.`}`,
        }
      const date = format.date(proof.revealsAt)
      return {
        title: t`Half proven, half to come`,
        text: `${soFar} ${t`The others need our secret number, which is still in use. It’s revealed when the player rotates the seed, by ${date} at the latest.`}`,
      }
    }
  }
}

function FaultActions({ report: { proof } }: Pick<VerdictBandProps, 'report'>): ReactNode {
  const { t } = useLingui()
  return (
    <div className={styles.actions}>
      <Button size="sm" icon={<Icon icon={Download} />} onClick={() => saveProof(proof)}>
        {t`Save the receipt`}
      </Button>
      <ButtonLink asChild size="sm" tone="ghost">
        <Link to={contactPath('bug')}>{t`Report this spin`}</Link>
      </ButtonLink>
    </div>
  )
}
