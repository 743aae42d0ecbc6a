import { giveUpSwap, type GiveUpRefusal } from '../features/character-swapper/give-up-swap.ts'
import { listPendingSwaps, type PendingSwapRow } from '../features/swaps/list-pending-swaps.ts'
import { idOf, type OperatorCommand, Refusal } from './operator-command.ts'
import { recordAct } from './record-act.ts'

const listed = 200

function pendingLine(swap: PendingSwapRow): string {
  const { taskId, kind, characterId, accountId, requestedAt, taskState, attempts, gameServer, isStuck } = swap
  const note = swap.gameNote === null ? '' : ` ${JSON.stringify(swap.gameNote)}`
  const last = `${attempts} attempts, last ${gameServer ?? '-'}: ${swap.reason ?? '-'}${note}`
  return `${taskId}  ${kind} character ${characterId} of account ${accountId} since ${requestedAt.toISOString()}, ${taskState}, ${last}${isStuck ? '; STUCK' : ''}`
}

const refusals: Readonly<Record<GiveUpRefusal, string>> = {
  'no-swap': 'there is no such swap',
  settled: 'it is settled',
  claimed: 'a game server has it; wait for its answer or the end of its lease',
}

export const swapCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'swaps list-pending',
    summary: `up to ${listed} activations and deactivations that wait for the game, the oldest first, by the ID of their task`,
    async run({ database, print }) {
      const pending = await listPendingSwaps(database, listed)
      for (const swap of pending) print(pendingLine(swap))
      return !pending.some(({ isStuck }) => isStuck)
    },
  },
  {
    kind: 'act',
    name: 'swaps give-up',
    operands: ['<task>'],
    summary:
      'fails a swap that no game server settles: the characters stay as they are, an activation is given back',
    async run({ database, print }, [task], by) {
      const taskId = idOf(task)
      await database.transaction(async (transaction) => {
        const outcome = await giveUpSwap(transaction, taskId)
        if (outcome !== 'given-up') throw new Refusal(`Swap ${taskId} is not given up: ${refusals[outcome]}`)
        await recordAct(transaction, { by, command: 'swaps give-up', details: { taskId } })
      })
      print(`Swap ${taskId} has failed; the account can enter the game again`)
    },
  },
]
