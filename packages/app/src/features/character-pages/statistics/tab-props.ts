import type { CharacterView } from '@olympus/contract/character-pages'
import type { Statistics } from '@olympus/contract/statistics'

/** What every tab of the statistics is drawn from. */
export interface TabProps {
  readonly statistics: Statistics
  /** Undefined while loading. */
  readonly character: CharacterView | undefined
  /** The figures of another period, or with another comparison, are loading. */
  readonly isPending: boolean
}
