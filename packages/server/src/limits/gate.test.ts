import { expect, it } from 'vitest'
import { createGate, gateIsFull } from './gate.ts'

/** Acts that run until they are told to end. */
function acts() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const act = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => void ends.set(name, () => resolve(name)))
  }
  const settled = () => new Promise((resolve) => void setImmediate(resolve))
  return {
    act,
    started,
    settled,
    async end(name: string) {
      ends.get(name)?.()
      await settled()
    },
  }
}

it('runs a few acts of a key at once and the others in their order', async () => {
  const gate = createGate({ maxRunning: 2, maxWaiting: 2 })
  const { act, started, end, settled } = acts()
  const results = ['a', 'b', 'c', 'd'].map((name) => gate.run('theron', act(name)))
  await settled()
  expect(started).toEqual(['a', 'b'])
  expect(gate.load()).toEqual({ running: 2, waiting: 2 })
  await end('b')
  expect(started).toEqual(['a', 'b', 'c'])
  await end('a')
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  await end('c')
  await end('d')
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
  expect(gate.load()).toEqual({ running: 0, waiting: 0 })
})

it('refuses what finds no place to wait, and does none of it', async () => {
  const gate = createGate({ maxRunning: 1, maxWaiting: 1 })
  const { act, started, settled } = acts()
  void gate.run('theron', act('a'))
  void gate.run('theron', act('b'))
  expect(await gate.run('theron', act('c'))).toBe(gateIsFull)
  await settled()
  expect(started).toEqual(['a'])
})

it('never lets one key wait for another', async () => {
  const gate = createGate({ maxRunning: 1, maxWaiting: 0 })
  const { act, started, settled } = acts()
  void gate.run('theron', act('a'))
  void gate.run('iris', act('b'))
  await settled()
  expect(started).toEqual(['a', 'b'])
})

it('frees the place of an act that fails', async () => {
  const gate = createGate({ maxRunning: 1, maxWaiting: 1 })
  const failed = gate.run('theron', async () => {
    throw new Error('failed')
  })
  const next = gate.run('theron', async () => 'done')
  await expect(failed).rejects.toThrow('failed')
  expect(await next).toBe('done')
  expect(await gate.run('theron', async () => 'again')).toBe('again')
})
