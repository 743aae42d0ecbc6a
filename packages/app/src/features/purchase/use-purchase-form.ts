import { msg } from '@lingui/core/macro'
import type { ApiErrorKey } from '@olympus/api-client/api-error'
import { useRevalidate } from '@olympus/api-client/cache'
import type { Endpoint } from '@olympus/contract/endpoint'
import { listDonationLogs } from '@olympus/contract/logs'
import { listPackages, startPurchase, type PurchaseMethod } from '@olympus/contract/purchase'
import { listSpendingLimits } from '@olympus/contract/spending-limits'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { useLocale } from '../../locale/locale-context.ts'
import { purchasePath } from '../../player-paths.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { useLeaving } from '../../shared/navigation/use-leaving.ts'
import { noConsents, readSelection, type Consent, type Offer } from './purchase-form-rules.ts'
import type { PurchaseStep } from './purchase-steps.tsx'

const invalidTexts = {
  amount: msg`Please select an amount.`,
  hasAcceptedTerms: msg`Please accept the terms and conditions`,
  hasConsentedToImmediateSupply: msg`Please agree to the immediate activation of the digital content`,
  hasConsentedToLossOfCancellation: msg`Please confirm that you lose your right of cancellation`,
}

/** The endpoints whose data each refusal shows to be outdated. Then the page shows why it was refused. */
const outdatedBy: Partial<Record<ApiErrorKey, Endpoint[]>> = {
  PRICE_CHANGED: [listPackages],
  NOT_FOUND: [listPackages],
  SPENDING_LIMIT_REACHED: [listSpendingLimits],
}

/** The choices of the form. The URL keeps them, so that they survive the trip to the provider and back. */
function useSelection(offer: Offer) {
  const [address, setAddress] = useSearchParams()
  const [selection, setSelection] = useState(address)
  return {
    ...readSelection(selection, offer),
    select(name: 'package' | 'currency' | 'method', value: string): void {
      const next = new URLSearchParams(selection)
      next.set(name, value)
      setSelection(next)
      setAddress(next, { replace: true })
    },
  }
}

/** The choices and consents of the form, and the start of the payment. */
export function usePurchaseForm(offer: Offer) {
  const { code: locale } = useLocale()
  const navigate = useNavigate()
  const { chosen, method, select } = useSelection(offer)
  const revalidate = useRevalidate()

  const form = useForm(startPurchase, {
    initial: noConsents,
    input: (consents) => ({
      body: {
        ...consents,
        packageId: chosen?.id ?? null,
        currency: chosen?.currency ?? null,
        expectedAmountCents: chosen?.amountCents ?? null,
        method,
        termsVersion: offer.termsVersion,
        locale,
      },
    }),
    invalidTexts,
    fieldOfInput: { packageId: 'amount' },
    failureTexts: { NOT_FOUND: msg`This amount is no longer for sale. Please select another one.` },
    onRefused: ({ key }) => void revalidate(...(outdatedBy[key] ?? [])),
    onDone({ id, checkoutUrl }) {
      void revalidate(listDonationLogs, listSpendingLimits)
      if (checkoutUrl === null) return navigate(purchasePath(id))
      leaveFor(checkoutUrl)
    },
  })
  const { isLeaving, leaveFor } = useLeaving(form.isPending, 'purchase')
  const isPending = form.isPending || isLeaving
  const step: PurchaseStep = isPending ? 'payment' : chosen ? 'method' : 'amount'

  /** Changes the order, which makes its refusal outdated. */
  const change = (apply: () => void) => {
    apply()
    form.clearFailure()
  }

  return {
    chosen,
    method,
    step,
    isPending,
    consents: form.values,
    failure: form.failure,
    formProps: { ...form.formProps, isPending },
    field: form.field,
    amountField: { ...form.field('amount'), error: chosen ? undefined : form.field('amount').error },
    chooseCurrency: (currency: string) => change(() => select('currency', currency)),
    choosePackage: (packageId: string) => change(() => select('package', packageId)),
    chooseMethod: (chosenMethod: PurchaseMethod) => change(() => select('method', chosenMethod)),
    setConsent: (consent: Consent, isGiven: boolean) => change(() => form.set(consent, isGiven)),
  }
}

export type PurchaseFormState = ReturnType<typeof usePurchaseForm>
