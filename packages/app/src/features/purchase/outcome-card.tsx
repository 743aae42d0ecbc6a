import { useLingui } from '@lingui/react/macro'
import type { Purchase } from '@olympus/contract/purchase'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { Progress } from '@olympus/ui/progress/progress'
import {
  CircleCheck,
  CircleX,
  Clock,
  Landmark,
  MailCheck,
  ShieldCheck,
  TimerOff,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { selectionSearch } from './purchase-form-rules.ts'
import * as styles from './purchase-page.css.ts'
import type { PurchaseOutcome } from './purchase-status-rules.ts'
import { useOutcomeTexts } from './use-outcome-texts.ts'

const icons: Record<PurchaseOutcome, { icon: LucideIcon; tone: keyof typeof styles.outcomeTone }> = {
  unpaid: { icon: Clock, tone: 'neutral' },
  declined: { icon: CircleX, tone: 'danger' },
  verifying: { icon: ShieldCheck, tone: 'accent' },
  delayed: { icon: MailCheck, tone: 'accent' },
  succeeded: { icon: CircleCheck, tone: 'success' },
  withdrawn: { icon: Undo2, tone: 'neutral' },
  'partially-refunded': { icon: Undo2, tone: 'neutral' },
  refunded: { icon: Undo2, tone: 'neutral' },
  disputed: { icon: Landmark, tone: 'danger' },
  failed: { icon: CircleX, tone: 'danger' },
  expired: { icon: TimerOff, tone: 'neutral' },
}

interface OutcomeCardProps {
  readonly purchase: Purchase | undefined
  readonly outcome: PurchaseOutcome
  readonly onCheckAgain: () => void
}

/** The status of a purchase and what the player can do about it. */
export function OutcomeCard({ purchase, outcome, onCheckAgain }: OutcomeCardProps): ReactNode {
  const { t } = useLingui()
  const { title, text } = useOutcomeTexts(outcome, purchase)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const shownOutcome = useRef(outcome)
  const { icon, tone } = icons[outcome]

  // Moves the focus to the result, so that assistive technology announces it.
  useEffect(() => {
    if (shownOutcome.current === outcome) return
    shownOutcome.current = outcome
    titleRef.current?.focus()
  }, [outcome])

  return (
    <Card isFlush>
      <div className={styles.outcome}>
        <span className={styles.outcomeTone[tone]}>
          <Icon icon={icon} size={44} strokeWidth={1.5} />
        </span>
        <h2 ref={titleRef} tabIndex={-1} className={styles.outcomeTitle}>
          {title}
        </h2>
        <p className={styles.outcomeText}>{text}</p>
        {outcome === 'verifying' && (
          <Progress label={title} isCaptionHidden className={styles.outcomeProgress} />
        )}
        <div className={styles.outcomeActions}>
          {outcome === 'delayed' && <Button onClick={onCheckAgain}>{t`Check again`}</Button>}
          {purchase && <NextSteps purchase={purchase} outcome={outcome} />}
        </div>
      </div>
    </Card>
  )
}

function NextSteps({ purchase, outcome }: { purchase: Purchase; outcome: PurchaseOutcome }): ReactNode {
  const { t } = useLingui()
  if (outcome === 'verifying' || outcome === 'delayed') return null

  const canPay = (outcome === 'unpaid' || outcome === 'declined') && purchase.checkoutUrl !== null
  const isPaid = outcome === 'succeeded'
  const another = isPaid ? paths.purchase : `${paths.purchase}${selectionSearch(purchase)}`
  return (
    <>
      {canPay && (
        <ButtonLink tone="primary" size="lg" href={purchase.checkoutUrl ?? undefined}>
          {outcome === 'declined' ? t`Pay again` : t`Continue to payment`}
        </ButtonLink>
      )}
      {isPaid && (
        <ButtonLink asChild tone="primary" size="lg">
          <Link to={paths.shop}>{t`Open the shop`}</Link>
        </ButtonLink>
      )}
      <ButtonLink asChild size="lg" tone={canPay || isPaid ? 'secondary' : 'primary'}>
        <Link to={another}>{t`Make another purchase`}</Link>
      </ButtonLink>
    </>
  )
}
