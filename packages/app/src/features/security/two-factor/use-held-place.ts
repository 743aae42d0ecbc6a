import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface HeldState {
  readonly isHeld?: boolean
}

/**
 * Keeps the player on this page on "back": an extra history entry in front of it absorbs the step and is
 * then added again. Returns a function that releases the page.
 */
export function useHeldPlace(): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  const isHeld = (location.state as HeldState | null)?.isHeld === true
  /** The entry that already has an extra entry in front. In development, effects run twice. */
  const guarded = useRef<string | null>(null)
  const isReleased = useRef(false)

  useEffect(() => {
    if (isHeld) {
      guarded.current = null
      return
    }
    if (isReleased.current || guarded.current === location.key) return
    guarded.current = location.key
    void navigate(location, { state: { isHeld: true } satisfies HeldState })
  }, [isHeld, location, navigate])

  return () => {
    isReleased.current = true
    if (isHeld) void navigate(-1)
  }
}
