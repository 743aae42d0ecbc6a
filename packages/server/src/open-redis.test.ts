import { expect, it, vi } from 'vitest'
import { createLog } from './log.ts'
import { openRedis } from './open-redis.ts'

// Nothing listens there.
const redisUrl = 'redis://127.0.0.1:1'

function heard() {
  const lines: { level: string; msg: string; reason?: string }[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[0]) })
  return { log, lines }
}

const cannotBeReached = 'REDIS_URL: Redis cannot be reached, so the database does its work'

it('tells once for all connections that Redis cannot be reached, and once that it is again', async () => {
  const { log, lines } = heard()
  const opened = [1, 2].map(() => {
    const redis = openRedis(redisUrl, log)
    const failed = vi.fn()
    redis.on('error', failed)
    return { redis, failed }
  })
  for (const { failed } of opened)
    await vi.waitFor(() => expect(failed.mock.calls.length).toBeGreaterThan(1), { timeout: 5000 })
  const [first] = opened
  for (const { redis } of opened) redis.emit('ready')
  first?.redis.emit('error', new Error('connect ETIMEDOUT'))
  expect(lines).toMatchObject([
    { level: 'warn', msg: cannotBeReached, reason: 'connect ECONNREFUSED 127.0.0.1:1' },
    { level: 'info', msg: 'Redis is reached again' },
    { level: 'warn', msg: cannotBeReached, reason: 'connect ETIMEDOUT' },
  ])
  for (const { redis } of opened) redis.disconnect()
})

it('does not tell the password that Redis refuses', () => {
  const { log, lines } = heard()
  const redis = openRedis(redisUrl, log)
  const command = { name: 'auth', args: ['hidden'] }
  redis.emit('error', Object.assign(new Error('WRONGPASS invalid username-password pair'), { command }))
  expect(lines).toMatchObject([{ reason: 'WRONGPASS invalid username-password pair' }])
  expect(JSON.stringify(lines)).not.toContain('hidden')
  redis.disconnect()
})
