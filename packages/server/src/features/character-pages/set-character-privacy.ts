import type { setCharacterPrivacy as endpoint } from '@olympus/contract/character-pages'
import type { DataOf, RequestOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { refreshEntries } from '../leaderboards/refresh-entries.ts'
import { publish } from '../live/publish.ts'
import type { Visit } from './find-character.ts'
import { changedPrivacy, type StoredPrivacy } from './privacy-rules.ts'
import { privacyOf } from './view-rules.ts'

type Change = RequestOf<typeof endpoint>['body']

/** Sets who sees what of a character. Somebody else's is like an unknown one. */
export const setCharacterPrivacy = (
  database: Database,
  { characterId, accountId }: Visit,
  change: Change,
): Promise<DataOf<typeof endpoint> | Failure<'NOT_FOUND'>> =>
  database.transaction(
    async (transaction) => {
      const own = await transaction.maybeOne(sql`
        select from character where id = ${characterId} and account_id = ${accountId} and deleted_at is null for no key update`)
      if (!own) return new Failure('NOT_FOUND')
      const stored = await transaction.maybeOne<StoredPrivacy>(sql`
        select opened_details, is_hidden_from_leaderboards from character_privacy where character_id = ${characterId}`)
      const next = changedPrivacy(stored, change)
      await transaction.execute(sql`
        insert into character_privacy (character_id, opened_details, is_hidden_from_leaderboards)
        values (${characterId}, ${[...next.openedDetails]}, ${next.isHiddenFromLeaderboards})
        on conflict (character_id) do update set opened_details = excluded.opened_details,
          is_hidden_from_leaderboards = excluded.is_hidden_from_leaderboards, changed_at = now()`)
      await publish(transaction, accountId, { kind: 'characters-changed' })
      if (next.isHiddenFromLeaderboards !== (stored?.isHiddenFromLeaderboards ?? false))
        await refreshEntries(transaction, [characterId])
      return privacyOf(next)
    },
    { isRepeatable: true },
  )
