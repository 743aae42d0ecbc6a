import type { Selection } from '@olympus/contract/character-selection'

/** What letters say of a permanent selection. */
export interface SelectionValues extends Pick<Selection, 'cancellation'> {
  readonly username: string
  /** Names of the characters that it deletes. */
  readonly deleted: string
  /** The character that gets bazaar and bid items. */
  readonly heir: string
  /** Number of items that become coupons. */
  readonly items: number
  /** When it is carried out. Null: at once. */
  readonly dueAt: Date | null
}

export interface SelectionValuesWithLink extends SelectionValues {
  /** Of the page of the action. */
  readonly url: string
}
