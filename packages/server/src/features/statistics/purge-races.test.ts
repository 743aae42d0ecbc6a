import sql from 'sql-template-tag'
import { expect, it, vi } from 'vitest'
import { silentLog } from '../../log.ts'
import { exchangeGifts } from '../../testing/exchange-gifts.ts'
import { createItem, giveCoins } from '../../testing/game-data.ts'
import { reportOf, withTestStatistics } from '../../testing/statistics.ts'
import { purgeAccounts } from '../account/purge-accounts.ts'

const { database, newCharacter, send } = withTestStatistics()

const purge = () => purgeAccounts({ database, log: silentLog })

const makeDue = (accountIds: readonly number[]) =>
  database.execute(sql`
    update account set deletion_at = now() - interval '1 minute' where id = any(${accountIds}::bigint[])`)

async function expectNothingOf(ids: readonly number[]): Promise<void> {
  for (const table of [sql`character_statistic`, sql`statistic_day`, sql`statistic_week`])
    expect(
      await database.query(sql`select from ${table} where character_id = any(${ids}::bigint[])`),
    ).toEqual([])
}

it('reports that arrive while their players are purged leave nothing behind', async () => {
  const characters: Awaited<ReturnType<typeof newCharacter>>[] = []
  for (let count = 0; count < 10; count++) characters.push(await newCharacter())
  // Half of them have been reported before, the others are not known to the statistics yet.
  await send(...characters.slice(5).map((character) => reportOf(character, -2, { deaths: 0 })))
  const accountIds = characters.map(({ accountId }) => accountId)
  await makeDue(accountIds)
  const reports = Array.from({ length: 8 }, (_, deaths) =>
    send(
      ...characters.flatMap((character) => [
        reportOf(character, 0, { deaths }),
        reportOf(character, 0, { deaths: deaths + 1 }),
      ]),
    ),
  )
  await Promise.all([...reports, purge()])
  // The first run skips players whose first report is being stored.
  await purge()
  await send(...characters.map((character) => reportOf(character, 0, { deaths: 99 })))
  await expectNothingOf(characters.map(({ id }) => id))
  const left = await database.query(sql`
    select from account where id = any(${accountIds}::bigint[]) and deleted_at is null`)
  expect(left).toEqual([])
})

it.runIf(process.env.TEST_DATABASE_URL)(
  'a first report during a purge leaves nothing of a character that stays for its gift',
  async () => {
    const character = await newCharacter(undefined, 'Gifted')
    const { id, accountId } = character
    await createItem(database, { id: 'draught' })
    await giveCoins(database, accountId, 500)
    await exchangeGifts(database, 'draught', { accountId, characterName: 'Gifted' })
    await database.execute(
      sql`update task set state = 'confirmed', settled_at = now() where state = 'queued'`,
    )
    await makeDue([accountId])
    const waiting = async (count: number) =>
      vi.waitFor(
        async () => {
          const waits = await database.query(sql`
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
          expect(waits).toHaveLength(count)
        },
        { timeout: 20_000 },
      )
    const locked = Promise.withResolvers<void>()
    const reported = Promise.withResolvers<void>()
    // The purge stops at the character, behind its statistics.
    const holding = database.transaction(async (transaction) => {
      await transaction.query(sql`select from character where id = ${id} for no key update`)
      locked.resolve()
      await reported.promise
    })
    await locked.promise
    const purging = purge()
    await waiting(1)
    const reporting = send(reportOf(character, 0, { deaths: 1 }), reportOf(character, 0, { deaths: 2 }))
    await Promise.race([reporting, waiting(2)])
    reported.resolve()
    await holding
    expect(await purging).toBe(1)
    expect(await reporting).toEqual(['UNKNOWN_CHARACTER', 'UNKNOWN_CHARACTER'])
    expect(await database.query(sql`select from character where id = ${id}`)).toHaveLength(1)
    await expectNothingOf([id])
  },
)
