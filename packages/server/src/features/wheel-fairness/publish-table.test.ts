import { textHash } from '@olympus/contract/wheel-draw'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { createItem } from '../../testing/game-data.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { publishTable } from './publish-table.ts'
import type { TableSets } from './table-rules.ts'

const database = withTestDatabase()

beforeAll(() => createItem(database, { id: 'olive' }))

const sets: TableSets = {
  regular: [
    { id: 'olive-20', weight: 160, item: 'olive', quantity: 20 },
    { id: 'coins-50', weight: 39, coins: 50 },
  ],
  jackpot: [{ id: 'tickets-2', weight: 1, tickets: 2 }],
}

const publish = (startsAt: string | null, oldTablesEndAt: string | null = null) =>
  database.transaction((transaction) =>
    publishTable(transaction, sets, {
      startsAt: startsAt === null ? null : new Date(startsAt),
      oldTablesEndAt: oldTablesEndAt === null ? null : new Date(oldTablesEndAt),
    }),
  )

const endsOf = () =>
  database.query<{ version: number; endsAt: Date | null }>(
    sql`select version, ends_at from wheel_table order by version`,
  )

it('keeps the text of each set, its hash and its rows', async () => {
  const version = await publish(null)
  const rows = await database.query<{ set: string; text: string; tableHash: Buffer; weightTotal: number }>(
    sql`select set, text, table_hash, weight_total from wheel_table_set where table_version = ${version} order by set desc`,
  )
  expect(rows.map(({ set, text, weightTotal }) => ({ set, text, weightTotal }))).toEqual([
    {
      set: 'regular',
      text: `{"set":"regular","version":${version},"rows":[{"id":"olive-20","weight":160,"item":"olive","quantity":20},{"id":"coins-50","weight":39,"coins":50}]}`,
      weightTotal: 199,
    },
    {
      set: 'jackpot',
      text: `{"set":"jackpot","version":${version},"rows":[{"id":"tickets-2","weight":1,"tickets":2}]}`,
      weightTotal: 1,
    },
  ])
  for (const { text, tableHash } of rows) expect(tableHash.toString('hex')).toBe(await textHash(text))
  const rewards = await database.query(
    sql`select set, row_index, reward_id, item_id, quantity, coins, tickets, weight from wheel_reward
        where table_version = ${version} order by set desc, row_index`,
  )
  expect(rewards).toEqual([
    {
      set: 'regular',
      rowIndex: 0,
      rewardId: 'olive-20',
      itemId: 'olive',
      quantity: 20,
      coins: null,
      tickets: null,
      weight: 160,
    },
    {
      set: 'regular',
      rowIndex: 1,
      rewardId: 'coins-50',
      itemId: null,
      quantity: null,
      coins: 50,
      tickets: null,
      weight: 39,
    },
    {
      set: 'jackpot',
      rowIndex: 0,
      rewardId: 'tickets-2',
      itemId: null,
      quantity: null,
      coins: null,
      tickets: 2,
      weight: 1,
    },
  ])
})

it('gives earlier versions an end, never a later one than they have', async () => {
  const first = await publish('2999-01-01T00:00:00Z')
  const second = await publish('2999-02-01T00:00:00Z', '2999-03-01T00:00:00Z')
  const third = await publish('2999-04-01T00:00:00Z', '2999-05-01T00:00:00Z')
  const ends = new Map((await endsOf()).map(({ version, endsAt }) => [version, endsAt?.toISOString()]))
  expect([first, second, third].map((version) => ends.get(version))).toEqual([
    '2999-03-01T00:00:00.000Z',
    '2999-05-01T00:00:00.000Z',
    undefined,
  ])
})
