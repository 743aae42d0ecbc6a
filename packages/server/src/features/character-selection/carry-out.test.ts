import { startGameSession } from '@olympus/contract/bridge/game-sessions'
import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import type { Log } from '../../log.ts'
import {
  confirmAgain,
  confirmedSelection,
  couponItems,
  selectionState,
} from '../../testing/confirmed-selection.ts'
import { createAccount } from '../../testing/create-account.ts'
import { lapse, leave, report } from '../../testing/game-entrant.ts'
import { ModelGame } from '../../testing/model-game.ts'
import { testOrigin } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { resendTask } from '../tasks/resend-task.ts'
import { carryOutSelections } from './carry-out.ts'

const { app, database } = withTestApp()

const carryOut = () => carryOutSelections({ database, log: failingLog, publicUrl: testOrigin })

/** Nothing that a portal does here fails. */
const failingLog: Pick<Log, 'error'> = {
  error(facts: unknown) {
    throw new Error('A step has failed', { cause: facts })
  },
}
const bow = { vnum: 2, amount: 1 }
const apples = { vnum: 10, amount: 20 }

/** A player who keeps one character, and deletes two others with their items. */
async function setting() {
  const accountId = await createAccount(database)
  const game = await ModelGame.start(app, accountId)
  const heir = await game.add('Atalante', { bag: [{ vnum: 3 }] })
  const archer = await game.add('Meleager', {
    worn: [bow],
    offered: [{ listingId: 'l1', item: { vnum: 4 } }],
  })
  const oracle = await game.add('Kassandra', { bag: [apples], bids: [{ bidId: 'b1', item: { vnum: 5 } }] })
  const [keptIds, deletedIds] = [[heir.id], [archer.id, oracle.id]]
  const confirm = (coolingOffHours = 0) =>
    confirmedSelection(database, { accountId, keptIds, deletedIds, coolingOffHours })
  return { accountId, game, heir, archer, oracle, confirm }
}

/** Lets the portal and the game act in turn until neither has anything to do. */
async function settle(game: ModelGame) {
  const done: string[] = []
  for (;;) {
    await carryOut()
    const task = await game.play()
    if (!task) return done
    done.push(task.kind)
  }
}

it('moves listings and bids to the heir, deletes the others and turns each item into a coupon', async () => {
  const { game, heir, archer, oracle, confirm } = await setting()
  const id = await confirm()
  const kinds = await settle(game)
  expect(kinds).toEqual(
    ['report-character', 'move-listings', 'remove-character'].flatMap((kind) => [kind, kind]),
  )
  expect(await selectionState(database, id)).toBe('done')
  expect(await couponItems(database, id)).toEqual([bow, apples])
  expect([...game.characters.keys()]).toEqual([heir.id])
  expect(heir.offered.map(({ listingId }) => listingId)).toEqual(['l1'])
  expect(heir.bids.map(({ bidId }) => bidId)).toEqual(['b1'])
  const left = await database.query(sql`
    select name, deleted_at is not null as is_deleted from character where id = any(${[archer.id, oracle.id]}) order by id`)
  expect(left).toEqual([
    { name: 'Meleager', isDeleted: true },
    { name: 'Kassandra', isDeleted: true },
  ])
})

it('does nothing while it cools off', async () => {
  const { game, confirm } = await setting()
  const id = await confirm(1)
  expect(await settle(game)).toEqual([])
  expect(await selectionState(database, id)).toBe('pending')
})

it.each([
  ['banned', sql`banned_at = now()`],
  ['about to be deleted', sql`deletion_at = now() + interval '14 days'`],
])('does not begin for an account that is %s', async (_, change) => {
  const { accountId, game, confirm } = await setting()
  const id = await confirm()
  await database.execute(sql`update account set ${change} where id = ${accountId}`)
  expect(await settle(game)).toEqual([])
  expect(await selectionState(database, id)).toBe('pending')
})

it('ends what has begun although the account is banned and to be deleted meanwhile', async () => {
  const { accountId, game, confirm } = await setting()
  const id = await confirm()
  await carryOut()
  await database.execute(
    sql`update account set banned_at = now(), deletion_at = now() + interval '14 days' where id = ${accountId}`,
  )
  await settle(game)
  expect(await selectionState(database, id)).toBe('done')
})

it('waits until the account is offline, also while its presence is unknown', async () => {
  const { accountId, game, heir, confirm } = await setting()
  const { bootId } = game.server
  const sessionId = randomUUID()
  const body = { bootId, sessionId, accountId, world: game.world, gameId: heir.gameId }
  await game.server.callOrFail(startGameSession, { body })
  const id = await confirm()
  expect(await settle(game)).toEqual([])
  await lapse(database, game.server)
  expect(await settle(game)).toEqual([])
  expect(await selectionState(database, id)).toBe('running')
  await report(game.server, [sessionId])
  await leave(game.server, sessionId)
  expect(await settle(game)).toHaveLength(6)
})

it('asks again for a report that was confirmed but never sent', async () => {
  const { game, archer, confirm } = await setting()
  const id = await confirm()
  archer.bag.push({ vnum: 99 })
  await carryOut()
  const [unreported] = await game.claim()
  if (!unreported) throw new Error('No task was queued')
  await game.confirm(unreported)
  expect(await settle(game)).toEqual(['report-character'])
  expect(await selectionState(database, id)).toBe('running')
  await database.execute(sql`update task set due_at = now() where state = 'queued'`)
  await settle(game)
  expect(await couponItems(database, id)).toContainEqual({ vnum: 99, amount: 1 })
})

