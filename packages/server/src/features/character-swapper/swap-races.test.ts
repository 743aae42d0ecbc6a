import type { Swap } from '@olympus/contract/character-swapper'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { Failure } from '../../failure.ts'
import { claimDirectly, confirmDirectly, rejectDirectly } from '../../testing/direct-game-server.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { enter, newEntrant } from '../../testing/game-entrant.ts'
import { activate, ageSwaps, newRoster, stateOf, swapStatesOf } from '../../testing/swap-roster.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { readPresence } from '../game-sessions/presence.ts'
import { giveUpSwap } from './give-up-swap.ts'
import { lapseSwaps } from './lapse-swaps.ts'
import { requestActivation, requestDeactivation } from './request-swap.ts'

const { app, database } = withTestApp()
const config = { maxActiveSlots: 5, deactivatesWithListings: false }

/** The embedded database has one connection, so fewer rounds say as much there. */
const logIns = process.env.TEST_DATABASE_URL ? 1000 : 200

let server: TestGameServer
beforeAll(async () => {
  server = await newGameServer(app)
})

async function rounds(count: number, act: (round: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await act(next++)
  }
  await Promise.all([lane(), lane(), lane(), lane()])
}

it('accepts one of 50 activations at the same moment', async () => {
  const roster = await newRoster(app, { active: 1, deactivated: 4 })
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) => activate(roster, roster.deactivated[index % 4])),
  )
  const keys = Map.groupBy(replies, ({ key }) => key)
  expect([...keys].map(([key, { length }]) => [key, length]).toSorted()).toEqual([
    ['SUCCESS', 1],
    ['SWAP_PENDING', 49],
  ])
  expect(await swapStatesOf(database, roster.accountId)).toEqual(['pending'])
})

it('never lets a character enter the game while one of its account is swapped', async () => {
  const { retries } = database.usage()
  const outcomes = new Set<string>()
  await rounds(logIns, async (round) => {
    const entrant = await newEntrant(database)
    const { accountId } = entrant
    const isActive = round % 2 === 0
    const characterId = await createCharacter(database, accountId, { isActive })
    const swap = async () => {
      // Lets both of them be first in some rounds.
      for (let query = 0; query < round % 6; query += 1) await readPresence(database, accountId)
      const request = { accountId, characterId, isAcknowledged: true }
      return database.transaction<Failure | Swap>((transaction) =>
        isActive
          ? requestDeactivation(transaction, config, request)
          : requestActivation(transaction, config, request),
      )
    }
    const [{ key }, swapped] = await Promise.all([enter(server, entrant), swap()])
    outcomes.add(`${key} ${swapped instanceof Failure ? swapped.key : swapped.state}`)
  })
  expect([...outcomes].toSorted()).toEqual(['CHARACTERS_CHANGING pending', 'SUCCESS NEED_TO_BE_OFFLINE'])
  expect(database.usage().retries).toBe(retries)
})

it('either lapses or is claimed when both happen at the same moment', async () => {
  const seen = new Set<string>()
  for (let round = 0; round < 20; round += 1) {
    const { accountId } = await newEntrant(database)
    const characterId = await createCharacter(database, accountId, { isActive: false })
    await database.transaction((transaction) =>
      requestActivation(transaction, config, { accountId, characterId, isAcknowledged: true }),
    )
    await ageSwaps(database, accountId, '30 minutes')
    let tasks: Awaited<ReturnType<typeof claimDirectly>> = []
    const claim = async () => void (tasks = await claimDirectly(database, { limit: 1000 }))
    const lapse = async () => void (await lapseSwaps(database))
    const [first, second] = round < 10 ? [lapse, claim] : [claim, lapse]
    // The second one starts some queries later; in one round of each kind, when the first one has ended.
    const lead = round % 10
    const running = first()
    if (lead === 0) await running
    for (let query = 1; query < lead; query += 1) await readPresence(database, accountId)
    await Promise.all([running, second()])
    const task = tasks.find((claimed) => claimed.accountId === accountId)
    const [state = ''] = await swapStatesOf(database, accountId)
    seen.add(state)
    expect(state).toBe(task ? 'pending' : 'lapsed')
    const confirmed = task && (await confirmDirectly(database, task))
    expect(confirmed).toBe(task && 'applied')
    expect((await stateOf(database, characterId)).isActive).toBe(task !== undefined)
  }
  expect([...seen].toSorted()).toEqual(['lapsed', 'pending'])
})

it('settles a swap once when the game confirms or rejects it while an operator gives it up', async () => {
  const { retries } = database.usage()
  await rounds(20, async (round) => {
    const { accountId } = await newEntrant(database)
    const characterId = await createCharacter(database, accountId, { isActive: false })
    const swap = await database.transaction((transaction) =>
      requestActivation(transaction, config, { accountId, characterId, isAcknowledged: true }),
    )
    if (swap instanceof Failure) throw swap
    const { taskId, leaseToken } = await database.one<{ taskId: number; leaseToken: string }>(sql`
      update task set state = 'claimed', claimed_at = now(), lease_expires_at = now(), lease_token = gen_random_uuid()
      where id = (select task_id from character_swap where id = ${swap.id}) returning id as task_id, lease_token`)
    const answer = { id: taskId, leaseToken }
    const [answered, givenUp] = await Promise.all([
      round % 2 === 0
        ? confirmDirectly(database, answer)
        : rejectDirectly(database, { ...answer, reason: 'OTHER' }),
      database.transaction((transaction) => giveUpSwap(transaction, taskId)),
    ])
    const isConfirmed = round % 2 === 0 && answered === 'applied'
    // A late rejection changes nothing; a late confirmation is refused.
    expect(givenUp === 'given-up').toBe(answered === (round % 2 === 0 ? 'LEASE_LOST' : 'unchanged'))
    expect(await swapStatesOf(database, accountId)).toEqual([isConfirmed ? 'applied' : 'failed'])
    expect((await stateOf(database, characterId)).isActive).toBe(isConfirmed)
  })
  expect(database.usage().retries).toBe(retries)
})
