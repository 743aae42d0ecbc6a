import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { confirmedSelection, couponItems, selectionState } from '../../testing/confirmed-selection.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createItem, giveCoins } from '../../testing/game-data.ts'
import { ModelGame } from '../../testing/model-game.ts'
import { testOrigin } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { buyItem } from '../shop/buy-item.ts'
import { carryOutSelections } from './carry-out.ts'
import { listRunning } from './list-running.ts'

const { app, database } = withTestApp()

beforeAll(() => createItem(database, { id: 'nectar', priceCoins: 10 }))

const carryOut = () =>
  carryOutSelections({
    database,
    publicUrl: testOrigin,
    log: {
      error(facts: unknown) {
        throw new Error('A step has failed', { cause: facts })
      },
    },
  })

/** A player who has bought something for each of these characters, which are to be deleted. */
async function setting(names: readonly string[]) {
  const accountId = await createAccount(database)
  await giveCoins(database, accountId, 100)
  const game = await ModelGame.start(app, accountId)
  const heir = await game.add('Atalante')
  const deletedIds: number[] = []
  for (const name of names) {
    const { id: characterId } = await game.add(name)
    deletedIds.push(characterId)
    const order = { accountId, characterId, itemId: 'nectar', quantity: 1, expectedUnitPriceCoins: 10 }
    await database.transaction((transaction) => buyItem(transaction, { ...order, locale: 'en' }))
  }
  const confirm = () => confirmedSelection(database, { accountId, keptIds: [heir.id], deletedIds })
  return { game, confirm, balance: () => balanceOf(database, accountId) }
}

async function claimed(game: ModelGame) {
  const [task] = await game.claim()
  if (!task) throw new Error('No delivery was claimed')
  return task
}

/** Lets the portal and the game act in turn until neither has anything to do. */
async function settle(game: ModelGame) {
  do await carryOut()
  while (await game.play())
}

const nectar = { vnum: 1, name: 'nectar', amount: 1 }

it('refunds deliveries that wait, and waits for one that is claimed, which then becomes a coupon', async () => {
  const { game, confirm, balance } = await setting(['Meleager', 'Kassandra'])
  const delivery = await claimed(game)
  const id = await confirm()
  await carryOut()
  await carryOut()
  expect(await balance()).toBe(90)
  expect(await game.claim()).toEqual([])
  await game.perform(delivery)
  await game.confirm(delivery)
  await settle(game)
  expect(await couponItems(database, id)).toEqual([nectar])
})

/** Lets the lease of a delivery end while its game server is gone. */
const lose = (taskId: number, state: 'queued' | 'delayed') =>
  database.execute(sql`update task set state = ${state}, lease_expires_at = now() where id = ${taskId}`)

it.each(['queued', 'delayed'] as const)(
  'waits for the answer to a delivery that is %s because its lease has ended',
  async (state) => {
    const { game, confirm, balance } = await setting(['Meleager'])
    const delivery = await claimed(game)
    await game.perform(delivery)
    await lose(delivery.id, state)
    const id = await confirm()
    await carryOut()
    expect(await balance()).toBe(90)
    const [running] = (await listRunning(database, 100)).filter((selection) => selection.id === id)
    expect(running?.tasks).toMatchObject([{ id: delivery.id, kind: 'delivery', state }])
    await game.confirm(delivery)
    await settle(game)
    expect(await selectionState(database, id)).toBe('done')
    expect(await balance()).toBe(90)
    expect(await couponItems(database, id)).toEqual([nectar])
  },
)

it('refunds a delivery whose lease has ended once a later claim has put it off', async () => {
  const { game, confirm, balance } = await setting(['Meleager'])
  await lose((await claimed(game)).id, 'queued')
  const id = await confirm()
  await carryOut()
  await game.retry(await claimed(game))
  await settle(game)
  expect(await selectionState(database, id)).toBe('done')
  expect(await balance()).toBe(100)
  expect(await couponItems(database, id)).toEqual([])
})
