import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createLog, silentLog } from './log.ts'
import { type Part, stopInTurn } from './stop-in-turn.ts'

const never = new Promise<void>(() => {})

it('stops the next part when one is done', async () => {
  const acts: string[] = []
  const part = (name: string): Part => ({
    name,
    patienceMs: 600_000,
    async stop() {
      acts.push(`${name} begins`)
      await turn()
      acts.push(`${name} ends`)
    },
  })
  await stopInTurn([part('requests'), part('database')], silentLog)
  expect(acts).toEqual(['requests begins', 'requests ends', 'database begins', 'database ends'])
})

it('abandons a part that does not stop, logs it, and stops the others', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  let isClosed = false
  const close = async () => void (isClosed = true)
  await stopInTurn(
    [
      { name: 'ledger check', patienceMs: 1, stop: () => never },
      { name: 'database', patienceMs: 600_000, stop: close },
    ],
    log,
  )
  expect(isClosed).toBe(true)
  expect(lines.join()).toContain('ledger check')
})

it('reports why a part could not be stopped', async () => {
  const stop = () => Promise.reject(new Error('The disk is full'))
  await expect(stopInTurn([{ name: 'database', patienceMs: 600_000, stop }], silentLog)).rejects.toThrow(
    'The disk is full',
  )
})
