import { randomUUID } from 'node:crypto'
import { confirmSelection, previewSelection } from '@olympus/contract/character-selection'
import { deletionPhrase } from '@olympus/contract/deletion-phrase'
import { localeCodes, tagOf } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { createCharacter } from '../../testing/game-data.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { selectingPlayer } from '../../testing/selecting-player.ts'
import { anotherDevice } from '../../testing/test-account.ts'
import { testApp } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer, mailsTo } = withTestApp()
const atOnce = testApp({ database, variables: { SELECTION_COOLING_OFF_HOURS: '0' } })

const hoursUntilDue = async (accountId: number) =>
  (
    await database.one<{ hours: number }>(sql`
      select (extract(epoch from due_at - confirmed_at) / 3600)::float8 as hours from character_selection
      where account_id = ${accountId}`)
  ).hours

/** Passes its date and finds something missing, as far as the player sees. */
const comeDue = (accountId: number) =>
  database.execute(sql`
    update character_selection
    set state = 'changed', confirmed_at = confirmed_at - interval '4 days', due_at = due_at - interval '4 days'
    where account_id = ${accountId}`)

const bury = (characterId: number) =>
  database.execute(
    sql`update character set deleted_at = now(), is_active = false, slot = null where id = ${characterId}`,
  )

