import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { Skeleton } from '../skeleton/skeleton.tsx'
import { EquipmentFrame } from './equipment-frame.tsx'
import * as styles from './equipment-grid.css.ts'
import { SlotBox } from './equipment-slot.tsx'
import { sortedIntoSlots } from './equipment-slots.ts'

/** A placeholder with the size and shape of an `EquipmentGrid`. */
export function EquipmentGridSkeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div aria-hidden {...props} className={cx(styles.root, className)}>
      <EquipmentFrame
        slots={sortedIntoSlots([])}
        shelfLabel={'\u00a0'}
        renderSlot={(slot) => {
          return (
            <SlotBox key={slot.key} slot={slot} isReal={false}>
              <div className={styles.seat}>
                <div className={cx(styles.tileSpace, styles.tile)}>
                  <Skeleton isBlock height="100%" radius={10} />
                </div>
                <span className={styles.name}>
                  <Skeleton width={52} height={10} />
                </span>
              </div>
            </SlotBox>
          )
        }}
      />
    </div>
  )
}
