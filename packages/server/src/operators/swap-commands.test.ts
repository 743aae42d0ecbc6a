import sql from 'sql-template-tag'
import { beforeEach, expect, it } from 'vitest'
import { requestActivation } from '../features/character-swapper/request-swap.ts'
import { createAccount } from '../testing/create-account.ts'
import { claimDirectly, confirmDirectly, rejectDirectly } from '../testing/direct-game-server.ts'
import { createCharacter } from '../testing/game-data.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { ageSwaps, stateOf, swapStatesOf } from '../testing/swap-roster.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { requeueExpired } from '../features/tasks/requeue-expired.ts'

const database = withTestDatabase()
let accountId: number
let characterId: number
let taskId: number

beforeEach(async () => {
  await database.execute(sql`delete from character_swap`)
  await database.execute(sql`delete from task`)
  accountId = await createAccount(database)
  characterId = await createCharacter(database, accountId, { isActive: false })
  await database.transaction((transaction) =>
    requestActivation(
      transaction,
      { maxActiveSlots: 5, deactivatesWithListings: false },
      { accountId, characterId, isAcknowledged: true },
    ),
  )
  taskId = (await database.one<{ id: number }>(sql`select id from task`)).id
})

async function claimed(leaseMs = 60_000) {
  const [task] = await claimDirectly(database, { leaseMs })
  if (!task) throw new Error('Nothing is queued')
  return { id: task.id, leaseToken: task.leaseToken }
}

/** A swap whose game server died, and which nobody has claimed since. */
async function stuck() {
  const answer = await claimed(0)
  await database.transaction(requeueExpired)
  await ageSwaps(database, accountId, '31 minutes')
  return answer
}

/** A swap that was tried too often. */
async function delayed() {
  const answer = await claimed(0)
  await database.execute(sql`update task set state = 'delayed' where id = ${taskId}`)
  return answer
}

it('lists swaps that wait for the game, and fails if one is stuck', async () => {
  const fresh = await operate(database, ['swaps', 'list-pending'])
  expect(fresh.code).toBe(0)
  expect(fresh.lines).toEqual([
    expect.stringMatching(
      new RegExp(
        String.raw`^${taskId}  activate character ${characterId} of account ${accountId} since \S+, queued, 0 attempts, last -: -$`,
      ),
    ),
  ])
  await stuck()
  const { code, lines } = await operate(database, ['swaps', 'list-pending'])
  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/queued, 1 attempts, last delphi: -; STUCK$/)])
})

it.each([
  ['stuck', stuck],
  ['delayed', delayed],
])(
  'gives a %s swap up: the activation is given back, and a late confirmation refused',
  async (_, prepare) => {
    const answer = await prepare()
    const { code, lines } = await act(database, ['swaps', 'give-up', `${taskId}`])
    expect({ code, lines }).toEqual({
      code: 0,
      lines: [`Swap ${taskId} has failed; the account can enter the game again`],
    })
    expect(await swapStatesOf(database, accountId)).toEqual(['failed'])
    expect(await confirmDirectly(database, answer)).toBe('LEASE_LOST')
    expect(await stateOf(database, characterId)).toMatchObject({ isActive: false })
    expect((await actsOf(database)).at(-1)).toMatchObject({ command: 'swaps give-up', details: { taskId } })
    const again = await act(database, ['swaps', 'give-up', `${taskId}`])
    expect(again.complaints.join()).toContain('it is settled')
  },
)

it('does not give up a swap that a game server has, nor what is no swap', async () => {
  await claimed()
  const { code, complaints } = await act(database, ['swaps', 'give-up', `${taskId}`])
  expect(code).toBe(1)
  expect(complaints.join()).toContain('a game server has it')
  const unknown = await act(database, ['swaps', 'give-up', '999999'])
  expect(unknown.complaints.join()).toContain('there is no such swap')
})

it('resends a delayed swap, which the game then confirms', async () => {
  await delayed()
  expect((await act(database, ['deliveries', 'resend', `${taskId}`])).code).toBe(0)
  await ageSwaps(database, accountId, '1 day')
  expect(await confirmDirectly(database, await claimed())).toBe('applied')
  expect(await stateOf(database, characterId)).toMatchObject({ isActive: true, slot: 0 })
})

it('does not resend a swap that has failed: its activation was given back', async () => {
  await rejectDirectly(database, { ...(await claimed()), reason: 'OTHER' })
  const { code, complaints } = await act(database, ['deliveries', 'resend', `${taskId}`])
  expect(code).toBe(1)
  expect(complaints.join()).toContain('the swap is over')
  const { lines } = await operate(database, ['deliveries', 'list-failed'])
  expect(lines).toEqual([expect.stringMatching(/activate for character .*; the swap is over$/)])
})
