import { listRunning, type RunningSelection } from '../features/character-selection/list-running.ts'
import type { OperatorCommand } from './operator-command.ts'

const listed = 200
const stuckAfterMinutes = 60

function waitText({ presence, tasks }: RunningSelection): string {
  const ofGame = tasks.map(
    ({ id, kind, characterId, state, reason }) =>
      `task ${id} (${kind} of character ${characterId}) is ${state}${reason === null ? '' : `: ${reason}`}`,
  )
  const waits = presence === 'offline' ? ofGame : [`the account is ${presence}`, ...ofGame]
  return waits.join('; ') || 'nothing'
}

const lineOf = (selection: RunningSelection) =>
  `${selection.id}  account ${selection.accountId}  since ${selection.startedAt.toISOString()}  waits for: ${waitText(selection)}`

export const selectionCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'selections list-running',
    summary: `permanent selections that are being carried out, and what each waits for; exit code 1 if one has run for over ${stuckAfterMinutes} minutes or a task of it has failed`,
    async run({ database, print }) {
      const running = await listRunning(database, listed)
      for (const selection of running) print(lineOf(selection))
      return running.every(
        ({ minutes, tasks }) =>
          minutes <= stuckAfterMinutes &&
          tasks.every(({ state }) => state === 'queued' || state === 'claimed'),
      )
    },
  },
]
