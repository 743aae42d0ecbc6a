import { useEffect, useReducer, useState, type RefObject, type ToggleEvent } from 'react'
import { flushSync } from 'react-dom'

type OpenPanel = {
  panel: RefObject<HTMLElement | null>
  isOpen: boolean | undefined
  onOpenChange: ((isOpen: boolean) => void) | undefined
  /** Moves the panel to its place. */
  place: (panel: HTMLElement) => void
}

/** The state of a panel that the browser opens and closes, controlled by an owner or not. */
export function useOpenPanel({ panel, isOpen, onOpenChange, place }: OpenPanel) {
  const [isShown, setIsShown] = useState(false)
  const [, askOwner] = useReducer((times: number) => times + 1, 0)
  const hasContent = isShown || isOpen === true

  // Runs after each render, because the owner may refuse a change that the browser has already made.
  useEffect(() => {
    if (isOpen === undefined || isOpen === panel.current?.matches(':popover-open')) return
    panel.current?.togglePopover(isOpen)
  })

  const onBeforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open') return
    // Rendered and measured before the browser shows it, so that it appears in its final position.
    if (!hasContent) flushSync(() => setIsShown(true))
    currentTarget.style.display = 'block'
    place(currentTarget)
    currentTarget.style.display = ''
  }

  const onToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    const isNowOpen = newState === 'open'
    setIsShown(isNowOpen)
    if (isNowOpen !== isOpen) onOpenChange?.(isNowOpen)
    askOwner()
    if (isNowOpen && !currentTarget.contains(document.activeElement))
      currentTarget.focus({ preventScroll: true })
  }

  return { isShown, hasContent, toggleProps: { onBeforeToggle, onToggle } }
}
