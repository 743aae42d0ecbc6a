import { reportCharacters, reportDeletedCharacters } from '@olympus/contract/bridge/characters'
import sql from 'sql-template-tag'
import { beforeEach, expect, it } from 'vitest'
import { ban } from '../../testing/ban.ts'
import { importBoards, inDays, scoreOn } from '../../testing/boards.ts'
import { sampleReport } from '../../testing/character-reports.ts'
import { withBucketSizes } from '../../testing/with-bucket-sizes.ts'
import { type TestCharacter, withTestBoards } from '../../testing/with-test-boards.ts'
import { unbanAccount } from '../account/ban-account.ts'
import { setCharacterPrivacy } from '../character-pages/set-character-privacy.ts'
import { checkBuckets } from './check-buckets.ts'
import { checkEntries } from './check-entries.ts'
import { closeSeasons } from './close-seasons.ts'
import { isRankable } from './ranked.ts'

const { database, server, clear, newCharacter, send, page } = withTestBoards()
withBucketSizes({ target: 2, max: 4, min: 1, perGroup: 2 })

beforeEach(clear)

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

const newCharacters = (count: number): Promise<TestCharacter[]> =>
  Promise.all(numbers(count).map((index) => newCharacter(`C${index}`)))

/** Backwards in odd rounds: without an order of locks, batches would deadlock. */
const inTurn = <Value>(values: readonly Value[], round: number) =>
  round % 2 === 0 ? values : values.toReversed()

/** Scores of all for three boards at once. */
const sendRound = (characters: readonly TestCharacter[], round: number) =>
  send(
    ...inTurn(characters, round).flatMap(({ gameId }, index) => [
      scoreOn('monsters', { gameId, score: 1 + ((index * 7 + round * 13) % 50) }),
      scoreOn('raids', { gameId, score: 1, boss: round % 2 === 0 ? 7 : 3 }),
      scoreOn('raids', { gameId, score: 1, boss: round % 2 === 0 ? 3 : 7 }),
    ]),
  )

async function expectSound(): Promise<void> {
  for (const { id } of await database.query<{ id: number }>(sql`select id from board_season`)) {
    expect(await checkBuckets(database, id)).toEqual([])
    expect(await checkEntries(database, id)).toEqual([])
  }
  const ranked = await database.query<{ id: number; rank: number }>(sql`
    select character.id, rank() over (order by sort_key) as rank
    from board_entry join board_season on board_season.id = season_id and board = 'monsters'
    join character on character.id = character_id join account on account.id = account_id
    where ${isRankable} order by sort_key, reached_at, character_id`)
  const { entries } = await page('monsters', { pageSize: 100 })
  expect(entries.map(({ character: { id }, rank }) => ({ id, rank }))).toEqual(ranked)
  // A deadlock would have been tried again.
  expect(database.usage().retries).toBe(0)
}

it('batches for the same boards that arrive at once count every score once', async () => {
  const characters = await newCharacters(20)
  await Promise.all(numbers(12).map((round) => sendRound(characters, round)))
  await expectSound()
  for (const boss of [7, 3])
    expect((await page('raids', { boss, pageSize: 100 })).entries.map(({ score }) => score)).toEqual(
      characters.map(() => 12),
    )
})

it('who is banned, hidden, deleted or changed while scores arrive is on the board or not', async () => {
  const characters = await newCharacters(20)
  await sendRound(characters, 0)
  const changeOf = ({ accountId, id: characterId, gameId }: TestCharacter, index: number) => {
    const { epoch, sendBatch } = server()
    const changes = [
      async () => void (await ban(database, accountId)),
      async () => {
        await ban(database, accountId)
        await database.transaction((transaction) => unbanAccount(transaction, accountId))
      },
      async () =>
        void (await setCharacterPrivacy(
          database,
          { characterId, accountId },
          { isHiddenFromLeaderboards: true },
        )),
      async () =>
        void (await sendBatch(reportDeletedCharacters, [{ gameId, deletedAt: new Date().toISOString() }])),
      async () =>
        void (await sendBatch(reportCharacters, [
          sampleReport({
            accountId,
            epoch,
            gameId,
            summary: { factionCode: 1, classCode: 3, reputation: 9 },
          }),
        ])),
    ]
    return changes[index % changes.length]?.()
  }
  await Promise.all([
    ...numbers(8).map((round) => sendRound(characters, round)),
    ...characters.map(changeOf),
    importBoards(database),
  ])
  await expectSound()
  expect((await page('monsters')).totalEntries).toBe(8)
})

it('a season that is closed while scores arrive has those that were applied', async () => {
  const characters = await newCharacters(10)
  const season = sql`board = 'icebreaker' and season = 1`
  await database.execute(sql`update board_season set ends_at = ${inDays(-10)} where ${season}`)
  const reachedAt = inDays(-20)
  const outcomes = numbers(10).map((round) =>
    send(
      ...inTurn(characters, round).map(({ gameId }) =>
        scoreOn('icebreaker', { gameId, score: 1, reachedAt }),
      ),
    ),
  )
  const [results] = await Promise.all([Promise.all(outcomes), closeSeasons(database)])
  const applied = results.filter((batch) => batch.every((result) => result === 'applied'))
  const refused = results.filter((batch) => batch.every((result) => result === 'SEASON_CLOSED'))
  expect(applied.length + refused.length).toBe(10)
  const { entries } = await page('icebreaker', { season: 1 })
  expect(entries.map(({ score }) => score)).toEqual(
    applied.length > 0 ? characters.map(() => applied.length) : [],
  )
  await expectSound()
})
