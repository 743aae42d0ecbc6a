import { randomUUID } from 'node:crypto'
import { getUser } from '@olympus/contract/account'
import { reportCharacters, reportDeletedCharacters } from '@olympus/contract/bridge/characters'
import { listCharacters } from '@olympus/contract/characters'
import { buyItem } from '@olympus/contract/shop'
import sql from 'sql-template-tag'
import { expect, it, vi } from 'vitest'
import { sampleReport, sectionOf } from '../../testing/character-reports.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { reportedCharacter, sendReport } from '../../testing/reported-character.ts'
import { newGameServer } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer } = withTestApp()

it('new characters of one account that arrive at once get distinct slots', async () => {
  const player = await newPlayer()
  const { accountId } = player
  const servers = await Promise.all([1, 2, 3].map(() => newGameServer(app)))
  const batches = servers.flatMap((server) =>
    [1, 2].map(() => server.sendBatch(reportCharacters, [sampleReport({ accountId, epoch: server.epoch })])),
  )
  for (const { counts } of await Promise.all(batches)) expect(counts.applied).toBe(1)
  const { characters } = await app.callOrFail(listCharacters, { as: player })
  expect(characters.map(({ slot }) => slot)).toEqual([0, 1, 2, 3, 4, null])
})

it('a new character that two game servers report at once is created once', async () => {
  const { accountId } = await newPlayer()
  const servers = await Promise.all([1, 2].map(() => newGameServer(app)))
  for (let round = 0; round < 5; round++) {
    const gameId = randomUUID()
    const answers = await Promise.all(
      servers.map(async ({ sendBatch, epoch }) => {
        const batch = await sendBatch(reportCharacters, [sampleReport({ accountId, epoch, gameId })])
        return batch.answers[0]?.characterId
      }),
    )
    expect(answers[0]).toBeDefined()
    expect(answers[1]).toBe(answers[0])
  }
})

it('game servers that report the same characters at once leave the newest of each', async () => {
  const players = await Promise.all([1, 2, 3].map(() => newPlayer()))
  const gameIds = players.map(() => randomUUID())
  const servers = await Promise.all([1, 2].map(() => newGameServer(app)))
  const [first] = servers
  if (!first) throw new Error('A game server is needed')
  const later = Math.max(...servers.map(({ epoch }) => epoch))
  // Only the first has a summary, whose reports also wait for the lock of the character.
  const reportsOf = ({ epoch }: { epoch: number }, counter: number) =>
    players.map(({ accountId }, index) =>
      sampleReport({
        accountId,
        epoch,
        counter,
        gameId: gameIds[index] ?? '',
        summary: counter === 1 ? {} : null,
        sections: { mates: sectionOf({ mates: [], epoch, counter }) },
      }),
    )
  await first.sendBatch(reportCharacters, reportsOf(first, 1))
  // Each batch has the characters in another order, which would deadlock without a common order of locks.
  const counters = Array.from({ length: 8 }, (_, index) => index + 2)
  await Promise.all(
    counters.flatMap((counter) =>
      servers.map((server) => {
        const reports = reportsOf(server, counter)
        return server.sendBatch(reportCharacters, counter % 2 === 0 ? reports : reports.toReversed())
      }),
    ),
  )
  const rows = await database.query(sql`
    select body ->> 'epoch' as epoch, body ->> 'counter' as counter, heads -> 'mates' ->> 'epoch' as head
    from character join character_snapshot on character_snapshot.character_id = id
    join character_section on character_section.character_id = id and section = 'mates'
    where game_id = any(${gameIds})`)
  expect(rows).toEqual(players.map(() => ({ epoch: String(later), counter: '9', head: String(later) })))
  expect(database.usage().retries).toBe(0)
})

it('a snapshot and a deletion at once leave the character deleted', async () => {
  const player = await newPlayer()
  const { accountId } = player
  const server = await newGameServer(app)
  for (let round = 0; round < 10; round++) {
    const gameId = randomUUID()
    const report = (counter: number) =>
      sampleReport({ accountId, epoch: server.epoch, gameId, counter, summary: { level: counter } })
    await server.sendBatch(reportCharacters, [report(1)])
    const [snapshot] = await Promise.all([
      server.sendBatch(reportCharacters, [report(2)]),
      server.sendBatch(reportDeletedCharacters, [{ gameId, deletedAt: new Date().toISOString() }]),
    ])
    expect(['applied', 'refused']).toContain(snapshot.answers[0]?.result)
  }
  expect((await app.callOrFail(listCharacters, { as: player })).characters).toEqual([])
  expect(database.usage().retries).toBe(0)
})

it('an order that is placed while its character is deleted is refunded or refused', async () => {
  const player = await newPlayer()
  const { accountId } = player
  const server = await newGameServer(app)
  await createItem(database, { id: 'draught' })
  await giveCoins(database, accountId, 1000)
  for (let round = 0; round < 5; round++) {
    const gameId = randomUUID()
    const characterId = await createCharacter(database, accountId, { gameId })
    const body = { itemId: 'draught', quantity: 1, characterId, expectedUnitPriceCoins: 100 }
    const [reply] = await Promise.all([
      app.call(buyItem, { as: player, body }),
      server.sendBatch(reportDeletedCharacters, [{ gameId, deletedAt: new Date().toISOString() }]),
    ])
    expect(['SUCCESS', 'CHARACTER_NOT_FOUND']).toContain(reply.key)
    expect((await app.callOrFail(getUser, { as: player })).balanceCoins).toBe(1000)
  }
})

it.runIf(process.env.TEST_DATABASE_URL)(
  'a report waits for one that is being stored, and is compared with it',
  async () => {
    const { server, report, characterId } = await reportedCharacter(app)
    const sections = { mates: sectionOf({ mates: [] }) }
    const locked = Promise.withResolvers<void>()
    const sending = Promise.withResolvers<void>()
    const storing = database.transaction(async (transaction) => {
      await transaction.query(sql`
      select from character_snapshot where character_id = ${characterId} for update`)
      locked.resolve()
      await sending.promise
      const newer = { epoch: server.epoch, counter: 9, capturedAt: '2026-01-01T00:00:00Z', hash: 'newer' }
      await transaction.execute(sql`
      update character_snapshot set heads = ${{ mates: newer }}::jsonb where character_id = ${characterId}`)
    })
    await locked.promise
    const older = sendReport(server, report(2, { summary: null, sections }))
    await vi.waitFor(
      async () => expect(await database.query(sql`select from pg_locks where not granted`)).not.toEqual([]),
      { timeout: 20_000 },
    )
    sending.resolve()
    await storing
    expect(await older).toMatchObject({ result: 'stale' })
  },
)
