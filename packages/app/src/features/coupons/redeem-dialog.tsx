import { Trans, useLingui } from '@lingui/react/macro'
import type { Coupon } from '@olympus/contract/coupons'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { FormDialog } from '@olympus/ui/form-dialog/form-dialog'
import type { ReactNode, RefObject } from 'react'

import { paths } from '../../paths.ts'
import { FocusFallback } from '../../shared/focus-fallback.tsx'
import { Link } from '../../shared/navigation/link.tsx'
import { FailureText } from '../../shared/texts/failure-text.tsx'
import { useCouponTexts } from '../../shared/texts/use-coupon-texts.tsx'
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
  const contents = useCouponTexts([coupon]).contents(coupon)
  const redemption = useRedemption(coupon)
  const { redeemed, failure, isOver } = redemption
  // The log shows for whom.
  const isLogged = redeemed !== null || failure?.key === 'ALREADY_REDEEMED'

  return (
    <>
      <FormDialog
        {...redemption.formProps}
        isOpen
        onOpenChange={onClose}
        closeLabel={t`Close`}
        title={redeemed ? t`Redeemed` : <Trans>Redeem {contents}</Trans>}
        description={
          redeemed ? undefined : t`We deliver it to the character you choose. You cannot move it afterward.`
        }
        cancelLabel={isOver || redeemed ? t`Close` : t`Cancel`}
        action={
          isLogged && (
            <ButtonLink asChild tone="primary">
              <Link to={paths.couponLogs}>{t`Coupon logs`}</Link>
            </ButtonLink>
          )
        }
        submitLabel={t`Redeem`}
        error={failure && <FailureText failure={failure} />}
        isOver={isOver}
        result={redeemed && <RedeemReceipt redeemed={redeemed} />}
      >
        {!isOver && <RedeemCharacterSelect redemption={redemption} />}
      </FormDialog>
      <FocusFallback to={focusFallback} />
    </>
  )
}
