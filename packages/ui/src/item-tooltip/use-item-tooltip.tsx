import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react'

import { ItemBubble } from './item-bubble.tsx'
import { ItemDetails, type ItemFacts } from './item-details.tsx'

type Open = { anchor: HTMLElement; isPinned: boolean }

const showDelayMs = 200
const leaveGraceMs = 120

const triggerOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null

const keepsFocus = (element: HTMLElement) => element.matches(':focus-visible')

/**
 * One item tooltip for many triggers, each marked with `data-item`. Spread `triggerProps` on an element
 * around all triggers, or on the only one, and render `tooltip` beside it. The tooltip shows after a moment
 * on hover and at once on keyboard focus. It stays open after a press or a tap.
 */
export function useItemTooltip(factsOf: (item: string) => ItemFacts | undefined) {
  const [open, setOpen] = useState<Open | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pressedToClose = useRef<HTMLElement>(null)

  useEffect(() => () => clearTimeout(timer.current), [])

  const wait = (act: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
  const show = (anchor: HTMLElement, isPinned: boolean) => {
    clearTimeout(timer.current)
    setOpen({ anchor, isPinned })
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(null)
  }
  const stay = () => clearTimeout(timer.current)
  const leave = () =>
    wait(() => setOpen((now) => (now && (now.isPinned || keepsFocus(now.anchor)) ? now : null)), leaveGraceMs)

  const triggerProps = {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      // Touch does not hover; a tap is handled as a press.
      if (pointerType === 'touch' || open?.isPinned) return
      const trigger = triggerOf(target)
      if (!trigger) leave()
      else if (trigger === open?.anchor) stay()
      else wait(() => show(trigger, false), showDelayMs)
    },
    onPointerLeave: leave,
    onFocus: ({ target }: FocusEvent) => {
      const trigger = triggerOf(target)
      if (trigger && keepsFocus(trigger)) show(trigger, false)
      else if (!open?.isPinned) close()
    },
    onBlur: () => {
      if (!open?.isPinned) close()
    },
    onPointerDown: () => {
      // Recorded before the press moves the focus, which closes the bubble.
      pressedToClose.current = open?.isPinned ? open.anchor : null
    },
    onClick: ({ target }: MouseEvent) => {
      const trigger = triggerOf(target)
      if (!trigger) return
      if (pressedToClose.current === trigger || (open?.isPinned && open.anchor === trigger)) close()
      else show(trigger, true)
      pressedToClose.current = null
    },
  }

  const item = open?.anchor.dataset['item']
  const facts = item === undefined ? undefined : factsOf(item)
  // The item is gone. One that comes later to its place is not this one.
  if (open && !facts) setOpen(null)
  const tooltip = open && facts && (
    <ItemBubble
      key={`${item} ${open.isPinned}`}
      {...open}
      label={facts.name}
      onClose={close}
      onPointerEnter={stay}
      onPointerLeave={leave}
    >
      <ItemDetails {...facts} />
    </ItemBubble>
  )
  return { triggerProps, tooltip, pinnedItem: open?.isPinned ? item : undefined }
}
