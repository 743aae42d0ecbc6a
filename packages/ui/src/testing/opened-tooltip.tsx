import { useState } from 'react'

import { Button } from '../button/button.tsx'
import { TooltipContent } from '../tooltip/tooltip-content.tsx'
import type { TooltipSide } from '../tooltip/tooltip-state.ts'

const ignore = () => undefined

/** A tooltip that is open from the start, for screenshots. */
export function OpenedTooltip({
  text,
  side,
  name = 'Activate',
}: {
  text: string
  side: TooltipSide
  name?: string
}) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button ref={setTrigger}>{name}</Button>
      {trigger && (
        <TooltipContent {...{ trigger, text, side }} isInstant onClose={ignore} contentRef={ignore} />
      )}
    </>
  )
}
