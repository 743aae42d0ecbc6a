import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

/** A place of the portal in side bar, bottom bar and drawer. */
export type NavItem = {
  key: string
  label: string
  icon: LucideIcon
  /** An empty link of the router; it marks itself with `aria-current` where it can. */
  link: ReactElement
  /** Where the link does not mark itself. */
  isCurrent?: boolean | undefined
  /** Formatted: tickets to spend. */
  count?: ReactNode
}
