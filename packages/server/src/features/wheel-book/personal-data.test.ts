import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter, createItem } from '../../testing/game-data.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { fillWheel } from '../../testing/wheel-rows.ts'
import { purgeAccounts } from '../account/purge-accounts.ts'
import { readSections } from '../account/read-sections.ts'

const database = withTestDatabase()

beforeAll(() => createItem(database, { id: 'owl' }))

async function newPlayer() {
  const accountId = await createAccount(database)
  const characterId = await createCharacter(database, accountId)
  const { spinId } = await fillWheel(database, { accountId, characterId, itemId: 'owl' })
  return { accountId, characterId, spinId }
}

it('an export has spins, seeds, exchanges, entries and the limit, without what is secret', async () => {
  const { accountId, characterId } = await newPlayer()
  const sections = await readSections({ queries: database, secretBox: testSecretBox }, accountId)
  const rowsOf = (wanted: string) => sections.find(({ name }) => name === wanted)?.rows
  expect(rowsOf('wheel')).toMatchObject([{ tickets: 3, maxSpins: 7 }])
  expect(rowsOf('wheel-entries')).toMatchObject([{ currency: 'ticket', amount: 3, balanceAfter: 3 }])
  expect(rowsOf('wheel-spins')).toMatchObject([
    { spinNo: 1, rewardId: 'reward', itemId: 'owl', characterId, receipt: 'test' },
  ])
  expect(rowsOf('wheel-exchanges')).toMatchObject([{ itemId: 'owl', quantity: 2, priceTokens: 10 }])
  expect(rowsOf('wheel-seeds')).toMatchObject([{ revealedSeed: 'a'.repeat(64), clientSeed: 'b'.repeat(16) }])
  expect(Object.keys(rowsOf('wheel-seeds')?.[0] ?? {})).not.toContain('seedBox')
})

it('a purge keeps what the public log needs, and neither character, delivery, coupon nor limit', async () => {
  const { accountId, spinId } = await newPlayer()
  await database.execute(
    sql`update task set state = 'confirmed', settled_at = now() where account_id = ${accountId}`,
  )
  await database.execute(
    sql`insert into coupon (account_id, item_id, quantity, spin_id) values (${accountId}, 'owl', 2, ${spinId})`,
  )
  await database.execute(sql`update account set deletion_at = now() where id = ${accountId}`)
  expect(await purgeAccounts({ database, log: silentLog })).toBe(1)
  const kept = await database.query(sql`
    select account.username, max_spins, spin.character_id, spin.delivery_id, exchange.character_id as receiver_id, statement,
      (select count(*) from wheel_entry where account_id = account.id) as entries,
      (select count(*) from coupon where account_id = account.id) as coupons
    from account
    join wheel_account on wheel_account.account_id = account.id
    join wheel_spin as spin on spin.account_id = account.id
    join wheel_leaf on wheel_leaf.id = leaf_id
    join wheel_exchange as exchange on exchange.account_id = account.id
    where account.id = ${accountId}`)
  expect(kept).toEqual([
    {
      username: `deleted_${accountId}`,
      maxSpins: null,
      characterId: null,
      deliveryId: null,
      receiverId: null,
      statement: 'test',
      entries: 1,
      coupons: 0,
    },
  ])
})
