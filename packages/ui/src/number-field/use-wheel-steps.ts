import { useEffect, useEffectEvent, type RefObject } from 'react'

type WheelSteps = {
  input: RefObject<HTMLInputElement | null>
  isEnabled: boolean
  stepUp: () => void
  stepDown: () => void
}

/** Steps when the wheel turns over the focused input. */
export function useWheelSteps({ input, isEnabled, stepUp, stepDown }: WheelSteps) {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const isVertical = Math.abs(event.deltaY) > Math.abs(event.deltaX)
    const isMeant = document.activeElement === input.current && isVertical && !event.ctrlKey
    if (!isEnabled || !isMeant) return
    event.preventDefault()
    if (event.deltaY < 0) stepUp()
    else stepDown()
  })
  useEffect(() => {
    const element = input.current
    const wheel = (event: WheelEvent) => onWheel(event)
    // Not passive, so that preventDefault stops the page from scrolling.
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [input])
}