it('takes new items along without asking', async () => {
  const { game, oracle, confirm } = await setting()
  const id = await confirm()
  oracle.bag.push({ vnum: 77 })
  await settle(game)
  expect(await couponItems(database, id)).toContainEqual({ vnum: 77, amount: 1 })
})

it('moves an item that its character has offered in the bazaar meanwhile to the heir', async () => {
  const { game, heir, archer, confirm } = await setting()
  const id = await confirm()
  archer.worn = []
  archer.offered.push({ listingId: 'l2', item: bow })
  await settle(game)
  expect(await couponItems(database, id)).toEqual([apples])
  expect(heir.offered.map(({ listingId }) => listingId)).toEqual(['l1', 'l2'])
})

it('turns what is for sale in another world than the heir into coupons', async () => {
  const { accountId, game, heir, archer } = await setting()
  const elsewhere = await ModelGame.start(app, accountId)
  const { id: deletedId } = await elsewhere.add('Tyro', { offered: [{ listingId: 'l3', item: bow }] })
  const keptIds = [...game.characters.keys()].filter((id) => id !== archer.id)
  const deletedIds = [archer.id, deletedId]
  const id = await confirmedSelection(database, { accountId, keptIds, deletedIds, heirId: heir.id })
  for (let round = 0; round < 8; round++) {
    await carryOut()
    await game.play()
    await elsewhere.play()
  }
  expect(await selectionState(database, id)).toBe('done')
  expect(await couponItems(database, id)).toEqual([bow, bow])
  expect(heir.offered).toHaveLength(1)
})

it('asks the player again if an item is missing, and deletes nothing until then', async () => {
  const { game, archer, confirm } = await setting()
  const id = await confirm()
  archer.worn = []
  expect(await settle(game)).toEqual(['report-character', 'report-character'])
  expect(await selectionState(database, id)).toBe('changed')
  expect(await settle(game)).toEqual([])
  await confirmAgain(database, id)
  expect(await settle(game)).toHaveLength(6)
  expect(await selectionState(database, id)).toBe('done')
  expect(await couponItems(database, id)).toEqual([apples])
})

it.each([
  ['has a new character', (game: ModelGame) => game.add('Hippomenes')],
  [
    'has lost one that is to be deleted',
    (game: ModelGame, { archer }: Awaited<ReturnType<typeof setting>>) => game.delete(archer.id),
  ],
  [
    'has lost the heir',
    (game: ModelGame, { heir }: Awaited<ReturnType<typeof setting>>) => game.delete(heir.id),
  ],
])('asks the player again if the account %s', async (_, change) => {
  const player = await setting()
  const id = await player.confirm()
  await carryOut()
  await change(player.game, player)
  await settle(player.game)
  expect(await selectionState(database, id)).toBe('changed')
  expect(await couponItems(database, id)).toEqual([])
  const open = await database.query(sql`
    select from task where account_id = ${player.accountId} and state in ('queued', 'claimed', 'delayed')`)
  expect(open).toEqual([])
})

it.each(['before', 'after'])(
  'makes each coupon once if the game reports the deletion %s the confirmation',
  async (when) => {
    const { game, confirm } = await setting()
    const id = await confirm()
    for (;;) {
      await carryOut()
      const [task] = await game.claim()
      if (!task) break
      await game.perform(task)
      const isRemoved = task.kind === 'remove-character'
      if (isRemoved && when === 'before') await game.reportDeleted(task.gameId)
      if (isRemoved && when === 'before') await carryOut()
      await game.confirm(task)
      await carryOut()
      if (isRemoved && when === 'after') await game.reportDeleted(task.gameId)
    }
    expect(await selectionState(database, id)).toBe('done')
    expect(await couponItems(database, id)).toEqual([bow, apples])
  },
)

it('makes coupons of a character that the game deletes by itself once the items are final', async () => {
  const { game, archer, confirm } = await setting()
  const id = await confirm()
  await carryOut()
  await game.play()
  await game.play()
  await carryOut()
  await game.delete(archer.id)
  await settle(game)
  expect(await selectionState(database, id)).toBe('done')
  expect(await couponItems(database, id)).toEqual([bow, apples])
})

it.each(['report-character', 'move-listings', 'remove-character'])(
  'waits while the game has refused to %s, until an operator resends the task',
  async (step) => {
    const { game, confirm } = await setting()
    const id = await confirm()
    for (let hasRefused = false; !hasRefused;) {
      await carryOut()
      const [task] = await game.claim()
      if (!task) throw new Error(`No task ${step} was queued`)
      hasRefused = task.kind === step
      if (hasRefused) await game.reject(task)
      else {
        await game.perform(task)
        await game.confirm(task)
      }
    }
    await settle(game)
    expect(await selectionState(database, id)).toBe('running')
    const { id: taskId } = await database.one<{ id: number }>(
      sql`select task_id as id from character_selection_task join task on task.id = task_id
          where selection_id = ${id} and state = 'failed'`,
    )
    await database.transaction((transaction) => resendTask(transaction, taskId))
    await settle(game)
    expect(await selectionState(database, id)).toBe('done')
    expect(await couponItems(database, id)).toEqual([bow, apples])
  },
)
