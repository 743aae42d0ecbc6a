export interface ReturnValues {
  readonly username: string
  readonly purchaseId: number
  /** Number of coins reversed or reinstated, formatted. */
  readonly coins: string
  /** The returned part of the payment, formatted. */
  readonly price: string
  /** Coins owed, formatted; null without a debt. */
  readonly debt: string | null
}
