import type { Log } from '../../log.ts'
import type { NoticeCarrier } from './notice-carrier.ts'

interface InsuredOptions {
  readonly carrier: NoticeCarrier
  /** Carries notices while `carrier` fails. Others may hear it at any time, so it is always listened to. */
  readonly insurance: NoticeCarrier
  readonly log: Pick<Log, 'info' | 'warn'>
}

/**
 * Falls back to another carrier, and tries the first one beside it until that works. Logs once per fault.
 */
export function createInsuredCarrier({ carrier, insurance, log }: InsuredOptions): NoticeCarrier {
  let isOut = false
  let isTrying = false

  async function tryAgain(channel: string, sender: string): Promise<void> {
    if (isTrying) return
    isTrying = true
    try {
      await carrier.send(channel, sender)
      isOut = false
      log.info('notices go through Redis again')
    } catch {
      // Still unreachable.
    } finally {
      isTrying = false
    }
  }

  return {
    async send(channel, sender) {
      if (isOut) {
        void tryAgain(channel, sender)
        return insurance.send(channel, sender)
      }
      try {
        await carrier.send(channel, sender)
      } catch (error) {
        isOut = true
        log.warn({ err: error }, 'Redis is out of reach: notices go through the database')
        await insurance.send(channel, sender)
      }
    },

    listen(channel, onNotice) {
      const stops = [carrier, insurance].map(({ listen }) => listen(channel, onNotice))
      return async () => void (await Promise.all(stops.map((stop) => stop())))
    },

    async close() {
      await Promise.all([carrier.close(), insurance.close()])
    },
  }
}
