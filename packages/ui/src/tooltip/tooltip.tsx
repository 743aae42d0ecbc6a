import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

import { watchTooltips, type OpenTooltip, type TooltipSide, type TooltipTiming } from './tooltip-state.ts'

const loadContent = () => import('./tooltip-content.tsx')
const TooltipContent = lazy(() => loadContent().then((module) => ({ default: module.TooltipContent })))

type TooltipOptions = {
  side?: TooltipSide | undefined
  /** Media query that must match for the tooltip to show. */
  when?: string | undefined
}

/**
 * Props that give a button or link a tooltip. Never the only source of information: touch does not hover.
 */
export const tooltip = (text: string, { side, when }: TooltipOptions = {}) => ({
  'data-tooltip': text,
  ...(side && { 'data-tooltip-side': side }),
  ...(when && { 'data-tooltip-when': when }),
})

export type TooltipProviderProps = Partial<TooltipTiming> & { children?: ReactNode }

/**
 * Render it once, at the root. Listens for all triggers of the page and loads
 * the bubble's code on first use.
 */
export function TooltipProvider({
  showDelayMs = 200,
  skipDelayMs = 300,
  leaveGraceMs = 120,
  children,
}: TooltipProviderProps) {
  const [open, setOpen] = useState<OpenTooltip | null>(null)
  const content = useRef<HTMLElement>(null)
  const close = useRef<() => void>(undefined)

  useEffect(() => {
    const watch = watchTooltips({
      showDelayMs,
      skipDelayMs,
      leaveGraceMs,
      contentElement: () => content.current,
      onChange: setOpen,
      onApproach: () => void loadContent(),
    })
    close.current = watch.close
    return watch.stop
  }, [showDelayMs, skipDelayMs, leaveGraceMs])

  return (
    <>
      {children}
      {open && (
        <Suspense>
          <TooltipContent
            key={open.text}
            {...open}
            contentRef={(element) => {
              content.current = element
            }}
            onClose={() => close.current?.()}
          />
        </Suspense>
      )}
    </>
  )
}
