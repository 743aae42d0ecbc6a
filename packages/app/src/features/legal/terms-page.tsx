import type { ReactNode } from 'react'

export function TermsPage(): ReactNode {
  return null
}
