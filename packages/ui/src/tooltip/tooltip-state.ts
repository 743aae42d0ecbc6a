export type TooltipSide = 'left' | 'right' | 'top' | 'bottom'

export type OpenTooltip = {
  trigger: HTMLElement
  text: string
  side: TooltipSide
  /** Shown right after another tooltip, so without delay or fade. */
  isInstant: boolean
}

export type TooltipTiming = { showDelayMs: number; skipDelayMs: number; leaveGraceMs: number }

type Setup = TooltipTiming & {
  /** The visible tooltip, which the pointer may enter. */
  contentElement: () => Element | null
  onChange: (open: OpenTooltip | null) => void
  /** Called as soon as a tooltip becomes likely. */
  onApproach: () => void
}

const triggerOf = (target: EventTarget | null): HTMLElement | null => {
  const trigger = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
  const when = trigger?.dataset['tooltipWhen']
  return when && !matchMedia(when).matches ? null : trigger
}

const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent.trim()

/** Describes the trigger by `id`, unless the tooltip only repeats its name. Returns a cleanup function. */
export function describe(trigger: HTMLElement, { id, text }: { id: string; text: string }): () => void {
  if (nameOf(trigger) === text) return () => undefined
  const before = trigger.getAttribute('aria-describedby')
  trigger.setAttribute('aria-describedby', before ? `${before} ${id}` : id)
  return () => {
    if (before === null) trigger.removeAttribute('aria-describedby')
    else trigger.setAttribute('aria-describedby', before)
  }
}

/**
 * Listens on the whole document, so that a trigger itself costs nothing. At most one tooltip is open.
 * Returns functions that stop listening and that close the open tooltip.
 */
export function watchTooltips({
  showDelayMs,
  skipDelayMs,
  leaveGraceMs,
  contentElement,
  onChange,
  onApproach,
}: Setup) {
  let hovered: HTMLElement | null = null
  let open: OpenTooltip | null = null
  let closedAtMs = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (trigger: HTMLElement) => {
    clearTimeout(timer)
    const text = trigger.dataset['tooltip']
    if (!text || !trigger.isConnected) return
    const isInstant = open !== null || performance.now() - closedAtMs < skipDelayMs
    const side = (trigger.dataset['tooltipSide'] ?? 'left') as TooltipSide
    open = { trigger, text, side, isInstant }
    onChange(open)
  }
  const close = () => {
    clearTimeout(timer)
    if (!open) return
    open = null
    closedAtMs = performance.now()
    onChange(null)
  }

  const listeners = new AbortController()
  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, listener, { signal: listeners.signal, capture: true, passive: true })

  on('pointerover', ({ target, pointerType }) => {
    // Touch does not hover, and the text of a tooltip is always available elsewhere.
    if (pointerType === 'touch') return
    if (target instanceof Node && contentElement()?.contains(target)) return clearTimeout(timer)
    const trigger = triggerOf(target)
    if (trigger === hovered) {
      if (trigger && open?.trigger === trigger) clearTimeout(timer)
      return
    }
    hovered = trigger
    clearTimeout(timer)
    if (trigger) {
      onApproach()
      const isSoon = open !== null || performance.now() - closedAtMs < skipDelayMs
      if (open?.trigger !== trigger) timer = setTimeout(show, isSoon ? 0 : showDelayMs, trigger)
    } else if (open && open.trigger !== document.activeElement) {
      timer = setTimeout(close, leaveGraceMs)
    }
  })
  on('focusin', ({ target }) => {
    const trigger = triggerOf(target)
    if (trigger?.matches(':focus-visible')) {
      onApproach()
      show(trigger)
    }
  })
  on('focusout', ({ target }) => {
    if (open && triggerOf(target) === open.trigger) close()
  })
  on('pointerdown', ({ target }) => {
    if (!(target instanceof Node && contentElement()?.contains(target))) close()
  })
  on('click', close)
  on('scroll', ({ target }) => {
    if (open && target instanceof Node && target.contains(open.trigger)) close()
  })

  const stop = () => {
    clearTimeout(timer)
    listeners.abort()
  }
  return { stop, close }
}
