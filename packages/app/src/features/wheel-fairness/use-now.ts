import { useEffect, useState } from 'react'

const tickMs = 1000

/** The time of this device, each second. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date(Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(Date.now())), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
