import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../database/database.ts'
import { Failure } from '../failure.ts'
import { creditEntries, spendEntries } from '../features/ledger/ledger-rules.ts'
import { lockPlayer } from '../features/ledger/lock-ledger-accounts.ts'
import { post } from '../features/ledger/post.ts'
import { actOnAccount } from './act-on-account.ts'
import { type Operands, type OperatorCommand, type OperatorPorts, Refusal } from './operator-command.ts'
import type { Attribution } from './record-act.ts'
import { referenceOf } from './reference-of.ts'
import { UsageError } from './refusal.ts'

/** How coins move, by the kind of movement that the player sees in the wallet. */
interface Direction {
  readonly command: string
  readonly kind: 'operator-deduction' | 'operator-grant'
  readonly done: string
}

const grant: Direction = { command: 'accounts grant-coins', kind: 'operator-grant', done: 'received' }
const deduction: Direction = { command: 'accounts take-coins', kind: 'operator-deduction', done: 'gave up' }

function coinsOf(operand: string): number {
  if (!/^[1-9]\d{0,8}$/.test(operand))
    throw new UsageError(`${operand} is no number of coins: expected a whole number above 0`)
  return Number(operand)
}

interface Movement {
  readonly direction: Direction
  readonly accountId: number
  readonly coins: number
  /** Names the movement, once for each account. */
  readonly reference: string
}

/** The coins that moved under the same reference before; null if none did. */
async function movedBefore(
  queries: Queries,
  { direction: { kind }, reference }: Movement,
): Promise<number | null> {
  const row = await queries.maybeOne<{ coins: number }>(sql`
    select abs(sum(coins))::bigint as coins from ledger_entry
    join ledger_account on ledger_account.id = ledger_account_id
    join ledger_transaction on ledger_transaction.id = transaction_id
    where kind = ${kind} and reference = ${reference} and name = 'house:goodwill'
    having count(*) > 0`)
  return row?.coins ?? null
}

async function moveCoins(transaction: Transaction, { direction, accountId, coins, reference }: Movement) {
  const { kind } = direction
  const wallet = await lockPlayer(transaction, accountId)
  const posted = await post(transaction, {
    kind,
    reference,
    entries:
      kind === 'operator-grant'
        ? creditEntries(wallet, 'house:goodwill', coins)
        : spendEntries(accountId, 'house:goodwill', coins),
  })
  if (posted instanceof Failure)
    throw new Refusal(`Nothing was taken: the balance is ${wallet.balanceCoins} OC, less than ${coins} OC`)
}

/** Moves coins once per account and reference: a repeated command reports what was done. */
async function run(
  ports: OperatorPorts,
  [name, operand, options]: Operands,
  { direction, by }: { readonly direction: Direction; readonly by: Attribution },
): Promise<void> {
  const coins = coinsOf(operand)
  const ticket = referenceOf(options)
  const { subject, details } = await actOnAccount(ports, {
    command: direction.command,
    name,
    by,
    async act(transaction, { accountId, subject }) {
      const movement = { direction, accountId, coins, reference: `ticket:${ticket}:${accountId}` }
      const known = await movedBefore(transaction, movement)
      if (known !== null && known !== coins)
        throw new Refusal(
          `${subject} ${direction.done} ${known} OC for ${ticket} already: another amount needs another --reference`,
        )
      if (known !== null) return null
      await moveCoins(transaction, movement)
      return { coins, reference: ticket }
    },
  })
  const sum = `${subject} ${direction.done} ${coins} OC for ${ticket}`
  ports.print(details ? sum : `${sum} already; nothing was done again`)
}

const commandOf = (direction: Direction, summary: string): OperatorCommand => ({
  kind: 'act',
  name: direction.command,
  operands: ['<account>', '<coins>'],
  options: [{ name: 'reference', placeholder: '<ticket>', isRequired: true }],
  summary,
  run: (ports, operands, by) => run(ports, operands, { direction, by }),
})

export const coinCommands: readonly OperatorCommand[] = [
  commandOf(grant, 'gives coins to a player, once per --reference; they pay off a debt first'),
  commandOf(deduction, 'takes coins from the balance of a player, once per --reference; never below 0'),
]
