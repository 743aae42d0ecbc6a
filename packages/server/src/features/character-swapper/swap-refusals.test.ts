import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCharacter } from '../../testing/game-data.ts'
import { entered, lapse, leave } from '../../testing/game-entrant.ts'
import {
  activate,
  ageSwaps,
  deactivate,
  entrantOf,
  newRoster,
  rosterOf,
  selectFirst,
} from '../../testing/swap-roster.ts'
import { testApp } from '../../testing/test-app.ts'
import { newGameServer, type TestGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database } = withTestApp()

let server: TestGameServer
beforeAll(async () => {
  server = await newGameServer(app)
})

describe('the refusals, in their order', () => {
  it('take away one obstacle after another for an activation', async () => {
    const roster = await newRoster(app, { active: 5, deactivated: 2 })
    const stranger = await newRoster(app)
    const [characterId, other] = roster.deactivated
    const entrant = await entrantOf(database, roster)
    const { sessionId } = await entered(server, entrant)
    await selectFirst(database, roster)
    await database.execute(sql`
      with added as (
        insert into task (kind, world, account_id, character_id) values ('deactivate', 'main', ${roster.accountId}, ${other})
        returning id
      )
      insert into character_swap (account_id, character_id, kind, task_id)
      select ${roster.accountId}, ${other}, 'deactivate', id from added`)
    const unticked = { isAcknowledged: false }
    expect(await activate(roster, stranger.deactivated[0], unticked)).toMatchObject({
      status: 404,
      key: 'CHARACTER_NOT_FOUND',
    })
    expect(await activate(roster, roster.active[0], unticked)).toMatchObject({
      status: 422,
      key: 'ACKNOWLEDGEMENT_MISSING',
    })
    expect(await activate(roster, roster.active[0])).toMatchObject({
      status: 409,
      key: 'SELECTION_PENDING',
    })
    await database.execute(sql`delete from character_selection where account_id = ${roster.accountId}`)
    expect(await activate(roster, roster.active[0])).toMatchObject({ status: 409, key: 'SWAP_PENDING' })
    await database.execute(sql`
      update character_swap set kind = 'activate', slot = 7, state = 'applied', settled_at = now()
      where account_id = ${roster.accountId}`)
    expect(await activate(roster, roster.active[0])).toMatchObject({ key: 'CHARACTER_ALREADY_ACTIVE' })
    expect(await activate(roster, characterId)).toMatchObject({ status: 409, key: 'NEED_TO_BE_OFFLINE' })
    await leave(server, sessionId)
    const notYet = await activate(roster, characterId)
    const { activationAvailableAt: availableAt } = await rosterOf(roster)
    expect(notYet).toMatchObject({
      status: 409,
      key: 'SWAP_NOT_YET',
      data: { availableAt, serverNow: expect.any(String) },
    })
    await ageSwaps(database, roster.accountId, '168 hours')
    expect(await activate(roster, characterId)).toMatchObject({ status: 409, key: 'NO_SLOT_AVAILABLE' })
    await database.execute(
      sql`update character set is_active = false, slot = null where id = ${roster.active[1]}`,
    )
    expect(await activate(roster, characterId)).toMatchObject({ status: 200, data: { slot: 1 } })
  })

  it('take away one obstacle after another for a deactivation', async () => {
    const roster = await newRoster(app, { active: 1, deactivated: 4 })
    const { accountId, active, deactivated } = roster
    const [characterId] = active
    const { sessionId } = await entered(server, await entrantOf(database, roster))
    expect(await deactivate(roster, 999_999_999)).toMatchObject({ key: 'CHARACTER_NOT_FOUND' })
    expect(await deactivate(roster, characterId, { isAcknowledged: false })).toMatchObject({
      key: 'ACKNOWLEDGEMENT_MISSING',
    })
    expect(await deactivate(roster, deactivated[0])).toMatchObject({ key: 'CHARACTER_NOT_ACTIVE' })
    expect(await deactivate(roster, characterId)).toMatchObject({ key: 'NEED_TO_BE_OFFLINE' })
    await leave(server, sessionId)
    const refusedFor = (reason: string) => ({ status: 409, key: 'CAN_NOT_DEACTIVATE', data: { reason } })
    expect(await deactivate(roster, characterId)).toMatchObject(refusedFor('LAST_ACTIVE'))
    await createCharacter(database, accountId)
    expect(await deactivate(roster, characterId)).toMatchObject(refusedFor('TOO_MANY_DEACTIVATED'))
    await database.execute(sql`update character set deleted_at = now() where id = ${deactivated[0]}`)
    const listings = [{ amount: 2, soldAmount: 1, expiresAt: '2999-01-01T00:00:00Z' }]
    await database.execute(sql`
      insert into character_section (character_id, section, body)
      values (${characterId}, 'bazaar', ${{ listings }}::jsonb)`)
    expect(await deactivate(roster, characterId)).toMatchObject(refusedFor('LISTINGS_OPEN'))
    await database.execute(
      sql`update character_section set body = '{"listings": []}' where character_id = ${characterId}`,
    )
    expect(await deactivate(roster, characterId)).toMatchObject({ status: 200 })
    expect(await deactivate(roster, active[0])).toMatchObject({ key: 'SWAP_PENDING' })
  })

  it('need a known presence: unknown is not offline, and the roster names the quiet game server', async () => {
    const quiet = await newGameServer(app, { name: 'knossos' })
    const roster = await newRoster(app)
    await entered(quiet, await entrantOf(database, roster))
    await lapse(database, quiet, '1 hour')
    expect(await activate(roster, roster.deactivated[0])).toMatchObject({ key: 'NEED_TO_BE_OFFLINE' })
    const { presence, presentCharacterId, quietGameServer, serverNow } = await rosterOf(roster)
    expect({ presence, presentCharacterId }).toEqual({
      presence: 'unknown',
      presentCharacterId: roster.active[0],
    })
    expect(quietGameServer?.name).toBe('knossos')
    expect(Date.parse(serverNow) - Date.parse(quietGameServer?.since ?? '')).toBeGreaterThanOrEqual(3_600_000)
    await newGameServer(app, { key: quiet.key })
    expect(await activate(roster, roster.deactivated[0])).toMatchObject({ status: 200 })
    expect((await rosterOf(roster)).quietGameServer).toBeNull()
  })
})

it('allows a deactivation with open listings if the operator does', async () => {
  const lenient = testApp({ database, variables: { DEACTIVATE_WITH_LISTINGS: 'on' } })
  const roster = await newRoster(app)
  const [characterId] = roster.active
  const bids = [{ isWon: false, endsAt: '2999-01-01T00:00:00Z' }]
  await database.execute(sql`
    insert into character_section (character_id, section, body)
    values (${characterId}, 'bazaar', ${{ listings: [], bids }}::jsonb)`)
  expect(await deactivate(roster, characterId)).toMatchObject({ data: { reason: 'LISTINGS_OPEN' } })
  expect(await deactivate({ ...roster, app: lenient }, characterId)).toMatchObject({ status: 200 })
})
