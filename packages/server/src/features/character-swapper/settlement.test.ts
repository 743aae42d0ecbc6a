import { listSwaps } from '@olympus/contract/character-swapper'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { confirmDirectly, rejectDirectly, retryDirectly } from '../../testing/direct-game-server.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import {
  activate,
  ageSwaps,
  claimSwap,
  deactivate,
  newRoster,
  stateOf,
  type SwapRoster,
  swapStatesOf,
} from '../../testing/swap-roster.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { requeueExpired } from '../tasks/requeue-expired.ts'
import { failTasksOfCharacter } from '../tasks/fail-tasks-of-character.ts'
import { giveUpSwap } from './give-up-swap.ts'
import { lapseSwaps } from './lapse-swaps.ts'

const { app, database } = withTestApp()

const newestOf = async ({ player }: SwapRoster) => {
  const { entries } = await app.callOrFail(listSwaps, { as: player })
  return entries[0]
}

/** A player whose activation waits for the game. */
async function activating(): Promise<SwapRoster> {
  const roster = await newRoster(app)
  await activate(roster, roster.deactivated[0])
  return roster
}

const isInactive = { isActive: false, slot: null, isDated: false }

describe('a rejected swap', () => {
  it('leaves the characters as they are and gives an activation back', async () => {
    const roster = await activating()
    const { answer } = await claimSwap(database, roster)
    await newEventsOf(database, roster.accountId)
    expect(await rejectDirectly(database, { ...answer, reason: 'NOT_SUPPORTED' })).toBe('applied')
    expect(await newEventsOf(database, roster.accountId)).toEqual(['characters-changed'])
    expect(await newestOf(roster)).toMatchObject({ state: 'failed', failureReason: 'NOT_SUPPORTED' })
    expect(await stateOf(database, roster.deactivated[0])).toEqual(isInactive)
    expect(await activate(roster, roster.deactivated[0])).toMatchObject({ status: 200 })
  })

  it('keeps an active character active', async () => {
    const roster = await newRoster(app)
    await deactivate(roster, roster.active[0])
    const { answer } = await claimSwap(database, roster)
    await rejectDirectly(database, { ...answer, reason: 'LISTINGS_OPEN' })
    expect(await stateOf(database, roster.active[0])).toMatchObject({ isActive: true, slot: 0 })
  })

  it('of an earlier week does not reopen one that counts', async () => {
    const roster = await newRoster(app, { deactivated: 2 })
    await activate(roster, roster.deactivated[0])
    await confirmDirectly(database, (await claimSwap(database, roster)).answer)
    await ageSwaps(database, roster.accountId, '168 hours')
    await activate(roster, roster.deactivated[1])
    const { answer } = await claimSwap(database, roster)
    await rejectDirectly(database, { ...answer, reason: 'OTHER' })
    expect(await swapStatesOf(database, roster.accountId)).toEqual(['applied', 'failed'])
    await ageSwaps(database, roster.accountId, '-1 hour')
    expect(await activate(roster, roster.deactivated[1])).toMatchObject({ key: 'SWAP_NOT_YET' })
  })
})

