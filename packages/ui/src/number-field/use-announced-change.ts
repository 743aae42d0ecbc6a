import { useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { announce } from '../announcer/announcer.tsx'

/** Long enough to announce only the final number of a held button, not every step. */
const settleMs = 150

/** Returns a function that runs a change made by the player and announces the new number. */
export function useAnnouncedChange(input: RefObject<HTMLInputElement | null>): (act: () => void) => void {
  const announcing = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (act) => {
    const before = input.current?.value
    // Synchronous, so that a form sent by Enter contains the committed number.
    flushSync(act)
    const after = input.current?.value ?? ''
    if (after === before) return
    clearTimeout(announcing.current)
    // VoiceOver does not read a hyphen.
    announcing.current = setTimeout(() => announce(after.replace('-', '\u2212'), 'assertive'), settleMs)
  }
}
