import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { Letters } from '../../mail/mail.ts'
import { type Addressee, mailPlayer } from '../../mail/mail-player.ts'
import { portalUrl } from '../../mail/portal-url.ts'
import { cancelledByPortalLetters, cancelledByPlayerLetters } from './cancelled-letters.ts'
import { selectionChangedLetters } from './changed-letters.ts'
import { selectionConfirmedLetters } from './confirmed-letters.ts'
import { selectionDoneLetters } from './done-letters.ts'
import type { SelectionValues, SelectionValuesWithLink } from './selection-values.ts'

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

const historyPath = '/character-swapper/history'

interface LinkingLetter {
  readonly letters: Letters<SelectionValuesWithLink>
  readonly publicUrl: string
  /** Where the action leads. */
  readonly path: string
}

async function send(
  queries: Queries,
  selectionId: number,
  { letters, publicUrl, path }: LinkingLetter,
): Promise<void> {
  const told = await readTold(queries, selectionId)
  const url = portalUrl(publicUrl, told.locale, path)
  await mailPlayer(queries, told, { letters, values: { ...valuesOf(told), url } })
}

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

/** Tells the player who has canceled the selection that all characters stay. */
export const mailSelectionCancelled = (queries: Queries, selectionId: number, publicUrl: string) =>
  send(queries, selectionId, { letters: cancelledByPlayerLetters, publicUrl, path: historyPath })

/** Tells the player that a ban or the deletion of the account has canceled the selection. */
export async function mailSelectionCancelledByPortal(queries: Queries, selectionId: number): Promise<void> {
  const told = await readTold(queries, selectionId)
  await mailPlayer(queries, told, { letters: cancelledByPortalLetters, values: valuesOf(told) })
}

/** Tells the player that the characters or items have changed, so that nothing is deleted. */
export const mailSelectionChanged = (queries: Queries, selectionId: number, publicUrl: string) =>
  send(queries, selectionId, {
    letters: selectionChangedLetters,
    publicUrl,
    path: '/character-swapper?review',
  })

/** Tells the player that the selection has been carried out, and what became coupons. */
export const mailSelectionDone = (queries: Queries, selectionId: number, publicUrl: string) =>
  send(queries, selectionId, { letters: selectionDoneLetters, publicUrl, path: historyPath })
