import type { ReactNode } from 'react'

import { CheckSteps } from './check-steps.tsx'
import { CheckedSpin } from './checked-spin.tsx'
import { VerdictBand, type VerdictBandProps } from './verdict-band.tsx'

/** What was found about a spin: the verdict, what it drew, and each check. */
export function SpinFindings({ report, elapsedMs }: VerdictBandProps): ReactNode {
  return (
    <>
      <VerdictBand report={report} elapsedMs={elapsedMs} />
      <CheckedSpin report={report} />
      <CheckSteps key={report.proof.receipt} report={report} />
    </>
  )
}
