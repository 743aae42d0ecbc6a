import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'

import { announce } from '../announcer/announcer.tsx'
import { media } from '../theme/media.ts'
import { jitterOf, nextStop, wheelAngle } from './wheel-angle.ts'
import type { WheelReward } from './wheel-reward.ts'
import { isBusy, wheelState, type WheelResult, type WheelState } from './wheel-state.ts'

const turns = 5

export type WheelPlay = {
  rewards: readonly WheelReward[]
  onSpin: () => Promise<WheelResult>
  onReveal: ((result: WheelResult) => void) | undefined
  spinningText: string
  wonText: (result: WheelResult) => string
  failedText: (error: unknown) => string
  defaultState: WheelState
  spinMs: number
}

const restingAngle = (state: WheelState, rewards: readonly WheelReward[]) =>
  'result' in state ? stopOf(state.result, rewards) : 0

const stopOf = ({ index, seed, rewards }: WheelResult, { length }: readonly WheelReward[]) =>
  wheelAngle({
    index,
    count: rewards?.length ?? length,
    jitter: seed === undefined ? 0 : jitterOf(seed),
  })

/**
 * Asks the server, then reveals the result once: after the turn, on skip, on a hidden page or on unmount.
 */
export function useWheel(play: WheelPlay) {
  const { rewards, defaultState, spinMs } = play
  const [state, send] = useReducer(wheelState, defaultState)
  const [angle, setAngle] = useState(() => restingAngle(defaultState, rewards))
  const latest = useRef(play)
  const reveal = useRef<() => void>(undefined)
  const isGone = useRef(false)

  useLayoutEffect(() => {
    latest.current = play
  })

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  useEffect(() => {
    if (state.status !== 'spinning') return undefined
    const { result } = state
    let isShown = false
    const show = () => {
      if (isShown) return
      isShown = true
      send({ type: 'reveal' })
      announce(latest.current.wonText(result), 'assertive')
      latest.current.onReveal?.(result)
    }
    const showUnseen = () => document.visibilityState === 'hidden' && show()
    reveal.current = show
    document.addEventListener('visibilitychange', showUnseen)
    const timer = Number.isFinite(spinMs)
      ? setTimeout(show, matchMedia(media.reducedMotion).matches ? 0 : spinMs)
      : undefined
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', showUnseen)
      if (isGone.current) show()
    }
  }, [state, spinMs])

  const spin = async () => {
    if (isBusy(state)) return
    send({ type: 'request' })
    announce(play.spinningText)
    try {
      const result = await play.onSpin()
      if (isGone.current) return latest.current.onReveal?.(result)
      setAngle((from) => nextStop({ from, target: stopOf(result, rewards), turns }))
      send({ type: 'answer', result })
    } catch (error) {
      const message = latest.current.failedText(error)
      send({ type: 'refuse', message })
      announce(message, 'assertive')
    }
  }
  const skip = () => reveal.current?.()

  return { state, angle, spin, skip }
}
