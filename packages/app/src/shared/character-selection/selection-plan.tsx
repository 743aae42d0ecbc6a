import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SelectionPreview } from '@olympus/contract/character-selection'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Icon } from '@olympus/ui/icon/icon'
import { Download } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { EnglishNote } from '../texts/english-note.tsx'
import { MissingItems, PlanDifference } from './plan-notices.tsx'
import { changesBetween, oldestOf, type PlanBefore } from './plan-rules.ts'
import { CouponItems, DeletedCharacters, LostInBazaar, MovedItems } from './plan-sections.tsx'
import * as styles from './plan.css.ts'
import { usePlanFile } from './use-plan-file.ts'

interface SelectionPlanProps {
  readonly preview: SelectionPreview
  /** The one that the player has seen before; what differs is marked. */
  readonly before?: PlanBefore | null
}

/** What a selection does: who is deleted, what moves, what becomes coupons, what is refunded. */
export function SelectionPlan({ preview, before = null }: SelectionPlanProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { isPending, save } = usePlanFile()
  const changes = useMemo(() => before && changesBetween(before, preview), [before, preview])
  const { deleted, openDeliveries } = preview
  const oldest = oldestOf(preview)
  const since = oldest && format.dateTime(oldest)

  return (
    <div className={styles.plan}>
      <MissingItems preview={preview} />
      {changes && <PlanDifference changes={changes} deleted={deleted} />}
      <DeletedCharacters preview={preview} newIds={changes?.newlyDeletedIds} />

      <MovedItems preview={preview} />
      <LostInBazaar preview={preview} />
      <CouponItems preview={preview} newItems={changes?.newItems} />
      {openDeliveries > 0 && (
        <Callout>
          {t`${plural(openDeliveries, {
            one: '# delivery still waits for these characters. It is refunded.',
            other: '# deliveries still wait for these characters. They are refunded.',
          })}`}
        </Callout>
      )}

      <div className={styles.foot}>
        <p className={styles.hint}>
          {since ? t`The list is from ${since}, the oldest data of these characters.` : t`Not reported yet`}
        </p>
        <Button size="sm" icon={<Icon icon={Download} />} isPending={isPending} onClick={() => save(preview)}>
          {t`Download CSV`}
        </Button>
      </div>
      <EnglishNote />
    </div>
  )
}
