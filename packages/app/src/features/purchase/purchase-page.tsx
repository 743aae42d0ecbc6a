import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { readPurchaseId } from './purchase-form-rules.ts'
import { PurchaseFormPage } from './purchase-form-page.tsx'
import { PurchaseStatusPage } from './purchase-status-page.tsx'

/** The purchase form, or the status of a purchase with `?purchase=ID`. */
export function PurchasePage(): ReactNode {
  const [search] = useSearchParams()
  if (!search.has('purchase')) return <PurchaseFormPage />
  const purchaseId = readPurchaseId(search)
  return <PurchaseStatusPage key={purchaseId} purchaseId={purchaseId} />
}
