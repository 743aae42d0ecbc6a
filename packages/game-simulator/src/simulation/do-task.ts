import type { Task } from '@olympus/contract/bridge/tasks'
import type { TaskFailure } from '@olympus/contract/task-failures'
import { putDelivered } from '../game/bag.ts'
import { type GameCharacter, withSections } from '../game/game-character.ts'
import { type Item, nameOfItemId, newItem } from '../game/items.ts'
import { characterKey, type DoneTask } from '../game/journal.ts'
import { happens } from '../random.ts'
import { restoredFindings, taskFindings } from './task-findings.ts'
import type { Reporter } from './reporter.ts'
import type { Sessions } from './sessions.ts'
import type { Simulation } from './simulation.ts'

/** What the game answers to a task. */
export type TaskOutcome =
  | { readonly kind: 'confirm'; readonly isRepeat: boolean }
  | {
      readonly kind: 'reject' | 'retry'
      readonly reason: Exclude<TaskFailure, 'GIVEN_UP'>
      readonly note?: string
    }

export interface TaskContext {
  readonly simulation: Simulation
  readonly reporter: Reporter
  readonly sessions: Sessions
}

/** The portal deletes a character by its report, so it must have just that one. */
const triesToReport = 3

const doneOf = (task: Task): DoneTask => {
  const { id, leaseToken, kind } = task
  const restored = task.kind === 'delivery' ? task.gameItem?.['serial'] : undefined
  return { id, leaseToken, kind, ...(restored !== undefined && { restored }) }
}

/** Stores the act together with its effects, before the portal hears of it. */
function store(
  { simulation, reporter }: TaskContext,
  task: Task,
  characters: readonly GameCharacter[],
): TaskOutcome {
  simulation.journal.write({ done: doneOf(task), characters })
  for (const character of characters) if (!character.isDeleted) reporter.markChanged(character)
  return { kind: 'confirm', isRepeat: false }
}

const itemOf = ({ id, itemId, gameItem, quantity }: Task & { kind: 'delivery' }): Item =>
  gameItem
    ? { ...gameItem, amount: quantity }
    : newItem(nameOfItemId(itemId ?? ''), { amount: quantity, isBound: true, serial: `task-${id}` })

function deliver(context: TaskContext, task: Task & { kind: 'delivery' }): TaskOutcome {
  const { simulation } = context
  const { options, draws } = simulation
  if (options.rejectEvery !== null && task.id % options.rejectEvery === 0)
    return { kind: 'reject', reason: 'CHARACTER_NOT_FOUND', note: 'No such hero in the game' }
  if (happens(options.faults.fullBag, draws.tasks)) return { kind: 'retry', reason: 'BAG_FULL' }
  const character = putDelivered(simulation.characterOf(task), itemOf(task))
  if (character && task.gameItem)
    simulation.findings.add(...restoredFindings(simulation.journal, task, task.gameItem))
  return character ? store(context, task, [character]) : { kind: 'retry', reason: 'BAG_FULL' }
}

function moveListings(context: TaskContext, task: Task & { kind: 'move-listings' }): TaskOutcome {
  const { simulation } = context
  const from = simulation.characterOf(task)
  const to = simulation.characterOf({ ...task, gameId: task.toGameId })
  if (to.isDeleted) return { kind: 'reject', reason: 'CHARACTER_NOT_FOUND' }
  const { bazaar } = from.sections
  const { bazaar: taken } = to.sections
  const bids = [...(taken.bids ?? []), ...(bazaar.bids ?? [])]
  return store(context, task, [
    withSections(from, { bazaar: { ...bazaar, listings: [], bids: [] } }),
    withSections(to, { bazaar: { ...taken, listings: [...taken.listings, ...bazaar.listings], bids } }),
  ])
}

async function reportCharacter(
  context: TaskContext,
  task: Task & { kind: 'report-character' },
): Promise<TaskOutcome> {
  const { simulation, reporter } = context
  reporter.enterEpoch(simulation.characterOf(task), task.epoch)
  for (let tries = 0; tries < triesToReport; tries++)
    if (await reporter.reportAll(simulation.characterOf(task))) return store(context, task, [])
  return { kind: 'retry', reason: 'OTHER', note: 'The portal has no report of the character' }
}

/** What keeps the game from doing a task now, or at all. */
function refusalOf({ options, draws }: Simulation, { kind }: Task): TaskOutcome | null {
  const isSwap = kind === 'activate' || kind === 'deactivate'
  if (isSwap && options.rejectsSwaps) return { kind: 'reject', reason: 'OTHER', note: 'The game has no room' }
  if (kind !== 'delivery' && happens(options.faults.busy, draws.tasks))
    return { kind: 'retry', reason: 'OTHER', note: 'The game is busy' }
  return null
}

/** Does a task unless the game remembers that it did it. */
export async function doTask(context: TaskContext, task: Task): Promise<TaskOutcome> {
  const { simulation, reporter, sessions } = context
  const { journal, worlds, findings } = simulation
  const done = journal.done.get(task.id)
  if (done) {
    journal.write({ done: { ...done, leaseToken: task.leaseToken } })
    return { kind: 'confirm', isRepeat: true }
  }
  if (!worlds.includes(task.world)) findings.add(`Task ${task.id} belongs to the world ${task.world}`)
  const isFirst = !journal.characters.has(characterKey(task))
  const character = simulation.characterOf(task)
  // The portal gets it even if this task is rejected.
  if (isFirst) reporter.markChanged(character)
  if (character.isDeleted && task.kind !== 'remove-character')
    return { kind: 'reject', reason: 'CHARACTER_NOT_FOUND' }
  const refusal = refusalOf(simulation, task)
  if (refusal) return refusal
  findings.add(...taskFindings(task, character, sessions))
  switch (task.kind) {
    case 'delivery':
      return deliver(context, task)
    case 'move-listings':
      return moveListings(context, task)
    case 'activate':
      return store(context, task, [{ ...character, isActive: true }])
    case 'deactivate':
    case 'remove-character': {
      if (sessions.isPlaying(character)) await sessions.logOut(task.accountId)
      const current = simulation.characterOf(task)
      const isDeleted = task.kind === 'remove-character'
      return store(context, task, [{ ...current, isActive: false, isDeleted }])
    }
    case 'report-character':
      return reportCharacter(context, task)
    case 'end-session':
      await sessions.logOut(task.accountId, task.sessionId)
      return store(context, task, [])
  }
}
