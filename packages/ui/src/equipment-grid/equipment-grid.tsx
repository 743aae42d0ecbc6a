import { cx } from 'class-variance-authority'
import { useState, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react'

import { mergeHandlers } from '../item-tooltip/merge-handlers.ts'
import { useItemTooltip } from '../item-tooltip/use-item-tooltip.tsx'
import { EquipmentFrame } from './equipment-frame.tsx'
import * as styles from './equipment-grid.css.ts'
import { EquipmentSlot } from './equipment-slot.tsx'
import { sortedIntoSlots, type EquippedItem } from './equipment-slots.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { createNameKeys, isArrow, neighbor } from './grid-keys.ts'

export type EquipmentGridProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** Equipped items in any order. Slots without an item are empty. */
  items: readonly EquippedItem[]
  /** Name of a slot. Must also handle codes that this build does not know: "Slot 17". */
  slotName: (code: number) => string
  /** Accessible name of a slot: "Hat: Crown of Nike, rarity legendary, +9", "Trophy: empty". */
  slotLabel: (slot: { name: string; item: EquippedItem | undefined }) => string
  /** "Costume and trophy" */
  shelfLabel: string
  /** Heading of the items in slots that this build does not know. */
  othersLabel: string
}

/** All 18 slots around a figure. One tab stop; arrow keys move in their direction. Needs an `aria-label`. */
export function EquipmentGrid({
  items,
  slotName,
  slotLabel,
  shelfLabel,
  othersLabel,
  className,
  ...props
}: EquipmentGridProps) {
  const slots = sortedIntoSlots(items)
  const all = [...slots.body, ...slots.shelf, ...slots.others]
  const [currentKey, setCurrentKey] = useState<string>()
  const tabStop = all.find(({ key }) => key === currentKey) ?? all[0]
  const [nameKeys] = useState(createNameKeys)
  const { triggerProps, tooltip, pinnedItem } = useItemTooltip(
    (item) => all.find(({ key }) => key === item)?.item,
  )

  const slotElementOf = (grid: HTMLElement, key: string) =>
    grid.querySelector<HTMLElement>(`[data-slot="${CSS.escape(key)}"]`)
  // A slot that is filled or emptied becomes another element.
  const keptFocus = useKeptFocus((grid, { dataset }) => slotElementOf(grid, dataset['slot'] ?? ''))

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key, timeStamp, currentTarget: grid } = event
    const current = tabStop ? all.indexOf(tabStop) : 0
    const next = isArrow(key)
      ? neighbor(
          all.map((slot) => slotElementOf(grid, slot.key)?.getBoundingClientRect() ?? new DOMRect()),
          current,
          key,
        )
      : nameKeys(
          all.map(({ code }) => slotName(code)),
          { key, timeStamp, current },
        )
    if (next !== undefined || isArrow(key)) event.preventDefault()
    const slot = next === undefined ? undefined : all[next]
    if (slot) slotElementOf(grid, slot.key)?.focus()
  }
  const rememberSlot = ({ target }: FocusEvent<HTMLDivElement>) => setCurrentKey(target.dataset['slot'])

  return (
    <>
      <div
        {...mergeHandlers(props, triggerProps, keptFocus, { onKeyDown: moveFocus, onFocus: rememberSlot })}
        role="grid"
        className={cx(styles.root, className)}
      >
        <EquipmentFrame
          slots={slots}
          shelfLabel={shelfLabel}
          othersLabel={othersLabel}
          renderSlot={(slot) => {
            const name = slotName(slot.code)
            return (
              <EquipmentSlot
                key={slot.key}
                slot={slot}
                name={name}
                label={slotLabel({ name, item: slot.item })}
                isTabStop={slot === tabStop}
                isPinned={pinnedItem === slot.key}
              />
            )
          }}
        />
      </div>
      {tooltip}
    </>
  )
}
