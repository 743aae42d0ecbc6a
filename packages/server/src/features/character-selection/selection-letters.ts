import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { Letters } from '../../mail/mail.ts'
import { type Addressee, mailPlayer } from '../../mail/mail-player.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { cancelledByPortalLetters, cancelledByPlayerLetters } from './cancelled-letters.ts'
import { selectionChangedLetters } from './changed-letters.ts'
import { selectionConfirmedLetters } from './confirmed-letters.ts'
import { selectionDoneLetters } from './done-letters.ts'
import type { SelectionValues } from './selection-values.ts'

interface Told extends Addressee, Omit<SelectionValues, 'deleted' | 'username'> {
  readonly deletedNames: readonly string[]
}

const readTold = (queries: Queries, selectionId: number) =>
  queries.one<Told>(sql`
    select username, email, account.locale, heir.name as heir, cancellation,
      case when due_at > confirmed_at then due_at end as due_at,
      jsonb_array_length(coalesce(final_items, confirmed_items)) as items,
      (select array_agg(name order by id) from character where id = any(deleted_ids)) as deleted_names
    from character_selection
    join account on account.id = character_selection.account_id
    join character as heir on heir.id = heir_id
    where character_selection.id = ${selectionId}`)

const valuesOf = ({ deletedNames, ...told }: Told) => ({ ...told, deleted: deletedNames.join(', ') })

const send = (queries: Queries, told: Told, letters: Letters<SelectionValues>): Promise<void> =>
  mailPlayer(queries, told, { letters, values: valuesOf(told) })

/** Tells the player what will be deleted, when, how many items become coupons, and how to cancel it. */
export async function mailSelectionConfirmed(
  queries: Queries,
  selectionId: number,
  { publicUrl, items }: { readonly publicUrl: string; readonly items: number },
): Promise<void> {
  const told = await readTold(queries, selectionId)
  const url = portalUrl(publicUrl, told.locale, '/character-swapper')
  await mailPlayer(queries, told, {
    letters: selectionConfirmedLetters,
    values: { ...valuesOf(told), items, url },
  })
}

/** Tells the player that all characters stay, and why. */
export async function mailSelectionCancelled(queries: Queries, selectionId: number): Promise<void> {
  const told = await readTold(queries, selectionId)
  const isByPlayer = told.cancellation === 'player'
  await send(queries, told, isByPlayer ? cancelledByPlayerLetters : cancelledByPortalLetters)
}

/** Tells the player that the characters or items have changed, so that nothing is deleted. */
export const mailSelectionChanged = async (queries: Queries, selectionId: number): Promise<void> =>
  send(queries, await readTold(queries, selectionId), selectionChangedLetters)

/** Tells the player that the selection has been carried out, and what became coupons. */
export const mailSelectionDone = async (queries: Queries, selectionId: number): Promise<void> =>
  send(queries, await readTold(queries, selectionId), selectionDoneLetters)
