import { randomUUID } from 'node:crypto'
import type { Log } from '../../log.ts'
import { createThrottle, type Throttle } from '../../throttle.ts'
import type { NoticeCarrier } from './notice-carrier.ts'

/** Returns a function that stops it. */
export type Listen = (channel: string, onNotice: () => void) => () => Promise<void>

/** Tells listeners of a channel that there is something to read. */
export interface Notices {
  /**
   * Reaches this process at once and the others soon. A notice may get lost on its way to another process.
   */
  notify(channel: string): void
  readonly listen: Listen
  /** Sends what is still to be sent. */
  close(): Promise<void>
}

/** Each notice that PostgreSQL carries takes a lock that all commits with a notice of the server share. */
const pauseMs = 50

/** Without a carrier there is only this process. */
export function createNotices(carrier: NoticeCarrier | null, log: Log): Notices {
  const self = randomUUID()
  const listeners = new Map<string, Set<() => void>>()
  const senders = new Map<string, Throttle>()

  const createSender = ({ send }: NoticeCarrier, channel: string) =>
    createThrottle({
      pauseMs,
      act: () =>
        send(channel, self).catch((error: unknown) => log.debug({ err: error, channel }, 'notice not sent')),
    })

  function sendToOthers(channel: string): void {
    if (!carrier) return
    const sender = senders.get(channel) ?? createSender(carrier, channel)
    senders.set(channel, sender)
    sender.request()
  }

  return {
    notify(channel) {
      for (const listener of listeners.get(channel) ?? []) listener()
      sendToOthers(channel)
    },

    listen(channel, onNotice) {
      const own = listeners.get(channel) ?? new Set()
      listeners.set(channel, own.add(onNotice))
      const stop = carrier?.listen(channel, (sender) => {
        if (sender !== self) onNotice()
      })
      return async () => {
        own.delete(onNotice)
        await stop?.()
      }
    },

    async close() {
      await Promise.all([...senders.values()].map((sender) => sender.stop()))
      await carrier?.close()
    },
  }
}
