import type { ReactNode } from 'react'

export function SupportPage(): ReactNode {
  return null
}
