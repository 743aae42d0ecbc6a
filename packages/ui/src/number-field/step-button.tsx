import type { LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react'

import { Icon } from '../icon/icon.tsx'
import * as styles from './number-field.css.ts'

/** A resting finger becomes a hold later than a mouse press. */
const holdMs = { mouse: 400, touch: 600 } as const
const repeatMs = 60

type StepButtonProps = {
  label: string
  icon: LucideIcon
  size: 'md' | 'lg'
  controlId: string
  disabled: boolean
  onStep: () => void
  /** Called for mouse presses only: focusing the input on touch would open the on-screen keyboard. */
  onMouse: () => void
}

/**
 * Steps once when pressed and repeats while held. Not in the tab order: the arrow
 * keys of the input do the same.
 */
export function StepButton({ label, icon, size, controlId, disabled, onStep, onMouse }: StepButtonProps) {
  const [held, setHeld] = useState<keyof typeof holdMs | null>(null)
  const hasStepped = useRef(false)

  const step = () => {
    hasStepped.current = true
    onStep()
  }
  const repeatStep = useEffectEvent(step)

  useEffect(() => {
    if (held === null) return undefined
    const release = () => setHeld(null)
    let timer = setTimeout(function repeat() {
      timer = setTimeout(repeat, repeatMs)
      repeatStep()
    }, holdMs[held])
    const ends = ['pointerup', 'pointercancel', 'blur']
    for (const end of ends) window.addEventListener(end, release)
    return () => {
      clearTimeout(timer)
      for (const end of ends) window.removeEventListener(end, release)
    }
  }, [held])

  // A button that becomes disabled at its bound may never receive the release event.
  if (disabled && held !== null) setHeld(null)

  const press = ({ button, pointerType }: PointerEvent) => {
    if (button !== 0) return
    hasStepped.current = false
    // The finger might scroll, so touch steps on release or after a hold.
    if (pointerType === 'touch') return setHeld('touch')
    onMouse()
    step()
    setHeld('mouse')
  }

  const click = ({ detail }: MouseEvent) => {
    // Assistive technology sends a click without pointer events.
    if (detail === 0 || !hasStepped.current) step()
    hasStepped.current = false
  }

  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controlId}
      disabled={disabled}
      data-pressed={held !== null || undefined}
      className={`${styles.step} ${styles.stepSize[size]}`}
      onPointerDown={press}
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => held !== null && event.preventDefault()}
      onClick={click}
    >
      <Icon icon={icon} />
    </button>
  )
}
