/**
 * Ledger accounts: `player` holds what an account can spend, `debt` what it owes (never positive),
 * and a `house` is the other side of every transaction.
 */
export type House =
  | 'house:sales'
  | 'house:shop'
  | 'house:coupons'
  | 'house:demo'
  | 'house:goodwill'
  | 'house:wheel'
export type LedgerAccountName = `player:${number}` | `debt:${number}` | House

/** Coins that a ledger account receives (positive) or pays (negative). */
export interface Entry {
  readonly account: LedgerAccountName
  readonly coins: number
}

/** Balance and debt of a player. Both are 0 or more. */
export interface PlayerWallet {
  readonly accountId: number
  readonly balanceCoins: number
  readonly debtCoins: number
}

const nonZero = (entries: readonly Entry[]): Entry[] => entries.filter(({ coins }) => coins !== 0)

/** Entries that pay coins from a house to a player. Debt is repaid first. */
export function creditEntries({ accountId, debtCoins }: PlayerWallet, house: House, coins: number): Entry[] {
  const repaidCoins = Math.min(debtCoins, coins)
  return nonZero([
    { account: house, coins: -coins },
    { account: `debt:${accountId}`, coins: repaidCoins },
    { account: `player:${accountId}`, coins: coins - repaidCoins },
  ])
}

/** Entries that pay coins from a player to a house. */
export const spendEntries = (accountId: number, house: House, coins: number): Entry[] => [
  { account: `player:${accountId}`, coins: -coins },
  { account: house, coins },
]

/** Entries that take credited coins back. Coins that the player has already spent become debt. */
export function reversalEntries(
  { accountId, balanceCoins }: PlayerWallet,
  house: House,
  coins: number,
): Entry[] {
  const takenCoins = Math.min(balanceCoins, coins)
  return nonZero([
    { account: `player:${accountId}`, coins: -takenCoins },
    { account: `debt:${accountId}`, coins: takenCoins - coins },
    { account: house, coins },
  ])
}

/** Explains why entries are not a valid double entry; null if they are. */
export function entriesFault(entries: readonly Entry[]): string | null {
  if (entries.length < 2) return 'A ledger transaction needs two entries at least'
  if (new Set(entries.map(({ account }) => account)).size < entries.length)
    return 'A ledger transaction names an account twice'
  if (!entries.every(({ coins }) => Number.isSafeInteger(coins) && coins !== 0))
    return 'An entry holds a whole number of coins other than 0'
  const sumCoins = entries.reduce((sum, { coins }) => sum + coins, 0)
  return sumCoins === 0 ? null : `The entries of a ledger transaction sum to ${sumCoins}, not to 0`
}
