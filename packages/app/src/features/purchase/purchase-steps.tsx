import { useLingui } from '@lingui/react/macro'
import { Stepper } from '@olympus/ui/stepper/stepper'
import type { ReactNode } from 'react'

export type PurchaseStep = 'amount' | 'method' | 'payment' | 'verifying'

/** The current step of the purchase; null once all steps are done. */
export function PurchaseSteps({ current }: { current: PurchaseStep | null }): ReactNode {
  const { t } = useLingui()
  const steps: { id: PurchaseStep; label: string }[] = [
    { id: 'amount', label: t`Select an amount` },
    { id: 'method', label: t`Purchase method` },
    { id: 'payment', label: t`Secure payment` },
    { id: 'verifying', label: t`Verifying transaction` },
  ]
  return <Stepper aria-label={t`Progress`} steps={steps} currentId={current} doneText={t`Completed`} />
}
