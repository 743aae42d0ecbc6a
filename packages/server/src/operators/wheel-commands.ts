import sql from 'sql-template-tag'
import { readWheelState, type WheelState } from '../features/wheel-fairness/wheel-state.ts'
import { verifyWheel } from '../features/wheel-fairness/verify-wheel.ts'
import { checkTableCommand } from './check-table-command.ts'
import { type OperatorCommand, Refusal } from './operator-command.ts'
import { publishTableCommand } from './publish-table-command.ts'
import { recordAct } from './record-act.ts'
import { wheelOffersCommand } from './wheel-offers-command.ts'

function switchCommand(isOpen: boolean, summary: string): OperatorCommand {
  const name = isOpen ? 'wheel open' : 'wheel close'
  const state = isOpen ? 'open' : 'closed'
  return {
    kind: 'act',
    name,
    summary,
    async run({ database, print }, _operands, by) {
      await database.transaction(async (transaction) => {
        const changed = await transaction.execute(
          sql`update wheel_state set is_open = ${isOpen}, changed_at = now() where is_open <> ${isOpen}`,
        )
        if (changed === 0) throw new Refusal(`The wheel is ${state} already`)
        await recordAct(transaction, { by, command: name, details: {} })
      })
      print(`The wheel is ${state}`)
    },
  }
}

const timeOf = (moment: Date | null) => moment?.toISOString() ?? '-'

function* stateLines({ isOpen, changedAt, tables, offers, numbers }: WheelState) {
  yield `The wheel is ${isOpen ? 'open' : 'closed'} since ${changedAt.toISOString()}`
  if (tables.length === 0) yield 'No odds are published: nobody can spin'
  for (const { version, startsAt, replacedAt, endsAt, regularTotal, jackpotTotal, spins } of tables)
    yield `version ${version}  starts ${startsAt.toISOString()}, replaced ${timeOf(replacedAt)}, ends ${timeOf(endsAt)}; weights of ${regularTotal} and ${jackpotTotal}; ${spins} spins`
  for (const { id, contents, priceTokens } of offers)
    yield `offer ${id}  ${contents} for ${priceTokens} tokens`
  const { accounts, tickets, tokens, spins, jackpots, entries, waiting } = numbers
  yield `${accounts} accounts hold ${tickets} tickets and ${tokens} tokens; ${spins} spins, ${jackpots} of them jackpots`
  yield `${entries} entries in the log, ${waiting} waiting; last checkpoint ${timeOf(numbers.signedAt)}`
}

export const wheelCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'wheel show',
    summary: 'whether the wheel is open, its versions of the odds, offers, spins and the public log',
    async run({ database, print }) {
      for (const line of stateLines(await readWheelState(database))) print(line)
      return true
    },
  },
  {
    kind: 'reading',
    name: 'wheel verify',
    summary: 'computes log, book, counts and every revealed spin again, and names what differs',
    async run({ database, print }) {
      const { problems, entries, spins, recomputed } = await verifyWheel(database)
      for (const problem of problems) print(problem)
      const outcome = problems.length === 0 ? 'is sound' : 'IS WRONG'
      print(
        `The wheel ${outcome}: ${entries} entries in the log, ${spins} spins, ${recomputed} of them drawn again`,
      )
      return problems.length === 0
    },
  },
  checkTableCommand,
  publishTableCommand,
  wheelOffersCommand,
  switchCommand(true, 'lets players spin again'),
  switchCommand(false, 'lets nobody spin; odds, log and exchange stay'),
]