describe('confirmSelection', () => {
  it('stores the selection, says so in a mail and on open pages, and deletes nothing', async () => {
    const { player, accountId, heirId, deletedIds, confirmation, confirm, history } =
      await selectingPlayer(app)
    await newEventsOf(database, accountId)
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0'
    const reply = await confirm(await confirmation(), { headers: { 'user-agent': userAgent } })
    expect(reply).toMatchObject({
      status: 200,
      data: {
        state: 'pending',
        heirId,
        kept: [{ id: heirId, name: 'Hero 1', level: 93, heroLevel: 42 }],
        deleted: deletedIds.map((id) => ({ id })),
        confirmedWith: 'Firefox 139, Windows',
        coolingOffHours: 72,
        endedAt: null,
        cancellation: null,
      },
    })
    expect(await hoursUntilDue(accountId)).toBe(72)
    expect(await history()).toEqual([reply.data])
    expect(await newEventsOf(database, accountId)).toEqual(['characters-changed'])
    const mail = (await mailsTo(player.email)).at(-1)
    expect(mail?.subject).toBe('Your characters will be deleted')
    expect(mail?.text).toContain('Hero 2, Hero 3')
    expect(mail?.text).toContain('http://localhost:3000/character-swapper')
    const alive = await database.query(
      sql`select from character where account_id = ${accountId} and deleted_at is null`,
    )
    expect(alive).toHaveLength(3)
  })

  it('refuses a wrong phrase, a missing tick, an outdated preview and a missing step-up each in its way', async () => {
    const { player, confirmation, confirm, history } = await selectingPlayer(app)
    const body = await confirmation()
    const withoutStepUp = await anotherDevice(app, player)
    await database.execute(
      sql`update session set stepped_up_until = null where account_id = ${player.accountId}`,
    )
    expect(await app.call(confirmSelection, { as: withoutStepUp, body })).toMatchObject({
      status: 403,
      key: 'STEP_UP_REQUIRED',
    })
    await database.execute(
      sql`update session set stepped_up_until = now() + interval '5 minutes' where account_id = ${player.accountId}`,
    )
    const mails = await mailsTo(player.email)
    const refusals = [
      ['ACKNOWLEDGEMENT_MISSING', 422, { isAcknowledged: false }],
      ['PHRASE_WRONG', 422, { phrase: 'DELETE 3 CHARACTERS' }],
      ['PHRASE_WRONG', 422, { phrase: deletionPhrase('de', 2) }],
      ['PREVIEW_CHANGED', 409, { previewHash: 'older' }],
    ] as const
    for (const [key, status, change] of refusals)
      expect(await confirm({ ...body, ...change })).toMatchObject({ key, status })
    expect(await history()).toEqual([])
    expect(await mailsTo(player.email)).toEqual(mails)
    expect(await confirm(body)).toMatchObject({ status: 200 })
  })

  it('refuses a preview from before a character came or went', async () => {
    const { accountId, deletedIds, confirmation, confirm } = await selectingPlayer(app, 4)
    const before = await confirmation()
    const added = await createCharacter(database, accountId)
    expect(await confirm(before)).toMatchObject({ key: 'PREVIEW_CHANGED' })
    await bury(added)
    await bury(deletedIds[0] ?? 0)
    expect(await confirm(before)).toMatchObject({ key: 'PREVIEW_CHANGED' })
    expect(await confirm(await confirmation())).toMatchObject({ status: 200 })
  })

  it('binds the preview to who stays, who goes and the heir', async () => {
    const { heirId, deletedIds, preview } = await selectingPlayer(app)
    const [other = 0, last = 0] = deletedIds
    const choices = [
      { keptIds: [heirId], heirId },
      { keptIds: [heirId, other], heirId },
      { keptIds: [other, heirId, other], heirId: other },
      { keptIds: [heirId, last], heirId },
    ]
    const hashes = await Promise.all(choices.map(async (choice) => (await preview(choice)).previewHash))
    expect(new Set(hashes).size).toBe(4)
    expect((await preview({ keptIds: [other, heirId], heirId })).previewHash).toBe(hashes[1])
  })

  it('compares the phrase in the language of the page', async () => {
    for (const locale of localeCodes) {
      const { confirmation, confirm } = await selectingPlayer(app)
      const body = { ...(await confirmation()), phrase: deletionPhrase(locale, 2) }
      const headers = { 'accept-language': tagOf(locale) }
      expect(await confirm({ ...body, phrase: `${body.phrase}!` }, { headers })).toMatchObject({
        key: 'PHRASE_WRONG',
      })
      expect(await confirm(body, { headers })).toMatchObject({ status: 200 })
    }
  })

  it('refuses characters of others, a choice that deletes nobody, and an heir who is deleted', async () => {
    const { player, heirId, deletedIds, confirmation, confirm, history } = await selectingPlayer(app)
    const stranger = await selectingPlayer(app)
    const body = await confirmation()
    const refusals: [string, Pick<typeof body, 'keptIds' | 'heirId'>][] = [
      ['CHARACTER_NOT_FOUND', { keptIds: [heirId, stranger.heirId], heirId }],
      ['CHARACTER_NOT_FOUND', { keptIds: [stranger.heirId], heirId: stranger.heirId }],
      ['SELECTION_EMPTY', { keptIds: [heirId, ...deletedIds], heirId }],
      ['BAD_REQUEST', { keptIds: [heirId], heirId: deletedIds[0] ?? 0 }],
      ['BAD_REQUEST', { keptIds: [], heirId }],
    ]
    for (const [key, choice] of refusals) {
      expect(await app.call(previewSelection, { as: player, body: choice })).toMatchObject({ key })
      expect(await confirm({ ...body, ...choice })).toMatchObject({ key })
    }
    expect(await history()).toEqual([])
  })

  it('refuses while a selection or a swap is under way', async () => {
    const { accountId, heirId, confirmation, confirm, confirmOrFail, setState, cancel } =
      await selectingPlayer(app)
    const body = await confirmation()
    await database.execute(sql`
      with queued as (
        insert into task (kind, world, account_id, character_id) values ('deactivate', 'main', ${accountId}, ${heirId}) returning id
      )
      insert into character_swap (account_id, character_id, kind, task_id) select ${accountId}, ${heirId}, 'deactivate', id from queued`)
    expect(await confirm(body)).toMatchObject({ status: 409, key: 'SWAP_PENDING' })
    await database.execute(
      sql`update character_swap set state = 'lapsed', settled_at = now() where account_id = ${accountId}`,
    )
    await confirmOrFail()
    expect(await confirm(body)).toMatchObject({ status: 409, key: 'SELECTION_PENDING' })
    await setState('running')
    expect(await confirm(body)).toMatchObject({ status: 409, key: 'SELECTION_RUNNING' })
    await setState('changed')
    await cancel()
    expect(await confirm(body)).toMatchObject({ status: 200 })
  })

  it('refuses while the account is about to be deleted', async () => {
    const { accountId, confirmation, confirm, history } = await selectingPlayer(app)
    const body = await confirmation()
    await database.execute(
      sql`update account set deletion_at = now() + interval '1 day' where id = ${accountId}`,
    )
    expect(await confirm(body)).toMatchObject({ status: 409, key: 'ACCOUNT_DELETION_PENDING' })
    expect(await history()).toEqual([])
    await database.execute(sql`update account set deletion_at = null where id = ${accountId}`)
    expect(await confirm(body)).toMatchObject({ status: 200 })
  })

  it('answers a repeated request once, and of 20 others at the same time one', async () => {
    const { player, confirmation, confirm, history } = await selectingPlayer(app)
    const body = await confirmation()
    const idempotencyKey = randomUUID()
    const same = await Promise.all(Array.from({ length: 5 }, () => confirm(body, { idempotencyKey })))
    expect(new Set(same.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    const other = await selectingPlayer(app)
    const otherBody = await other.confirmation()
    const replies = await Promise.all(Array.from({ length: 20 }, () => other.confirm(otherBody)))
    expect(replies.map(({ key }) => key).toSorted()).toEqual([
      ...Array<string>(19).fill('SELECTION_PENDING'),
      'SUCCESS',
    ])
    expect(await history()).toHaveLength(1)
    const subjects = (await mailsTo(player.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Your characters will be deleted')).toHaveLength(1)
  })

  it('is due at once without a cooling-off', async () => {
    const { accountId, preview, confirmOrFail } = await selectingPlayer(atOnce)
    expect(await preview()).toMatchObject({ coolingOffHours: 0 })
    expect(await confirmOrFail()).toMatchObject({ state: 'pending', coolingOffHours: 0 })
    expect(await hoursUntilDue(accountId)).toBe(0)
  })

  it('keeps the date if the same is confirmed again after a change, and cools off anew otherwise', async () => {
    const { accountId, heirId, deletedIds, confirmOrFail, setState, history } = await selectingPlayer(app)
    const first = await confirmOrFail()
    await comeDue(accountId)
    const again = await confirmOrFail()
    expect(again).toMatchObject({ id: first.id, state: 'pending' })
    expect(Date.parse(again.dueAt)).toBe(Date.parse(first.dueAt) - 4 * 86_400_000)
    expect(Date.parse(again.confirmedAt)).toBeGreaterThanOrEqual(Date.parse(first.confirmedAt))
    await setState('changed')
    const other = await confirmOrFail({ keptIds: [heirId, deletedIds[0] ?? 0], heirId })
    expect(other).toMatchObject({ id: first.id, deleted: [{ id: deletedIds[1] }] })
    expect(await hoursUntilDue(accountId)).toBe(72)
    expect(await history()).toEqual([other])
  })

  it('promises no hours to cancel if what is confirmed again is due', async () => {
    const { player, accountId, heirId, deletedIds, preview, confirmOrFail } = await selectingPlayer(app)
    await confirmOrFail()
    await comeDue(accountId)
    const [other = 0] = deletedIds
    expect(await preview()).toMatchObject({ coolingOffHours: 0 })
    expect(await preview({ keptIds: [heirId, other], heirId })).toMatchObject({ coolingOffHours: 72 })
    const again = await confirmOrFail()
    expect(Date.parse(again.dueAt)).toBeLessThan(Date.parse(again.confirmedAt))
    expect((await mailsTo(player.email)).at(-1)?.text).toContain('It can no longer be canceled.')
  })
})

it('requires a player', async () => {
  const { confirmation } = await selectingPlayer(app)
  const body = await confirmation()
  expect(await app.call(confirmSelection, { body })).toMatchObject({ status: 401 })
  expect(await app.call(confirmSelection, { as: await newPlayer(), body })).toMatchObject({ status: 403 })
})
