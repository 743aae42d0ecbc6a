import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SelectionPreview } from '@olympus/contract/character-selection'
import type { Character } from '@olympus/contract/characters'
import { Callout } from '@olympus/ui/callout/callout'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { PlanItem, PlanList, PlanSection } from './plan-rows.tsx'
import type { PlanChanges } from './plan-rules.ts'
import * as styles from './plan.css.ts'

type Deleted = SelectionPreview['deleted']
type OwnedItem = SelectionPreview['missing'][number]

interface ItemsOfProps {
  readonly label: string
  readonly items: readonly OwnedItem[]
  readonly deleted: Deleted
}

function ItemsOf({ label, items, deleted }: ItemsOfProps): ReactNode {
  const { t } = useLingui()
  return (
    <PlanList label={label}>
      {items.map(({ characterId, item }, index) => {
        const owner = deleted.find(({ id }) => id === characterId)?.name
        return (
          // An item has no ID, and the list does not change while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <PlanItem key={index} item={item} line={owner ?? t`A character that no longer exists`} />
        )
      })}
    </PlanList>
  )
}

interface NobodyActiveProps {
  readonly kept: readonly Pick<Character, 'isActive'>[]
  /** When the next character can be activated; null: now. */
  readonly availableAt: string | null
}

/** Says that the player is out of the game afterwards, until a character is activated. */
export function NobodyActive({ kept, availableAt }: NobodyActiveProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  if (kept.some(({ isActive }) => isActive)) return null
  const moment = availableAt !== null && format.dateTime(availableAt)
  return (
    <Callout tone="warning">
      <p>{t`None of the characters that stay is active. You can activate one when the selection has been carried out. Until then you can neither play nor redeem coupons.`}</p>
      {moment !== false && <p>{t`The next activation is possible on ${moment}.`}</p>}
    </Callout>
  )
}

/** What was there when the open selection was confirmed and is not any more. */
export function MissingItems({ preview }: { preview: SelectionPreview }): ReactNode {
  const { t } = useLingui()
  const { missing, deleted } = preview
  const count = missing.length
  if (count === 0) return null
  return (
    <div className={styles.section}>
      <Callout tone="warning">
        {t`${plural(count, {
          one: '# item is no longer there since you confirmed. It does not become a coupon.',
          other: '# items are no longer there since you confirmed. They do not become coupons.',
        })}`}
      </Callout>
      <PlanSection title={t`No longer there`} count={count}>
        <ItemsOf label={t`No longer there`} items={missing} deleted={deleted} />
      </PlanSection>
    </div>
  )
}

interface PlanDifferenceProps {
  readonly changes: PlanChanges
  readonly deleted: Deleted
}

/** How the list differs from the one that the player has seen. What is new is marked in the list. */
export function PlanDifference({ changes, deleted }: PlanDifferenceProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { newlyDeletedIds, sparedNames, newItems, goneItems } = changes
  const added = deleted.filter(({ id }) => newlyDeletedIds.has(id))
  const addedNames = format.list(added.map(({ name }) => name))
  const spared = format.list(sparedNames)
  const addedCount = added.length
  const sparedCount = sparedNames.length
  const newCount = newItems.size
  const goneCount = goneItems.length
  const sentences = [
    addedCount > 0 &&
      t`${plural(addedCount, { one: `${addedNames} is now deleted, too.`, other: `${addedNames} are now deleted, too.` })}`,
    sparedCount > 0 &&
      t`${plural(sparedCount, { one: `${spared} is no longer deleted.`, other: `${spared} are no longer deleted.` })}`,
    newCount > 0 &&
      t`${plural(newCount, { one: '# item is new in the list.', other: '# items are new in the list.' })}`,
    goneCount > 0 &&
      t`${plural(goneCount, { one: '# item is no longer there.', other: '# items are no longer there.' })}`,
  ].filter((sentence) => sentence !== false)
  if (sentences.length === 0) return null
  return (
    <div className={styles.section}>
      <Callout tone="warning" title={t`The list has changed.`}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Callout>
      {goneCount > 0 && (
        <PlanSection title={t`No longer there`} count={goneCount}>
          <ItemsOf label={t`No longer there`} items={goneItems} deleted={deleted} />
        </PlanSection>
      )}
    </div>
  )
}
