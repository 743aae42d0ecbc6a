import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../database/database.ts'
import { type CampaignRow, listCampaigns } from '../features/coupons/list-campaigns.ts'
import { endAllSessions } from '../features/sessions/end-all-sessions.ts'
import { turnOffFactors } from '../features/two-factor/turn-off-factors.ts'
import { twoFactorLostLetters } from '../features/two-factor/two-factor-lost-letters.ts'
import type { Random } from '../random.ts'
import { headerOf, type KeyRing } from '../secrets/key-ring.ts'
import { openSecretBox, replaceHashKey, SecretKeyError, unknownKeyId } from '../secrets/open-secret-box.ts'
import { boxesIn, replaceBoxes, type SealedColumn, sealedColumns } from '../secrets/sealed-columns.ts'

interface Ports {
  readonly ring: KeyRing
  readonly random: Random
  readonly publicUrl: string
}

export interface LostKey {
  readonly id: string
  /** The hash key is sealed with it: no hash of a code is found again. */
  readonly hasHashKey: boolean
}

/** The key that the ring lacks. Unknown if the hash key opens: then only some boxes can be lost. */
export async function findLostKey(queries: Queries, ring: KeyRing): Promise<LostKey> {
  try {
    await openSecretBox(queries, ring)
    return { id: unknownKeyId, hasHashKey: false }
  } catch (error) {
    if (error instanceof SecretKeyError) return { id: error.expected, hasHashKey: true }
    throw error
  }
}

/** Reads the boxes of a column that no key opens, in batches. */
async function* lostBoxesIn(queries: Queries, column: SealedColumn, ring: KeyRing) {
  for await (const boxes of boxesIn(queries, column, ring.keyIds.map(headerOf)))
    yield boxes.filter(({ box, context }) => ring.keyIdFor(box, context) === null)
}

/** Removes what no key opens. Accounts whose second factor it is are returned. */
async function removeLostBoxes(transaction: Transaction, ring: KeyRing) {
  let boxes = 0
  const accountIds: number[] = []
  for (const column of sealedColumns)
    for await (const lost of lostBoxesIn(transaction, column, ring)) {
      boxes += lost.length
      if (column.isNullable)
        await replaceBoxes(
          transaction,
          column,
          lost.map((from) => ({ from, to: null })),
        )
      if (column.table === 'two_factor') accountIds.push(...lost.map(({ place }) => Number(place[0])))
    }
  return { boxes, accountIds }
}

/** Backup codes and coupon codes are stored as hashes. Resolves with the campaigns whose codes are void. */
async function loseHashes(transaction: Transaction, { ring, random }: Ports): Promise<CampaignRow[]> {
  await replaceHashKey(transaction, ring, random)
  await transaction.execute(sql`delete from backup_code`)
  // The portal offers new codes to the owner of a second factor that still opens.
  await transaction.execute(sql`update two_factor set codes_saved_at = null`)
  return (await listCampaigns(transaction)).filter(({ state, codes }) => state !== 'ended' && codes > 0)
}

interface Replaced {
  readonly boxes: number
  /** Accounts that had a second factor. */
  readonly accounts: number
  readonly sessions: number
  readonly campaigns: readonly CampaignRow[]
}

/**
 * Makes a database whose SECRET_KEY is lost usable, while no server runs. Removes what cannot be opened;
 * the next start makes a new signing key. Null if nothing is lost.
 */
export async function replaceLostKeys(
  transaction: Transaction,
  ports: Ports,
  { hasHashKey }: LostKey,
): Promise<Replaced | null> {
  const { boxes, accountIds } = await removeLostBoxes(transaction, ports.ring)
  if (boxes === 0 && !hasHashKey) return null
  const accounts = await turnOffFactors(transaction, {
    accountIds,
    letters: twoFactorLostLetters,
    isUrgent: false,
    publicUrl: ports.publicUrl,
  })
  const campaigns = hasHashKey ? await loseHashes(transaction, ports) : []
  // A session is refreshed with a token that one of these keys has signed.
  await transaction.execute(sql`delete from signing_key`)
  const sessions = await endAllSessions(transaction, 'keys_replaced')
  return { boxes, accounts, sessions, campaigns }
}
