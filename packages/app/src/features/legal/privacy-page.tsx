import type { ReactNode } from 'react'

export function PrivacyPage(): ReactNode {
  return null
}
