import type { Log } from '../../log.ts'
import { openRedis } from '../../open-redis.ts'
import type { NoticeCarrier } from './notice-carrier.ts'

const keyOf = (channel: string) => `olympus-notice:${channel}`

/** Carries notices by PUBLISH. Installations that share a Redis wake each other, which does no harm. */
export function createRedisCarrier(redisUrl: string, log: Log): NoticeCarrier {
  const publisher = openRedis(redisUrl, log)
  return {
    async send(channel, sender) {
      await publisher.publish(keyOf(channel), sender)
    },

    listen(channel, onNotice) {
      const subscriber = openRedis(redisUrl, log)
      subscriber.on('message', (_key, sender) => onNotice(sender))
      // Also after each reconnect.
      subscriber.on('ready', () => {
        subscriber.subscribe(keyOf(channel)).then(
          () => onNotice(null),
          () => subscriber.disconnect(true),
        )
      })
      return async () => subscriber.disconnect()
    },

    async close() {
      publisher.disconnect()
    },
  }
}
