import { randomUUID } from 'node:crypto'
import { deleteAccount } from '@olympus/contract/account'
import { cancelSelection } from '@olympus/contract/character-selection'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { ban } from '../../testing/ban.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { selectingPlayer } from '../../testing/selecting-player.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { purgeAccounts } from '../account/purge-accounts.ts'
import { unbanAccount } from '../account/ban-account.ts'

const { app, database, mailsTo, newPlayer } = withTestApp()

const newest = async (accountId: number) =>
  database.one<{ state: string; cancellation: string | null }>(sql`
    select state, cancellation from character_selection where account_id = ${accountId} order by id desc limit 1`)

describe('cancelSelection', () => {
  it('cancels a selection, says so in a mail and on open pages, and lets the player select again', async () => {
    const { player, accountId, confirmOrFail, cancel, history } = await selectingPlayer(app)
    const confirmed = await confirmOrFail()
    await newEventsOf(database, accountId)
    const reply = await cancel()
    expect(reply).toMatchObject({
      status: 200,
      data: {
        ...confirmed,
        state: 'cancelled',
        cancellation: 'player',
        endedAt: expect.any(String) as string,
      },
    })
    expect(await newEventsOf(database, accountId)).toEqual(['characters-changed'])
    const mail = (await mailsTo(player.email)).at(-1)
    expect(mail?.subject).toBe('Your characters stay')
    expect(mail?.text).toContain('Hero 2, Hero 3')
    const again = await confirmOrFail()
    expect(again.id).not.toBe(confirmed.id)
    expect(await history()).toEqual([again, reply.data])
  })

  it('cancels a selection that has changed, but not one that is being carried out', async () => {
    const { confirmOrFail, cancel, setState, history } = await selectingPlayer(app)
    expect(await cancel()).toMatchObject({ status: 404, key: 'NOT_FOUND' })
    await confirmOrFail()
    await setState('running')
    expect(await cancel()).toMatchObject({ status: 409, key: 'SELECTION_RUNNING' })
    expect(await history()).toMatchObject([{ state: 'running' }])
    await setState('changed')
    expect(await cancel()).toMatchObject({ status: 200 })
    expect(await cancel()).toMatchObject({ key: 'NOT_FOUND' })
  })

  it('answers a repeated request once, and of others at the same time one', async () => {
    const { player, confirmOrFail, cancel } = await selectingPlayer(app)
    await confirmOrFail()
    const idempotencyKey = randomUUID()
    const same = await Promise.all(Array.from({ length: 5 }, () => cancel({ idempotencyKey })))
    expect(new Set(same.map(({ key, data }) => JSON.stringify([key, data]))).size).toBe(1)
    expect(same[0]?.key).toBe('SUCCESS')
    const others = await Promise.all(Array.from({ length: 5 }, () => cancel()))
    expect(new Set(others.map(({ key }) => key))).toEqual(new Set(['NOT_FOUND']))
    const subjects = (await mailsTo(player.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Your characters stay')).toHaveLength(1)
  })

  it('cancels only the own selection', async () => {
    const { confirmOrFail, history } = await selectingPlayer(app)
    await confirmOrFail()
    expect(await app.call(cancelSelection, { as: await newPlayer() })).toMatchObject({ key: 'NOT_FOUND' })
    expect(await history()).toMatchObject([{ state: 'pending' }])
  })
})

describe.each(['pending', 'changed'] as const)('a selection that is %s', (state) => {
  it('is cancelled by a ban and stays so after it', async () => {
    const { player, accountId, confirmOrFail, setState } = await selectingPlayer(app)
    await confirmOrFail()
    if (state === 'changed') await setState(state)
    await ban(database, accountId)
    await database.transaction((transaction) => unbanAccount(transaction, accountId))
    expect(await newest(accountId)).toEqual({ state: 'cancelled', cancellation: 'ban' })
    const mail = (await mailsTo(player.email)).find(({ subject }) => subject.includes('selection'))
    expect(mail?.subject).toBe('Your permanent selection was canceled')
    expect(mail?.text).toContain('your account was banned')
  })

  it('is cancelled by the wish to delete the account', async () => {
    const { player, accountId, confirmOrFail, setState } = await selectingPlayer(app)
    await confirmOrFail()
    if (state === 'changed') await setState(state)
    await app.callOrFail(deleteAccount, { as: player, body: { username: player.username } })
    expect(await newest(accountId)).toEqual({ state: 'cancelled', cancellation: 'account-deletion' })
    const mail = (await mailsTo(player.email)).find(({ subject }) => subject.includes('selection'))
    expect(mail?.text).toContain('your account is to be deleted')
  })
})

it('finishes a selection that is being carried out, whatever happens to the account', async () => {
  const { player, accountId, confirmOrFail, setState } = await selectingPlayer(app)
  await confirmOrFail()
  await setState('running')
  await app.callOrFail(deleteAccount, { as: player, body: { username: player.username } })
  await ban(database, accountId)
  expect(await newest(accountId)).toEqual({ state: 'running', cancellation: null })
  await database.execute(sql`update account set deletion_at = now() where id = ${accountId}`)
  expect(await purgeAccounts({ database, log: silentLog })).toBe(0)
  await setState('changed')
  expect(await purgeAccounts({ database, log: silentLog })).toBe(1)
  expect(await database.query(sql`select from character_selection where account_id = ${accountId}`)).toEqual(
    [],
  )
})

it('lists the newest 20 selections, with the names of characters that are gone', async () => {
  const { accountId, heirId, deletedIds, history } = await selectingPlayer(app)
  await database.execute(sql`
    insert into character_selection (
      account_id, state, kept_ids, deleted_ids, heir_id, confirmed_items, final_items, request_key, locale, cooling_off_hours,
      confirmed_at, due_at, ended_at
    )
    select ${accountId}, 'done', ${[heirId]}, ${deletedIds}, ${heirId}, '[]', '[]', gen_random_uuid(), 'en', day,
      now() - make_interval(days => day), now(), now()
    from generate_series(1, 25) as day`)
  await database.execute(sql`
    update character set deleted_at = now(), is_active = false, slot = null where id = any(${deletedIds}::bigint[])`)
  const selections = await history()
  expect(selections.map(({ coolingOffHours }) => coolingOffHours)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
  expect(selections[0]).toMatchObject({
    state: 'done',
    kept: [{ name: 'Hero 1' }],
    deleted: [{ name: 'Hero 2' }, { name: 'Hero 3' }],
    confirmedWith: null,
  })
})
