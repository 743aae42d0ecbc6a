import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

/** An entry of the side bar, the bottom bar and the drawer. */
export type NavItem = {
  key: string
  label: string
  icon: LucideIcon
  /** An empty link of the router, which sets `aria-current` itself if it can. */
  link: ReactElement
  /** For links that do not set `aria-current` themselves. */
  isCurrent?: boolean | undefined
  /** Formatted, for example the number of tickets. */
  count?: ReactNode
}

/** Entries under a heading. The first group has none. */
export type NavGroup = { key: string; label?: string | undefined; items: readonly NavItem[] }
