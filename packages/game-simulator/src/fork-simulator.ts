import { type ChildProcess, fork, type ForkOptions } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { OnEvent, SimulationEvent } from './simulation/simulation.ts'

const program = path.join(import.meta.dirname, 'main.ts')

/** A simulator in a process of its own. */
export interface ForkedSimulator {
  readonly child: ChildProcess
  /** Resolves when the portal has the characters of the game, or the process has ended. */
  readonly ready: Promise<void>
  /** Ends the process in order, or kills it. Resolves with its exit code. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

export function forkSimulator(
  args: readonly string[],
  options: ForkOptions,
  onEvent: OnEvent,
): ForkedSimulator {
  const child = fork(program, [...args], options)
  const exit = once(child, 'close').then(([code]) => code as number | null)
  const ready = new Promise<void>((resolve) => {
    void exit.then(() => resolve())
    child.on('message', (event: SimulationEvent) => {
      if ('isReady' in event) resolve()
      onEvent(event)
    })
  })
  return {
    child,
    ready,
    async end(signal) {
      // A signal that comes earlier ends the process at once.
      if (signal === 'SIGTERM') await ready
      child.kill(signal)
      return exit
    },
  }
}