describe('a confirmation', () => {
  it('that arrives after the end of the lease counts', async () => {
    const roster = await activating()
    const { answer } = await claimSwap(database, roster, { leaseMs: 0 })
    await database.transaction(requeueExpired)
    await ageSwaps(database, roster.accountId, '1 day')
    await lapseSwaps(database)
    expect(await confirmDirectly(database, answer)).toBe('applied')
    expect(await confirmDirectly(database, answer)).toBe('unchanged')
    expect(await stateOf(database, roster.deactivated[0])).toEqual({ isActive: true, slot: 2, isDated: true })
  })

  it('of a swap that an operator gave up changes nothing', async () => {
    const roster = await activating()
    const { answer } = await claimSwap(database, roster, { leaseMs: 0 })
    expect(await database.transaction((transaction) => giveUpSwap(transaction, answer.id))).toBe('given-up')
    expect(await confirmDirectly(database, answer)).toBe('LEASE_LOST')
    expect(await stateOf(database, roster.deactivated[0])).toEqual(isInactive)
    expect(await swapStatesOf(database, roster.accountId)).toEqual(['failed'])
  })

  it('for a character that the game has deleted gives the activation back', async () => {
    const roster = await activating()
    const { answer } = await claimSwap(database, roster)
    await database.execute(sql`update character set deleted_at = now() where id = ${roster.deactivated[0]}`)
    expect(await confirmDirectly(database, answer)).toBe('applied')
    expect(await newestOf(roster)).toMatchObject({ state: 'failed', failureReason: 'CHARACTER_DELETED' })
    expect(await stateOf(database, roster.deactivated[0])).toEqual(isInactive)
  })

  it('of a deactivation that the portal itself has asked for changes no swap', async () => {
    const roster = await newRoster(app)
    await database.execute(sql`
      insert into task (kind, world, account_id, character_id)
      values ('deactivate', 'main', ${roster.accountId}, ${roster.deactivated[0]})`)
    const { answer } = await claimSwap(database, roster)
    expect(await confirmDirectly(database, answer)).toBe('applied')
    expect(await swapStatesOf(database, roster.accountId)).toEqual([])
    expect(await stateOf(database, roster.deactivated[0])).toEqual(isInactive)
  })
})

it('fails with its character, when the game has deleted it', async () => {
  const roster = await activating()
  const [characterId = 0] = roster.deactivated
  await database.transaction((transaction) => failTasksOfCharacter(transaction, characterId))
  expect(await newestOf(roster)).toMatchObject({ state: 'failed', failureReason: 'CHARACTER_DELETED' })
})

describe('a swap that nobody claims', () => {
  it('lapses after 30 minutes, which gives the activation back', async () => {
    const roster = await activating()
    await ageSwaps(database, roster.accountId, '29 minutes')
    await lapseSwaps(database)
    expect(await swapStatesOf(database, roster.accountId)).toEqual(['pending'])
    await ageSwaps(database, roster.accountId, '1 minute')
    await newEventsOf(database, roster.accountId)
    await lapseSwaps(database)
    expect(await newEventsOf(database, roster.accountId)).toEqual(['characters-changed'])
    expect(await newestOf(roster)).toMatchObject({ state: 'lapsed', failureReason: null, gameServer: null })
    await expect(claimSwap(database, roster)).rejects.toThrow('cannot be claimed')
    expect(await stateOf(database, roster.deactivated[0])).toEqual(isInactive)
    expect(await activate(roster, roster.deactivated[0])).toMatchObject({ status: 200 })
  })

  it('lapses although 100 older ones were claimed and never answered', async () => {
    for (let count = 0; count < 100; count += 1) {
      const accountId = await createAccount(database)
      const characterId = await createCharacter(database, accountId)
      await database.execute(sql`
        with stuck as (
          insert into task (kind, world, account_id, character_id, claimed_at)
          values ('deactivate', 'stuck', ${accountId}, ${characterId}, now()) returning id
        )
        insert into character_swap (account_id, character_id, kind, task_id, requested_at)
        select ${accountId}, ${characterId}, 'deactivate', id, now() - interval '2 days' from stuck`)
    }
    const roster = await activating()
    await ageSwaps(database, roster.accountId, '1 day')
    await lapseSwaps(database)
    expect(await swapStatesOf(database, roster.accountId)).toEqual(['lapsed'])
  })

  it('is not one that was claimed before, even after an operator had it queued anew', async () => {
    const roster = await activating()
    const { answer } = await claimSwap(database, roster)
    await ageSwaps(database, roster.accountId, '1 day')
    await retryDirectly(database, { ...answer, reason: 'OTHER' })
    await database.execute(sql`update task set attempts = 0 where id = ${answer.id}`)
    await lapseSwaps(database)
    expect(await swapStatesOf(database, roster.accountId)).toEqual(['pending'])
  })
})
