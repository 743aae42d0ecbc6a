import { z } from '../../packages/contract/src/schema.ts'

/** The part of a Chromium trace that tells how long tasks took, in microseconds. */
const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.optional(z.number()),
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ name: z.optional(z.unknown()) })),
    }),
  ),
})

export interface Tasks {
  readonly count: number
  /** The longest by the clock, in milliseconds. On a busy machine that includes waiting for a processor. */
  readonly longestMs: number
  /** The longest by processor time, in milliseconds. */
  readonly longestProcessorMs: number
}

/** Reads the tasks of the main threads of all pages. */
export function tasksOf(trace: string): Tasks {
  const { traceEvents } = z.parse(Trace, JSON.parse(trace))
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mainThreads.has(`${pid}:${tid}`),
  )
  const longest = (figures: readonly number[]) =>
    figures.reduce((most, each) => Math.max(most, each), 0) / 1000
  return {
    count: tasks.length,
    longestMs: longest(tasks.map(({ dur = 0 }) => dur)),
    longestProcessorMs: longest(tasks.map(({ tdur = 0 }) => tdur)),
  }
}
