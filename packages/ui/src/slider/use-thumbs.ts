import { useRef, useState, type PointerEvent } from 'react'

import { moveThumb, nearestThumb, shareOf, snap, thumbsOn, type Scale } from './slider-model.ts'

type Move = { thumbs: number[]; from: number[] }

type Thumbs = {
  scale: Scale
  value: readonly number[] | undefined
  defaultValue: readonly number[]
  onValueChange: ((value: number[]) => void) | undefined
  onValueCommit: ((value: number[]) => void) | undefined
}

/** Half of the visible thumb. */
const radiusPx = 12

/** Handles pressing, dragging and releasing the thumbs of a slider. */
export function useThumbs({ scale, value, defaultValue, onValueChange, onValueCommit }: Thumbs) {
  const [ownValue, setOwnValue] = useState(defaultValue)
  // Set only while a thumb moves. The ref is needed because a drag can be faster than rendering.
  const [moving, setMoving] = useState<Move | null>(null)
  const latest = useRef<Move>(null)
  const dragged = useRef<{ index: number; offsetPx: number }>(null)
  const settled = thumbsOn(scale, value ?? ownValue)
  const thumbs = moving?.thumbs ?? settled

  const keep = (move: Move | null) => {
    latest.current = move
    setMoving(move)
  }
  const move = (index: number, to: number) => {
    const { thumbs: before, from } = latest.current ?? { thumbs: settled, from: settled }
    const next = moveThumb(scale, before, { index, to: snap(scale, to) })
    keep({ thumbs: next, from })
    if (next.join() !== before.join()) onValueChange?.(next)
  }
  const settle = () => {
    const done = latest.current
    dragged.current = null
    if (!done) return
    keep(null)
    setOwnValue(done.thumbs)
    if (done.thumbs.join() !== done.from.join()) onValueCommit?.(done.thumbs)
  }

  /** Left end and width of the range in which the thumbs' centers move. */
  const wayOf = (track: Element) => {
    const { left, width } = track.getBoundingClientRect()
    return { start: left + radiusPx, length: width - 2 * radiusPx }
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    const { start, length } = wayOf(event.currentTarget)
    const at = scale.min + ((event.clientX - start) / length) * (scale.max - scale.min)
    const index = nearestThumb(thumbs, at)
    const besidePx = event.clientX - (start + shareOf(scale, thumbs[index] ?? 0) * length)
    // A thumb that is grabbed off its center does not jump.
    const offsetPx = Math.abs(besidePx) <= radiusPx ? besidePx : 0
    dragged.current = { index, offsetPx }
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.querySelectorAll('input')[index]?.focus()
    if (offsetPx === 0) move(index, at)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!dragged.current) return
    const { start, length } = wayOf(event.currentTarget)
    const share = (event.clientX - dragged.current.offsetPx - start) / length
    move(dragged.current.index, scale.min + share * (scale.max - scale.min))
  }

  return { thumbs, move, settle, press, drag }
}
