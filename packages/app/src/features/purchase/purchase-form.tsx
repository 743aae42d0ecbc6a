import { useLingui } from '@lingui/react/macro'
import { Callout } from '@olympus/ui/callout/callout'
import { Form } from '@olympus/ui/form/form'
import type { ReactNode } from 'react'

import { FirstPaintEnd } from '../../shared/navigation/first-paint-end.tsx'
import { ConsentsCard } from './consents-card.tsx'
import { MethodPicker } from './method-picker.tsx'
import { PackagePicker } from './package-picker.tsx'
import { PayBar } from './pay-bar.tsx'
import type { Offer } from './purchase-form-rules.ts'
import * as styles from './purchase-page.css.ts'
import { PurchaseSteps } from './purchase-steps.tsx'
import { FormSummary } from './form-summary.tsx'
import { usePurchaseForm } from './use-purchase-form.ts'

const noOffer: Offer = {
  packages: [],
  currency: '',
  currencies: [],
  methods: [],
  isSandbox: false,
  termsVersion: '',
}

interface PurchaseFormProps {
  /** Undefined while loading. */
  readonly offer: Offer | undefined
  /** Why prices in another currency could not be loaded. */
  readonly currencyError: ReactNode
}

/** Renders its skeleton until the offer is loaded. */
export function PurchaseForm({ offer, currencyError }: PurchaseFormProps): ReactNode {
  const { t } = useLingui()
  const form = usePurchaseForm(offer ?? noOffer)

  return (
    <Form
      {...form.formProps}
      className={styles.page}
      // Checkboxes in the skeleton are ignored, because their state would be lost.
      inert={!offer}
      errorTitle={t`Something is missing`}
    >
      <PurchaseSteps current={form.step} />
      <FirstPaintEnd />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PackagePicker
            id={form.amountField.id}
            offer={offer}
            chosen={form.chosen}
            error={form.amountField.error}
            onChoose={form.choosePackage}
            currencyError={currencyError}
            onCurrencyChange={form.chooseCurrency}
          />
          <MethodPicker methods={offer?.methods} chosen={form.method} onChoose={form.chooseMethod} />
          {offer?.isSandbox && (
            <Callout tone="info" title={t`Test mode.`}>
              {t`No real money is charged, and real cards are declined.`}
            </Callout>
          )}
          <ConsentsCard form={form} />
        </div>
        <FormSummary form={form} />
      </div>
      <PayBar chosen={form.chosen} isPending={form.isPending} />
    </Form>
  )
}
