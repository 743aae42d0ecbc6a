import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import type { ItemFacts } from './item-details.tsx'
import * as styles from './item-tooltip.css.ts'
import { mergeHandlers } from './merge-handlers.ts'
import { useItemTooltip } from './use-item-tooltip.tsx'

export type ItemTooltipProps = Omit<ComponentProps<'button'>, 'children'> & {
  facts: ItemFacts
  /** An `ItemTile`, and the item's name unless `aria-label` gives it. */
  children: ReactNode
}

/** A button that shows the facts of an item on hover and on keyboard focus, and pins them when pressed. */
export function ItemTooltip({ facts, className, children, ...props }: ItemTooltipProps) {
  const { triggerProps, tooltip, pinnedItem } = useItemTooltip(() => facts)
  return (
    <>
      <button
        {...mergeHandlers(props, triggerProps)}
        type="button"
        data-item=""
        aria-haspopup="dialog"
        aria-expanded={pinnedItem !== undefined}
        className={cx(styles.trigger, className)}
      >
        {children}
      </button>
      {tooltip}
    </>
  )
}
