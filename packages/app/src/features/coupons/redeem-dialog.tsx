import { useLingui } from '@lingui/react/macro'
import type { Coupon } from '@olympus/contract/coupons'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Callout } from '@olympus/ui/callout/callout'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { Form } from '@olympus/ui/form/form'
import { useId, type ReactNode, type RefObject } from 'react'

import { paths } from '../../paths.ts'
import { FocusFallback } from '../../shared/focus-fallback.tsx'
import { Link } from '../../shared/navigation/link.tsx'
import { useCouponTexts } from '../../shared/texts/use-coupon-texts.ts'
import { useErrorMessage } from '../../shared/texts/use-error-message.ts'
import * as styles from './coupons-page.css.ts'
import { RedeemCharacterSelect } from './redeem-character-select.tsx'
import { RedeemReceipt } from './redeem-receipt.tsx'
import { useRedemption } from './use-redemption.ts'

interface RedeemDialogProps {
  readonly coupon: Coupon
  readonly focusFallback: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Redeems an item coupon for a character that the player chooses, then shows the delivery. */
export function RedeemDialog({ coupon, focusFallback, onClose }: RedeemDialogProps): ReactNode {
  const { t } = useLingui()
  const messageOf = useErrorMessage()
  const contents = useCouponTexts().contents(coupon)
  const formId = useId()
  const redemption = useRedemption(coupon)
  const { redeemed, errorKey, isOver, isPending } = redemption
  const cancel = isOver || redeemed ? t`Close` : t`Cancel`

  return (
    <Dialog
      isOpen
      size="sm"
      initialFocus="first-field"
      isPending={isPending}
      onOpenChange={onClose}
      closeLabel={t`Close`}
      title={redeemed ? t`Redeemed` : t`Redeem ${contents}`}
      description={
        redeemed ? undefined : t`We deliver it to the character you choose. You cannot move it afterward.`
      }
      footer={
        <>
          <Button aria-disabled={isPending || undefined} onClick={() => !isPending && onClose()}>
            {cancel}
          </Button>
          {redeemed && (
            <ButtonLink asChild tone="primary">
              <Link to={paths.couponLogs}>{t`Coupon logs`}</Link>
            </ButtonLink>
          )}
          {!redeemed && !isOver && (
            <Button type="submit" form={formId} tone="primary" isPending={isPending}>
              {t`Redeem`}
            </Button>
          )}
        </>
      }
    >
      <FocusFallback to={focusFallback} />
      {redeemed ? (
        <RedeemReceipt redeemed={redeemed} />
      ) : (
        <Form
          id={formId}
          isPending={isPending}
          onSubmit={() => void redemption.redeem()}
          className={styles.redeem}
        >
          {errorKey && (
            <Callout tone="danger" role="alert">
              {messageOf(errorKey)}
            </Callout>
          )}
          {!isOver && <RedeemCharacterSelect redemption={redemption} />}
        </Form>
      )}
    </Dialog>
  )
}
