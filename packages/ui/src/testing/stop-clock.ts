import { install } from '@sinonjs/fake-timers'
import { getConfig } from 'storybook/test'

export interface StoppedClock extends Disposable {
  /** Advances the clock and lets React render. */
  pass(ms: number): Promise<void>
}

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * Stops time for `setTimeout`, `Date`, `performance` and events until the end of the block:
 * `using clock = stopClock()`. Timers of 0 ms still fire and waiting for a condition still works,
 * because events and React depend on both.
 */
export function stopClock(): StoppedClock {
  const realTimeout = globalThis.setTimeout.bind(globalThis)
  const clock = install({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    shouldClearNativeTimers: true,
  })
  const stoppedTimeout = globalThis.setTimeout
  const { asyncUtilTimeout } = getConfig()
  // Waiting for a condition must still time out.
  const timeout = (...call: Parameters<typeof realTimeout>) =>
    call[1] === asyncUtilTimeout ? realTimeout(...call) : stoppedTimeout(...call)
  globalThis.setTimeout = Object.assign(timeout, stoppedTimeout)
  const eventTime = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp') ?? {}
  Object.defineProperty(Event.prototype, 'timeStamp', { ...eventTime, get: () => performance.now() })
  let isPassing = false
  const immediate = setInterval(() => {
    if (!isPassing) clock.tick(0)
  })
  return {
    async pass(ms) {
      await drawn()
      isPassing = true
      await clock.tickAsync(ms)
      isPassing = false
      await drawn()
    },
    [Symbol.dispose]() {
      clearInterval(immediate)
      // Otherwise timers that started while time was stopped would never fire.
      clock.runToLast()
      clock.uninstall()
      Object.defineProperty(Event.prototype, 'timeStamp', eventTime)
    },
  }
}
