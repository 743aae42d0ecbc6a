import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

import { ItemTile } from '../item-tile/item-tile.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './equipment-grid.css.ts'
import { knownSlots, type Slot, type SlotCode } from './equipment-slots.ts'

const isKnown = (code: number): code is SlotCode => knownSlots.some((slot) => slot.code === code)

type SlotBoxProps = { slot: Slot; children: ReactNode; isReal?: boolean | undefined }

/** A row with one cell: the rows of the grid follow the reading order, not the visual layout. */
export function SlotBox({ slot: { code, place }, children, isReal = true }: SlotBoxProps) {
  return (
    <div
      role={isReal ? 'row' : undefined}
      data-place={place}
      className={cx(styles.slot, place !== 'other' && isKnown(code) && styles.area[code])}
    >
      {children}
    </div>
  )
}

export type EquipmentSlotProps = {
  slot: Slot
  name: string
  /** Accessible name with slot, item, rarity and upgrade. */
  label: string
  isTabStop: boolean
  isPinned: boolean
}

export function EquipmentSlot({ slot, name, label, isTabStop, isPinned }: EquipmentSlotProps) {
  const { key, place, icon, item } = slot
  const focusableProps = { 'data-slot': key, tabIndex: isTabStop ? 0 : -1, className: styles.seat }
  const content = (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <ItemTile
        icon={item?.icon ?? icon}
        rarity={item?.rarity}
        state={item ? undefined : 'empty'}
        upgrade={item?.upgrade}
        size={place === 'shelf' || place === 'other' ? 48 : 64}
        className={styles.tile}
      />
      <span aria-hidden className={styles.name}>
        {name}
      </span>
    </>
  )
  return (
    <SlotBox slot={slot}>
      {item ? (
        <div role="gridcell" className={styles.cell}>
          <button
            {...focusableProps}
            type="button"
            data-item={key}
            aria-haspopup="dialog"
            aria-expanded={isPinned}
          >
            {content}
          </button>
        </div>
      ) : (
        // With a key, so that it never becomes the cell of an item, which cannot have the focus.
        <div key="empty" {...focusableProps} role="gridcell" data-empty>
          {content}
        </div>
      )}
    </SlotBox>
  )
}
