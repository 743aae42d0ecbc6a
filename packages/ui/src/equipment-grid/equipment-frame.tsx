import type { ReactNode } from 'react'

import type { Slot } from './equipment-slots.ts'
import * as styles from './equipment-grid.css.ts'
import { Figure } from './figure.tsx'

type EquipmentFrameProps = {
  slots: { body: readonly Slot[]; shelf: readonly Slot[]; others: readonly Slot[] }
  shelfLabel: string
  othersLabel?: string | undefined
  renderSlot: (slot: Slot) => ReactNode
}

type RowProps = { label: string; slots: readonly Slot[]; renderSlot: EquipmentFrameProps['renderSlot'] }

function LabeledRow({ label, slots, renderSlot }: RowProps) {
  return (
    <div role="rowgroup" aria-label={label} className={styles.shelf}>
      <span aria-hidden className={styles.shelfLabel}>
        {label}
      </span>
      {slots.map(renderSlot)}
    </div>
  )
}

/** Layout of all slots, shared by the grid and its skeleton. */
export function EquipmentFrame({ slots, shelfLabel, othersLabel, renderSlot }: EquipmentFrameProps) {
  return (
    <>
      <div role="rowgroup" className={styles.body}>
        <div aria-hidden className={styles.stage}>
          <Figure className={styles.figure} />
        </div>
        {slots.body.map(renderSlot)}
      </div>
      <LabeledRow label={shelfLabel} slots={slots.shelf} renderSlot={renderSlot} />
      {slots.others.length > 0 && othersLabel !== undefined && (
        <LabeledRow label={othersLabel} slots={slots.others} renderSlot={renderSlot} />
      )}
    </>
  )
}
