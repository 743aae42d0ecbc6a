import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

import { watchTooltips, type OpenTooltip, type TooltipSide, type TooltipTiming } from './tooltip-state.ts'

const loadContent = () => import('./tooltip-content.tsx')
const TooltipContent = lazy(() => loadContent().then((module) => ({ default: module.TooltipContent })))

type TooltipOptions = {
  side?: TooltipSide | undefined
  /** Media query under which the tooltip is needed at all. */
  when?: string | undefined
}

/** Props that give a real button or link a tooltip. Never the only place where something is said: touch has no hover. */
export const tooltip = (text: string, { side, when }: TooltipOptions = {}) => ({
  'data-tooltip': text,
  ...(side && { 'data-tooltip-side': side }),
  ...(when && { 'data-tooltip-when': when }),
})

export type TooltipProviderProps = Partial<TooltipTiming> & { children?: ReactNode }

/** Once, at the root. Listens for every trigger of the page; the code of the bubble comes with the first one that needs it. */
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
