import { useEffect, useState } from 'react'

/** True for `pauseMs` after the first render. */
export function usePause(pauseMs: number): boolean {
  const [isOver, setIsOver] = useState(pauseMs === 0)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), pauseMs)
    return () => clearTimeout(timer)
  }, [pauseMs])
  return !isOver
}
