import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { Failure } from '../failure.ts'
import { enterTickets } from '../features/wheel-book/enter-tickets.ts'
import { lockWheelAccount } from '../features/wheel-book/lock-wheel-account.ts'
import { actOnAccount } from './act-on-account.ts'
import { type Operands, type OperatorCommand, type OperatorPorts, Refusal } from './operator-command.ts'
import type { Attribution } from './record-act.ts'
import { referenceOf } from './reference-of.ts'
import { UsageError } from './refusal.ts'

interface Direction {
  readonly verb: 'award' | 'take'
  readonly sign: 1 | -1
  readonly done: string
}

const award: Direction = { verb: 'award', sign: 1, done: 'received' }
const taking: Direction = { verb: 'take', sign: -1, done: 'gave up' }

const commandNameOf = ({ verb }: Direction) => `wheel ${verb}-tickets`

const countOf = (tickets: number) => (tickets === 1 ? '1 ticket' : `${tickets} tickets`)

function ticketsOf(operand: string): number {
  if (!/^[1-9]\d{0,5}$/.test(operand))
    throw new UsageError(`${operand} is no number of tickets: expected a whole number above 0`)
  return Number(operand)
}

interface Movement {
  readonly direction: Direction
  readonly accountId: number
  readonly tickets: number
  /** Names the movement, once for each account. */
  readonly reference: string
}

/** Moves tickets. Returns the number that moved under the same reference before; null if none did. */
async function moveTickets(
  transaction: Transaction,
  { direction, accountId, tickets, reference }: Movement,
): Promise<number | null> {
  const { tickets: balance } = await lockWheelAccount(transaction, accountId)
  const known = await transaction.maybeOne<{ tickets: number }>(sql`
    select abs(amount) as tickets from wheel_entry
    where kind = 'operator' and currency = 'ticket' and reference = ${reference}`)
  if (known) return known.tickets
  const amount = direction.sign * tickets
  const moved = await enterTickets(transaction, { accountId, amount, kind: 'operator', reference })
  if (moved instanceof Failure)
    throw new Refusal(`Nothing was taken: the account has ${countOf(balance)}, which is less than ${tickets}`)
  return null
}

/** Moves tickets once per account and reference: a repeated command reports what was done. */
async function run(
  ports: OperatorPorts,
  [name, operand, options]: Operands,
  { direction, by }: { readonly direction: Direction; readonly by: Attribution },
): Promise<void> {
  const tickets = ticketsOf(operand)
  const reference = referenceOf(options)
  const { subject, details } = await actOnAccount(ports, {
    command: commandNameOf(direction),
    name,
    by,
    async act(transaction, { accountId, subject }) {
      const known = await moveTickets(transaction, {
        direction,
        accountId,
        tickets,
        reference: `${direction.verb}:${reference}:${accountId}`,
      })
      if (known !== null && known !== tickets)
        throw new Refusal(
          `${subject} ${direction.done} ${countOf(known)} for ${reference} already: another number needs another --reference`,
        )
      return known === null ? { tickets, reference } : null
    },
  })
  const sum = `${subject} ${direction.done} ${countOf(tickets)} for ${reference}`
  ports.print(details ? sum : `${sum} already; nothing was done again`)
}

const commandOf = (direction: Direction, summary: string): OperatorCommand => ({
  kind: 'act',
  name: commandNameOf(direction),
  operands: ['<account>', '<tickets>'],
  options: [{ name: 'reference', placeholder: '<ticket>', isRequired: true }],
  summary,
  run: (ports, operands, by) => run(ports, operands, { direction, by }),
})

export const wheelTicketCommands: readonly OperatorCommand[] = [
  commandOf(award, 'gives tickets of the fortune wheel to a player, once per --reference'),
  commandOf(taking, 'takes tickets of the fortune wheel from a player, once per --reference; never below 0'),
]
