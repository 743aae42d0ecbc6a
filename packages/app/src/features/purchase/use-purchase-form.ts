import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@olympus/api-client/api-error'
import { useRevalidate } from '@olympus/api-client/cache'
import { useApiAction } from '@olympus/api-client/hooks'
import { listDonationLogs } from '@olympus/contract/logs'
import { listPackages, startPurchase, type PurchaseMethod } from '@olympus/contract/purchase'
import { listSpendingLimits } from '@olympus/contract/spending-limits'
import type { FormError } from '@olympus/ui/form/error-summary'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { useLocale } from '../../locale/locale-context.ts'
import { purchasePath } from '../../paths.ts'
import { useLeaving } from '../../shared/navigation/use-leaving.ts'
import {
  missingFields,
  noConsents,
  readSelection,
  type Consent,
  type Offer,
  type PurchaseField,
} from './purchase-form-rules.ts'
import type { PurchaseStep } from './purchase-steps.tsx'

const noRefusal: readonly FormError[] = []

/**
 * The choices and consents of the form, and the start of the payment. The URL keeps the
 * choices, but not the consents.
 */
export function usePurchaseForm(offer: Offer, idPrefix: string) {
  const { t } = useLingui()
  const { code: locale } = useLocale()
  const navigate = useNavigate()
  const [address, setAddress] = useSearchParams()
  const [selection, setSelection] = useState(address)
  const { chosen, method } = readSelection(selection, offer)
  const [given, setGiven] = useState(noConsents)
  const [isChecked, setIsChecked] = useState(false)
  const [refusal, setRefusal] = useState(noRefusal)
  const start = useApiAction(startPurchase)
  const { isLeaving, leaveFor } = useLeaving(start.isPending, 'purchase')
  const revalidate = useRevalidate()

  const missing = missingFields(chosen, given)
  const isPending = start.isPending || isLeaving
  const fieldId = (field: PurchaseField): string => `${idPrefix}-${field}`
  const messages: Record<PurchaseField, string> = {
    amount: t`Please select an amount.`,
    hasAcceptedTerms: t`Please accept the terms and conditions`,
    hasConsentedToImmediateSupply: t`Please agree to the immediate activation of the digital content`,
    hasConsentedToLossOfCancellation: t`Please confirm that you lose your right of cancellation`,
  }

  function change(apply: () => void): void {
    apply()
    setRefusal(noRefusal)
    start.reset()
  }

  const select = (name: 'package' | 'currency' | 'method', value: string) =>
    change(() => {
      const next = new URLSearchParams(selection)
      next.set(name, value)
      setSelection(next)
      setAddress(next, { replace: true })
    })

  /** Reloads what is out of date, so that the page shows why the purchase was refused. */
  async function renewOffer({ key }: ApiError): Promise<void> {
    if (key === 'PRICE_CHANGED' || key === 'NOT_FOUND') await revalidate(listPackages)
    if (key === 'SPENDING_LIMIT_REACHED') await revalidate(listSpendingLimits)
  }

  async function proceed(): Promise<void> {
    setIsChecked(true)
    if (!chosen || !method || missing.length > 0) {
      setRefusal(missing.map((field) => ({ fieldId: fieldId(field), message: messages[field] })))
      return
    }
    const { data, error } = await start.call({
      body: {
        packageId: chosen.id,
        currency: chosen.currency,
        expectedAmountCents: chosen.amountCents,
        method,
        hasAcceptedTerms: true,
        hasConsentedToImmediateSupply: true,
        hasConsentedToLossOfCancellation: true,
        termsVersion: offer.termsVersion,
        locale,
      },
    })
    if (error) return renewOffer(error)
    void revalidate(listDonationLogs, listSpendingLimits)
    if (data.checkoutUrl === null) {
      navigate(purchasePath(data.id))
      return
    }
    leaveFor(data.checkoutUrl)
  }

  const step: PurchaseStep = isPending ? 'payment' : chosen ? 'method' : 'amount'

  return {
    chosen,
    method,
    given,
    step,
    refusal,
    isPending,
    error: start.error,
    fieldId,
    /** The error of a field, once the player has tried to proceed. */
    messageOf: (field: PurchaseField): string | undefined =>
      isChecked && missing.includes(field) ? messages[field] : undefined,
    chooseCurrency: (currency: string) => select('currency', currency),
    choosePackage: (packageId: string) => select('package', packageId),
    chooseMethod: (chosenMethod: PurchaseMethod) => select('method', chosenMethod),
    setConsent: (consent: Consent, isGiven: boolean) =>
      change(() => setGiven((previous) => ({ ...previous, [consent]: isGiven }))),
    proceed,
  }
}

export type PurchaseFormState = ReturnType<typeof usePurchaseForm>
