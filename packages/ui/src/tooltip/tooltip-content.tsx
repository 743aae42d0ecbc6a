import * as RadixTooltip from 'radix-ui/tooltip'
import { useEffect, useId, useState } from 'react'

import { describe, type OpenTooltip } from './tooltip-state.ts'
import * as styles from './tooltip.css.ts'

// Radix adds the arrow to the offset.
const offsetPx = 10
const arrowPx = 8

export type TooltipContentProps = OpenTooltip & {
  onClose: () => void
  contentRef: (element: HTMLElement | null) => void
}

/** The bubble. Radix places it next to a dummy anchor over the trigger and flips it if there is no room. */
export function TooltipContent({ trigger, text, side, isInstant, onClose, contentRef }: TooltipContentProps) {
  const id = useId()
  const [{ left, top, width, height }] = useState(() => trigger.getBoundingClientRect())

  useEffect(() => describe(trigger, { id, text }), [trigger, id, text])

  return (
    <RadixTooltip.Provider delayDuration={0} disableHoverableContent>
      <RadixTooltip.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <RadixTooltip.Trigger asChild>
          <span className={styles.anchor} style={{ left, top, width, height }} aria-hidden />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            ref={contentRef}
            id={id}
            side={side}
            sideOffset={offsetPx - arrowPx}
            collisionPadding={8}
            data-instant={isInstant || undefined}
            // Shown above an open modal. Its Escape must not also close the modal.
            data-react-aria-top-layer="true"
            onEscapeKeyDown={(event) => event.stopPropagation()}
            className={styles.content}
          >
            {text}
            <RadixTooltip.Arrow asChild>
              <span className={styles.arrow} style={{ width: arrowPx, height: arrowPx }} />
            </RadixTooltip.Arrow>
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
