import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRevalidate } from '@olympus/api-client/cache'
import { claimCoupon, listCoupons } from '@olympus/contract/coupons'
import type { DataOf } from '@olympus/contract/endpoint'
import { listCouponLogs } from '@olympus/contract/logs'
import { getUser } from '@olympus/contract/account'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Card } from '@olympus/ui/card/card'
import { Form } from '@olympus/ui/form/form'
import { Icon } from '@olympus/ui/icon/icon'
import { TextField } from '@olympus/ui/text-field/text-field'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { Ticket } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { FailureText } from '../../shared/texts/failure-text.tsx'
import { errorMessages } from '../../shared/texts/error-messages.ts'
import { useCouponTexts } from '../../shared/texts/use-coupon-texts.tsx'
import { useRepaidText } from '../../shared/texts/use-repaid-text.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { useNewBalance } from '../../shared/use-new-balance.ts'
import * as styles from './coupons-page.css.ts'

type Claim = DataOf<typeof claimCoupon>

const initial = { code: '' }

const missingText = msg`Enter a coupon code`

/** Claims a code. The reward stays visible until the next code is submitted. */
export function ClaimCard(): ReactNode {
  const { t } = useLingui()
  const showBalance = useNewBalance()
  const revalidate = useRevalidate()
  const [claimed, setClaimed] = useState<Claim | null>(null)
  const { values, set, field, failure, isPending, formProps } = useForm(claimCoupon, {
    initial,
    // Codes are often copied with the spaces around them.
    input: ({ code }) => ({ body: { code: code.trim() } }),
    // The only other code that the contract rejects is one that is too long.
    invalidTexts: { code: ({ code }) => (code.trim() === '' ? missingText : errorMessages.INVALID_CODE) },
    fieldOfFailure: {
      INVALID_CODE: 'code',
      ALREADY_CLAIMED: 'code',
      EXPIRED: 'code',
      NOT_ELIGIBLE_ACCOUNT_TOO_RECENT: 'code',
      NOT_ELIGIBLE_NO_WHITELIST: 'code',
    },
    onDone(answer) {
      const { coupon } = answer
      setClaimed(answer)
      set('code', '')
      void showBalance(answer)
      if (coupon.contents.kind === 'tickets') void revalidate(getUser)
      void revalidate(listCoupons, listCouponLogs)
    },
  })

  return (
    <Card aria-label={t`Claim a coupon`}>
      <Form
        {...formProps}
        onSubmit={() => {
          setClaimed(null)
          formProps.onSubmit()
        }}
        className={styles.claim}
      >
        {failure && (
          <Callout tone="danger" role="alert" className={styles.failure}>
            <FailureText failure={failure} />
          </Callout>
        )}
        <TextField
          {...field('code')}
          size="lg"
          label={t`Coupon code`}
          hint={t`Codes are case-sensitive. You can use each code once per account.`}
          icon={<Icon icon={Ticket} />}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={styles.code}
          value={values.code}
          onChange={({ target }) => set('code', target.value)}
        />
        <Button type="submit" tone="primary" size="lg" isPending={isPending} className={styles.send}>
          {t`Claim`}
        </Button>
        <div role="status" className={styles.outcome}>
          {claimed && (
            <Callout tone="success" title={t`Claimed.`}>
              <ClaimedText claim={claimed} />
            </Callout>
          )}
        </div>
      </Form>
    </Card>
  )
}

/** Says where the contents of a claimed coupon are. */
function ClaimedText({ claim: { coupon, repaidCoins } }: { claim: Claim }): ReactNode {
  const { t } = useLingui()
  const repaidText = useRepaidText()
  const contents = useCouponTexts().contents(coupon)
  if (coupon.contents.kind === 'coins' && repaidCoins > 0)
    return repaidText(coupon.contents.coins, repaidCoins)
  if (coupon.contents.kind === 'coins') return <Trans>{contents} have been added to your balance.</Trans>
  if (coupon.contents.kind !== 'tickets') return <Trans>{contents} is in your coupon inventory.</Trans>
  const { tickets } = coupon.contents
  return (
    <>
      {t`${plural(tickets, { one: '# ticket has been added.', other: '# tickets have been added.' })}`}{' '}
      <TextLink asChild>
        <Link to={paths.fortuneWheel}>{t`Open the fortune wheel`}</Link>
      </TextLink>
    </>
  )
}
