import type { ReactNode } from 'react'

export function ActivationPage(): ReactNode {
  return null
}
