import type { Transaction } from '../../database/database.ts'
import { creditEntries, type PlayerWallet } from '../ledger/ledger-rules.ts'
import { postOrFail } from '../ledger/post.ts'
import type { DrawnSpin } from './draw-spin.ts'

/** Credits the coins of a reward. Resolves with the ID of the ledger transaction; null for other rewards. */
export async function grantCoins(
  transaction: Transaction,
  { wallet, drawn }: { readonly wallet: PlayerWallet; readonly drawn: DrawnSpin },
): Promise<number | null> {
  const { id, reward } = drawn
  if (reward.coins === null) return null
  const posted = await postOrFail(transaction, {
    kind: 'wheel-reward',
    reference: `spin:${id}`,
    entries: creditEntries(wallet, 'house:wheel', reward.coins),
  })
  return posted.transactionId
}
