import type { ReactNode } from 'react'

export function ActivationSentPage(): ReactNode {
  return null
}
