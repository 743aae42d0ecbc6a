import { useEffect, useState } from 'react'

/** True for a while from the first drawing on. */
export function usePause(pauseMs: number): boolean {
  const [isOver, setIsOver] = useState(pauseMs === 0)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), pauseMs)
    return () => clearTimeout(timer)
  }, [pauseMs])
  return !isOver
}
