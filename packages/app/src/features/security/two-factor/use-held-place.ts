import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'

interface HeldState {
  readonly isHeld?: boolean
}

/**
 * Keeps the player on this page when he goes back: an entry of the history in front of it takes the step, and is put there again. Answers
 * with what lets him go.
 */
export function useHeldPlace(): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  const isHeld = (location.state as HeldState | null)?.isHeld === true
  /** The entry that has got its own in front of it: effects run twice while one develops. */
  const guarded = useRef<Location | null>(null)
  const isReleased = useRef(false)

  useEffect(() => {
    if (isHeld) {
      guarded.current = null
      return
    }
    if (isReleased.current || guarded.current === location) return
    guarded.current = location
    void navigate(location, { state: { isHeld: true } satisfies HeldState })
  }, [isHeld, location, navigate])

  return () => {
    isReleased.current = true
    if (isHeld) void navigate(-1)
  }
}
