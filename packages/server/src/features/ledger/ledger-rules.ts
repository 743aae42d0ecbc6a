/** `player`: what an account can spend; `debt`: what it owes, never positive; `house`: the other side of every act. */
export type House = 'house:sales' | 'house:shop' | 'house:coupons' | 'house:demo'
export type LedgerAccountName = `player:${number}` | `debt:${number}` | House

/** Coins that an account receives (positive) or gives (negative). */
export interface Entry {
  readonly account: LedgerAccountName
  readonly coins: number
}

/** Where an account of a player stands. Both are 0 or more. */
export interface Standing {
  readonly accountId: number
  readonly balanceCoins: number
  readonly debtCoins: number
}

const nonZero = (entries: readonly Entry[]): Entry[] => entries.filter(({ coins }) => coins !== 0)

/** Coins from a house to a player. What the player owes is settled first. */
export function creditEntries({ accountId, debtCoins }: Standing, house: House, coins: number): Entry[] {
  const repaidCoins = Math.min(debtCoins, coins)
  return nonZero([
    { account: house, coins: -coins },
    { account: `debt:${accountId}`, coins: repaidCoins },
    { account: `player:${accountId}`, coins: coins - repaidCoins },
  ])
}

/** Coins that a player pays to a house. */
export const spendEntries = (accountId: number, house: House, coins: number): Entry[] => [
  { account: `player:${accountId}`, coins: -coins },
  { account: house, coins },
]

/** Takes coins back that a player was given. What is spent already becomes a debt. */
export function reversalEntries({ accountId, balanceCoins }: Standing, house: House, coins: number): Entry[] {
  const takenCoins = Math.min(balanceCoins, coins)
  return nonZero([
    { account: `player:${accountId}`, coins: -takenCoins },
    { account: `debt:${accountId}`, coins: takenCoins - coins },
    { account: house, coins },
  ])
}

/** What is wrong with entries that are about to be written, or null. */
export function entriesFault(entries: readonly Entry[]): string | null {
  if (entries.length < 2) return 'A ledger transaction needs two entries at least'
  if (new Set(entries.map(({ account }) => account)).size < entries.length)
    return 'A ledger transaction names an account twice'
  if (!entries.every(({ coins }) => Number.isSafeInteger(coins) && coins !== 0))
    return 'An entry holds a whole number of coins other than 0'
  const total = entries.reduce((sum, { coins }) => sum + coins, 0)
  return total === 0 ? null : `The entries of a ledger transaction sum to ${total}, not to 0`
}
