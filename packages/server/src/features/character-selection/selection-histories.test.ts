import { isDeepStrictEqual } from 'node:util'
import type { GameItem } from '@olympus/contract/bridge/sections'
import type { z } from '@olympus/contract/schema'
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  nat,
  record,
} from 'fast-check'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import {
  confirmAgain,
  confirmedSelection,
  couponItems,
  selectionState,
} from '../../testing/confirmed-selection.ts'
import { createAccount } from '../../testing/create-account.ts'
import { dyingDatabase } from '../../testing/dying-database.ts'
import { type ModelBelongings, type ModelCharacter, ModelGame } from '../../testing/model-game.ts'
import { testOrigin } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { carryOutSelections } from './carry-out.ts'

const { app, database } = withTestApp()

type Item = z.input<typeof GameItem>

const log = silentLog
const carryOut = () => carryOutSelections({ database, log, publicUrl: testOrigin })

/** Kinds of items with their numbers of pieces, whoever has them. */
function multisetOf(items: readonly Item[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const { amount = 1, ...kind } of items) {
    const key = JSON.stringify(Object.entries(kind).toSorted())
    pieces.set(key, (pieces.get(key) ?? 0) + amount)
  }
  return new Map([...pieces].toSorted())
}

const belongingsOf = ({ worn, bag, ofMates, offered, bids }: ModelCharacter): Item[] => [
  ...worn,
  ...bag,
  ...ofMates,
  ...[...offered, ...bids].map(({ item }) => item),
]

const inGame = (game: ModelGame) => [...game.characters.values()].flatMap(belongingsOf)

interface RosterOptions {
  readonly rosters: readonly ModelBelongings[]
  readonly keptCount: number
}

/** A player with these characters, who keeps the first ones. */
async function confirmed({ rosters, keptCount }: RosterOptions) {
  const accountId = await createAccount(database)
  const game = await ModelGame.start(app, accountId)
  for (const [index, belongings] of rosters.entries())
    await game.add(`Hero ${index}`, structuredClone(belongings))
  const ids = [...game.characters.keys()]
  const [keptIds, deletedIds] = [ids.slice(0, keptCount), ids.slice(keptCount)]
  const id = await confirmedSelection(database, { accountId, keptIds, deletedIds })
  return { id, accountId, game, keptIds, deletedIds }
}

type Confirmed = Awaited<ReturnType<typeof confirmed>>

/** Bids in another world than the heir's that are not won are lost, with the characters that are deleted. */
function keptBelongings({ game, keptIds, deletedIds }: Confirmed): Item[] {
  const heir = game.of(keptIds[0] ?? 0)
  return [...game.characters.values()].flatMap((character) => {
    const losesBids = deletedIds.includes(character.id) && character.isElsewhere !== heir.isElsewhere
    const bids = character.bids.filter(({ isWon = false }) => isWon || !losesBids)
    return belongingsOf({ ...character, bids })
  })
}

/** What has become of a selection that is over. */
async function expectNothingLost({ id, game, keptIds, deletedIds }: Confirmed, before: readonly Item[]) {
  const coupons = (await couponItems(database, id)) as Item[]
  expect(multisetOf([...inGame(game), ...coupons])).toEqual(multisetOf(before))
  expect([...game.characters.keys()]).toEqual(keptIds)
  const deleted = await database.query<{ name: string }>(sql`
    select name from character where id = any(${[...deletedIds]}) and deleted_at is not null order by id`)
  expect(deleted.map(({ name }) => name)).toEqual(
    deletedIds.map((_, index) => `Hero ${keptIds.length + index}`),
  )
}

/** Everything that a step can write about a selection. */
const stateOf = ({ id, accountId }: Confirmed) =>
  database.one(sql`
    select (select jsonb_agg(selection) from character_selection as selection where id = ${id}) as selection,
      (select jsonb_agg(task order by id) from task where account_id = ${accountId}) as tasks,
      (select jsonb_agg(character order by id) from character where account_id = ${accountId}) as characters,
      (select jsonb_agg(coupon order by id) from coupon where selection_id = ${id}) as coupons`)

const roster: ModelBelongings = {
  worn: [{ vnum: 1, rarity: 7 }],
  bag: [{ vnum: 10, amount: 20 }],
  ofMates: [{ vnum: 11 }],
  offered: [{ listingId: 'l1', item: { vnum: 12, amount: 3 } }],
}

it('is resumed wherever its process dies, and does everything once', async () => {
  const selection = await confirmed({ rosters: [{}, roster, roster], keptCount: 1 })
  const before = inGame(selection.game)
  const deaths = { statement: 0, commit: 0 }
  const torn: number[] = []
  let committed = await stateOf(selection)
  for (let atStatement = 0; (await selectionState(database, selection.id)) !== 'done';) {
    const dying = dyingDatabase(database, { atStatement, afterCommit: true })
    await carryOutSelections({ database: dying.database, log, publicUrl: testOrigin })
    const cause = dying.cause()
    if (!cause) throw new Error('The process has not died')
    deaths[cause] += 1
    if (cause === 'commit') {
      await selection.game.play()
      committed = await stateOf(selection)
    } else if (!isDeepStrictEqual(await stateOf(selection), committed)) torn.push(atStatement)
    atStatement = cause === 'statement' ? atStatement + 1 : 0
  }
  expect(torn).toEqual([])
  await expectNothingLost(selection, before)
  expect(deaths.commit).toBeGreaterThan(8)
  expect(deaths.statement).toBeGreaterThan(100)
})

