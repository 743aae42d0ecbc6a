import { afterEach, describe, expect, it, vi } from 'vitest'
import { Redis } from 'ioredis'
import { silentLog } from '../../log.ts'
import { createNotices, type Notices } from './notices.ts'
import { createRedisCarrier } from './redis-carrier.ts'

const redisUrl = process.env.TEST_REDIS_URL ?? ''
const patience = { timeout: 20_000 }
const opened: Notices[] = []
const stops: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  for (const notices of opened.splice(0)) await notices.close()
})

function openProcess(): Notices {
  const notices = createNotices(createRedisCarrier(redisUrl, silentLog), silentLog)
  opened.push(notices)
  return notices
}

function hear(notices: Notices, channel: string) {
  const onNotice = vi.fn()
  stops.push(notices.listen(channel, onNotice))
  return onNotice
}

/** Waits until the listener has connected, which counts as a notice. */
async function expectNotice(onNotice: ReturnType<typeof hear>, writer: Notices, channel: string) {
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalled(), patience)
  onNotice.mockClear()
  await vi.waitFor(() => {
    writer.notify(channel)
    expect(onNotice).toHaveBeenCalled()
  }, patience)
}

describe.runIf(redisUrl)('with Redis', () => {
  it('carries notices of a channel to other processes', async () => {
    const [writer, reader] = [openProcess(), openProcess()]
    const [events, other] = [hear(reader, 'events'), hear(reader, 'other')]
    await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(1), patience)
    await expectNotice(events, writer, 'events')
    expect(other).toHaveBeenCalledTimes(1)
  })

  it('listens again after a lost connection, and counts that as a notice', async () => {
    const [writer, reader] = [openProcess(), openProcess()]
    const events = hear(reader, 'events')
    await expectNotice(events, writer, 'events')
    events.mockClear()
    const redis = new Redis(redisUrl)
    await redis.call('client', 'kill', 'type', 'pubsub')
    redis.disconnect()
    await expectNotice(events, writer, 'events')
    expect(events).toHaveBeenCalled()
  })
})
