import { expect, it } from 'vitest'
import { tasksOf } from './long-tasks.ts'

const thread = (pid: number, tid: number, name: string) => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid,
  args: { name },
})
const task = (pid: number, tid: number, [dur, tdur]: readonly [number, number]) => ({
  name: 'RunTask',
  ph: 'X',
  pid,
  tid,
  dur,
  tdur,
})

it('finds the longest task of the main threads, by the clock and by the processor', () => {
  const traceEvents = [
    thread(7, 1, 'CrRendererMain'),
    thread(7, 2, 'Compositor'),
    task(7, 1, [430_000, 12_000]),
    task(7, 1, [34_000, 33_000]),
    task(7, 2, [900_000, 900_000]),
    { ...task(7, 1, [900_000, 900_000]), name: 'Paint' },
  ]
  expect(tasksOf(JSON.stringify({ traceEvents }))).toEqual({
    count: 2,
    longestMs: 430,
    longestProcessorMs: 33,
  })
})
