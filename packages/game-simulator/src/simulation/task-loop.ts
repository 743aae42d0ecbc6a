import { setTimeout as sleep } from 'node:timers/promises'
import type { BatchAnswer } from '@olympus/contract/bridge/batch'
import { reportDeletedCharacters } from '@olympus/contract/bridge/characters'
import { bridgeLimits } from '@olympus/contract/bridge/limits'
import { claimTasks, confirmTasks, rejectTasks, retryTasks, type Task } from '@olympus/contract/bridge/tasks'
import { happens } from '../random.ts'
import { batchHead } from './batch-head.ts'
import { doTask, type TaskContext, type TaskOutcome } from './do-task.ts'
import type { OnEvent, Simulation } from './simulation.ts'

const claimLimit = 10

interface Answered {
  readonly task: Task
  readonly outcome: TaskOutcome
}

export interface TaskLoop {
  /** Claims and does tasks until the simulation stops. */
  run(): Promise<void>
  /** Does what is queued now. */
  drain(): Promise<number>
}

/** The game stores that the portal knows. Otherwise the task comes again after its lease. */
function takeConfirmations(
  { journal, findings }: Simulation,
  tasks: readonly Task[],
  answer: BatchAnswer,
): void {
  for (const { index, result, reason } of answer.answers) {
    const task = tasks[index]
    if (!task) continue
    if (result === 'applied' || result === 'unchanged') journal.write({ confirmed: [task.id] })
    else if (reason !== 'LEASE_LOST')
      findings.add(`The confirmation of task ${task.id} was answered ${result} ${reason ?? ''}`)
  }
}

async function sendAnswers(simulation: Simulation, answered: readonly Answered[]): Promise<void> {
  const { client, counts } = simulation
  const leaseOf = ({ id, leaseToken }: Task) => ({ id, leaseToken })
  const confirmed = answered.filter(({ outcome }) => outcome.kind === 'confirm').map(({ task }) => task)
  if (confirmed.length > 0) {
    const entries = confirmed.map((task) => ({ ...leaseOf(task), gameReference: `simulator-${task.id}` }))
    const answer = await client.call(confirmTasks, { body: { ...batchHead(simulation), entries } })
    takeConfirmations(simulation, confirmed, answer)
  }
  for (const [kind, endpoint, count] of [
    ['retry', retryTasks, 'retried'],
    ['reject', rejectTasks, 'rejected'],
  ] as const) {
    const entries = answered.flatMap(({ task, outcome }) =>
      outcome.kind === kind && 'reason' in outcome
        ? [{ ...leaseOf(task), reason: outcome.reason, ...(outcome.note && { note: outcome.note }) }]
        : [],
    )
    if (entries.length === 0) continue
    await client.call(endpoint, { body: { ...batchHead(simulation), entries } })
    counts[count] += entries.length
  }
}

/** A character that the portal had removed is gone in the game too. */
async function reportRemoval(simulation: Simulation, { world, gameId }: Task): Promise<void> {
  const entries = [{ gameId, deletedAt: simulation.now().toISOString() }]
  await simulation.client.call(reportDeletedCharacters, {
    body: { ...batchHead(simulation), world, entries },
  })
}

export function createTaskLoop(context: TaskContext, onEvent: OnEvent): TaskLoop {
  const { simulation } = context
  const { bootId, client, waitingClient, counts, draws, options, stopping } = simulation
  const { paceMs, leaseMs } = options

  async function answer(tasks: readonly Task[]): Promise<void> {
    for (const task of tasks) {
      const outcome = await doTask(context, task)
      if (outcome.kind === 'confirm') {
        counts[outcome.isRepeat ? 'known' : 'handedOut'] += 1
        onEvent({ handedOut: outcome.isRepeat ? 'again' : 'first' })
      }
      const isRemoved = task.kind === 'remove-character' && outcome.kind === 'confirm'
      const reportsFirst = options.faults.reorder && happens(0.5, draws.tasks)
      if (isRemoved && reportsFirst) await reportRemoval(simulation, task)
      await sendAnswers(simulation, [{ task, outcome }])
      if (isRemoved && !reportsFirst) await reportRemoval(simulation, task)
    }
  }

  const bodyOf = (waitMs: number) => ({ body: { bootId, limit: claimLimit, leaseMs, waitMs } })
  const claim = async () =>
    (await waitingClient.call(claimTasks, bodyOf(paceMs === null ? bridgeLimits.maxClaimWaitMs : 0))).tasks

  return {
    async run() {
      let held: readonly Task[] = []
      while (!stopping.aborted) {
        await answer(held)
        held = []
        try {
          held = await claim()
          if (paceMs !== null) await sleep(paceMs, undefined, { signal: stopping })
        } catch (error) {
          if (!stopping.aborted) throw error
        }
      }
      await answer(held)
    },
    async drain() {
      const { tasks } = await client.call(claimTasks, bodyOf(0))
      await answer(tasks)
      return tasks.length
    },
  }
}
