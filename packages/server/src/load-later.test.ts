import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { loadLater } from './load-later.ts'
import { silentLog } from './log.ts'

it('loads one after another, and not at once', async () => {
  const loaded: string[] = []
  const loads = ['one', 'two'].map((name) => async () => void loaded.push(name))
  const { stop } = loadLater(loads, silentLog, 5)
  expect(loaded).toEqual([])
  await vi.waitFor(() => expect(loaded).toEqual(['one', 'two']))
  await stop()
})

it('loads nothing more once it is stopped', async () => {
  const load = vi.fn(async () => {})
  const { stop } = loadLater([load], silentLog, 20)
  await stop()
  await sleep(30)
  expect(load).not.toHaveBeenCalled()
})

it('reports what cannot be loaded', async () => {
  const error = vi.fn()
  const load = () => Promise.reject(new Error('no such file'))
  const { stop } = loadLater([load], { ...silentLog, error }, 1)
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce())
  await stop()
})