it('is carried out once by four processes and a game that answers late and twice', async () => {
  const selection = await confirmed({ rosters: [{}, roster, {}, roster, roster], keptCount: 1 })
  const { game } = selection
  const before = inGame(game)
  while ((await selectionState(database, selection.id)) !== 'done') {
    const processes = Array.from({ length: 4 }, carryOut)
    const tasks = await game.claim(3)
    await Promise.all([
      ...processes,
      ...tasks.map(async (task) => {
        await game.perform(task)
        await game.confirm(task)
        await game.confirm(task)
      }),
    ])
  }
  const queued = await database.query(sql`select from task where account_id = ${selection.accountId}`)
  expect(queued).toHaveLength(3 * selection.deletedIds.length)
  await expectNothingLost(selection, before)
})

const item = record({ vnum: integer({ min: 1, max: 6 }), amount: integer({ min: 1, max: 9 }) })
const items = array(item, { maxLength: 4 })
let listings = 0
const belongings = record({
  isElsewhere: boolean(),
  worn: items,
  bag: items,
  ofMates: items,
  offered: array(
    item.map((offered) => ({ listingId: `l${++listings}`, item: offered })),
    { maxLength: 3 },
  ),
  bids: array(
    record({ item, isWon: boolean() }).map((wanted) => ({ bidId: `b${++listings}`, ...wanted })),
    { maxLength: 2 },
  ),
})

/** What happens between the confirmation and the end, to one of the characters. */
const event = record({
  kind: constantFrom('play', 'play', 'play', 'find', 'lose', 'offer', 'die', 'refuse', 'forget'),
  character: nat(7),
  item,
})
type Event = typeof event extends Arbitrary<infer Value> ? Value : never

/** Lets something happen. `owned` follows what the player finds and loses. */
async function happen(selection: Confirmed, owned: Item[], { kind, character, item: found }: Event) {
  const { game, id } = selection
  const isClosed = (await selectionState(database, id)) === 'running'
  const characters = [...game.characters.values()]
  const one = characters[character % characters.length]
  // The account is closed to the game, so nothing changes there.
  if (!isClosed && one) {
    if (kind === 'find') {
      one.bag.push(found)
      owned.push(found)
    }
    const lost = kind === 'lose' ? one.bag.shift() : undefined
    if (lost) owned.splice(owned.indexOf(lost), 1)
    const [offered] = kind === 'offer' ? one.bag.splice(0, 1) : []
    if (offered) one.offered.push({ listingId: `l${++listings}`, item: offered })
    if (kind === 'find' || kind === 'lose' || kind === 'offer') await game.report(one)
  }
  if (kind === 'die') {
    const dying = dyingDatabase(database, { atStatement: character * 4, afterCommit: character % 2 === 0 })
    await carryOutSelections({ database: dying.database, log, publicUrl: testOrigin })
  }
  if (kind === 'play') await game.play()
  if (kind === 'forget') {
    // The answer is lost, so the task comes again once its lease has ended.
    const [task] = await game.claim()
    if (task) await game.perform(task)
    if (task) await database.execute(sql`update task set lease_expires_at = now() where id = ${task.id}`)
  }
  if (kind === 'refuse') {
    const [task] = await game.claim()
    if (task) await game.retry(task)
  }
}

async function finish(selection: Confirmed): Promise<void> {
  for (let round = 0; round < 100; round++) {
    await carryOut()
    const state = await selectionState(database, selection.id)
    if (state === 'done') break
    if (state === 'changed') await confirmAgain(database, selection.id)
    await database.execute(
      sql`update task set due_at = now() where account_id = ${selection.accountId} and state = 'queued'`,
    )
    await selection.game.play()
  }
}

it('loses no item and makes no coupon twice, whatever the roster and its history', async () => {
  await assert(
    asyncProperty(
      array(belongings, { minLength: 2, maxLength: 8 }),
      nat(6),
      array(event, { maxLength: 30 }),
      async (rosters, kept, history) => {
        const keptCount = 1 + (kept % (rosters.length - 1))
        const selection = await confirmed({ rosters, keptCount })
        const owned = keptBelongings(selection)
        for (const next of history) {
          await happen(selection, owned, next)
          if (next.kind === 'play') await carryOut()
        }
        await finish(selection)
        await expectNothingLost(selection, owned)
        expect(await selectionState(database, selection.id)).toBe('done')
      },
    ),
    { numRuns: 12 },
  )
})
