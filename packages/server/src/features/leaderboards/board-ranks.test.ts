import { randomUUID } from 'node:crypto'
import type { BoardEntry, BoardKey, OwnPlace } from '@olympus/contract/leaderboards'
import { characterClasses, factions } from '@olympus/contract/characters'
import { drawsSeededBy } from '@olympus/game-simulator/random'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import type { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import { importBoards } from '../../testing/boards.ts'
import { createAccount } from '../../testing/create-account.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { withBucketSizes } from '../../testing/with-bucket-sizes.ts'
import { banAccount, unbanAccount } from '../account/ban-account.ts'
import { setCharacterPrivacy } from '../character-pages/set-character-privacy.ts'
import { followSummaries, readShown } from './follow-summaries.ts'
import { bucketSizes, type Facet, scopeOf } from './buckets.ts'
import { checkBuckets } from './check-buckets.ts'
import { findOnBoard } from './find-on-board.ts'
import { getRanks } from './get-ranks.ts'
import { isRankable } from './ranked.ts'
import { readBoard } from './read-board.ts'
import { rebuildBuckets } from './rebuild-buckets.ts'
import { reportScores } from './report-scores.ts'

const database = withTestDatabase()
withBucketSizes({ target: 4, max: 8, min: 2, perGroup: 3 })
const draw = drawsSeededBy(69)
const pick = <Value>(values: readonly Value[]): Value => values[draw(values.length)] as Value

const accounts = 40
const perAccount = 4
const everyone = Array.from({ length: accounts * perAccount }, (_, index) => `c${index}`)
const accountIds: number[] = []
const characterIds = new Map<string, number>()
const naming = { file: null, locale: 'en' } as const

beforeAll(async () => {
  await importBoards(database)
  for (let index = 0; index < accounts; index++) accountIds.push(await createAccount(database))
  const rows = await database.query<{ id: number; gameId: string }>(sql`
    insert into character (
      account_id, world, game_id, name, class_code, element, faction, level, hero_level, job_level, reputation, hp, attack_min,
      attack_max, defense, resistances, achievement_points, gold, bank_money, online_seconds, is_active
    )
    select account, 'main', 'c' || n, 'Name ' || n, n % 5, 'fire', (array['neutral', 'celestial', 'chthonic'])[n % 3 + 1], 1, 1, 1, 0, 1,
      1, 1, 1, '{}', 0, 0, 0, 0, false
    from unnest(${accountIds}::bigint[]) with ordinality as owner (account, number)
    cross join lateral generate_series((number - 1) * ${perAccount}, number * ${perAccount} - 1) as n
    returning id, game_id`)
  for (const { id, gameId } of rows) characterIds.set(gameId, id)
})

const origin = {
  gameServer: { id: null as never, keyId: 0, name: 'test', worlds: ['main'], scopes: ['scores'] },
  boot: { bootId: randomUUID(), epoch: 1, clockSkewMs: 0, taskKinds: [] },
  batchId: randomUUID(),
  world: '',
  log: silentLog,
} as const

let scores = 0
const scoreOf = (board: BoardKey, gameId: string) => ({
  world: 'main',
  gameId,
  board,
  ...(board === 'raid-records' && { boss: 7 }),
  ...(board === 'raids' && { boss: pick([7, 3]) }),
  scoreId: `score-${++scores}`,
  score: draw(6),
  // Few moments, so that many entries are equal in all but their character.
  reachedAt: new Date(Date.now() - (1 + draw(3)) * 60_000).toISOString().replace(/\d\d\.\d+Z/, '00.000Z'),
  figures: {},
  party: [],
})

const boards = ['raids', 'monsters', 'icebreaker', 'frozen-crown', 'raid-records'] as const

async function sendScores(): Promise<void> {
  const entries = Array.from({ length: 1 + draw(40) }, (_, index) => ({
    index,
    entry: scoreOf(pick(boards), pick(everyone)),
  }))
  await database.transaction((transaction) => reportScores(transaction, origin, entries))
}

async function hideOrShow(): Promise<void> {
  const gameId = pick(everyone)
  const number = everyone.indexOf(gameId)
  const accountId = accountIds[Math.floor(number / perAccount)] ?? 0
  const visit = { characterId: characterIds.get(gameId) ?? 0, accountId }
  await setCharacterPrivacy(database, visit, { isHiddenFromLeaderboards: draw(3) === 0 })
}

async function banOrUnban(): Promise<void> {
  const accountId = pick(accountIds)
  const isBan = draw(2) === 0
  await database.transaction<unknown>((transaction) =>
    isBan
      ? banAccount(transaction, { accountId, until: null, reason: 'Botting' })
      : unbanAccount(transaction, accountId),
  )
}

/** As a report of a character stores it. */
async function changeCharacter(): Promise<void> {
  const characterId = characterIds.get(pick(everyone)) ?? 0
  await database.transaction(async (transaction) => {
    const shown = await readShown(transaction, [characterId])
    await transaction.execute(sql`
      update character set class_code = ${draw(6)}, faction = ${pick(factions)}, reputation = ${draw(5) - 1},
        achievement_points = ${draw(5)}, level = ${draw(90)}
      where id = ${characterId}`)
    await followSummaries(transaction, [{ characterId, capturedAt: new Date() }], shown)
  })
}

const anyFacet = (): Facet => ({
  characterClass: draw(2) === 0 ? undefined : pick(characterClasses),
  faction: draw(2) === 0 ? undefined : pick(factions),
})

interface Expected {
  readonly id: number
  readonly rank: number
  readonly position: number
}

/** What SQL says of the entries of all characters that may rank. */
const expectedRanks = (seasonId: number, facet: Facet) => {
  const { classCode, faction } = scopeOf(seasonId, facet)
  return database.query<Expected>(sql`
    select character.id, rank() over (order by sort_key) as rank,
      row_number() over (order by sort_key, reached_at, character.id) as position
    from board_entry join character on character.id = character_id join account on account.id = account_id
    where season_id = ${seasonId} and ${isRankable} and (${classCode}::int is null or character.class_code = ${classCode})
      and (${faction}::text is null or character.faction = ${faction})
      and sort_key <> 0 and (sort_key < 0) = (select board <> 'raid-records' from board_season where id = ${seasonId})
    order by position`)
}

const orFail = <Value>(value: Value | Failure<'NOT_FOUND'>): Value => {
  if (value instanceof Error) throw value
  return value as Value
}

interface SeasonRow {
  readonly id: number
  readonly board: BoardKey
  readonly boss: number | null
  readonly season: number
}

const currentSeasons = () =>
  database.query<SeasonRow>(sql`
    select id, board, boss, season from board_season where coalesce(starts_at <= now() and ends_at > now(), true)`)

async function compareBoard({ id, board, boss, season }: SeasonRow, facet: Facet): Promise<void> {
  const wanted = { board, boss: boss ?? undefined, season, ...facet, accountId: accountIds[0] ?? 0 }
  const expected = await expectedRanks(id, facet)
  const pageSize = 1 + draw(30)
  const seen: Expected[] = []
  for (let page = 1; page <= Math.ceil(expected.length / pageSize) + 1; page++) {
    const read = orFail(await readBoard(database, { ...wanted, page, pageSize }, naming))
    expect(read.totalEntries).toBe(expected.length)
    seen.push(...read.entries.map(placeOf))
    const own = new Set(everyone.slice(0, perAccount).map((gameId) => characterIds.get(gameId)))
    expect(read.own.map(({ entry }) => placeOf(entry))).toEqual(expected.filter((each) => own.has(each.id)))
  }
  expect(seen).toEqual(expected)
  const characterId = characterIds.get(pick(everyone)) ?? 0
  const { place } = orFail(await findOnBoard(database, { ...wanted, characterId, pageSize }))
  expect(place && foundOf(place)).toEqual(expectedPlace(expected, characterId, pageSize))
}

const placeOf = ({ character, rank, position }: BoardEntry): Expected => ({
  id: character.id,
  rank,
  position,
})

const foundOf = ({ page, entry, neighbors, next }: OwnPlace & { neighbors: BoardEntry[] }) => ({
  page,
  entry: placeOf(entry),
  neighbors: neighbors.map(placeOf),
  next: next && { id: next.characterId, rank: next.rank },
})

function expectedPlace(expected: readonly Expected[], characterId: number, pageSize: number) {
  const index = expected.findIndex(({ id }) => id === characterId)
  const entry = expected[index]
  if (!entry) return null
  const better = expected.findLast(({ rank }) => rank < entry.rank)
  return {
    page: Math.floor(index / pageSize) + 1,
    entry,
    neighbors: expected.slice(Math.max(0, index - 5), index + 6),
    next: better ? { id: better.id, rank: better.rank } : null,
  }
}

async function compareRanks(characterId: number): Promise<void> {
  const { ranks } = orFail(await getRanks(database, characterId, naming))
  const expected = []
  for (const { id, board } of await currentSeasons()) {
    const all = await expectedRanks(id, {})
    const own = all.find((each) => each.id === characterId)
    if (own) expected.push({ board, rank: own.rank, totalEntries: all.length })
  }
  expect(ranks.map(({ board, rank, totalEntries }) => ({ board, rank, totalEntries })).sort(byBoard)).toEqual(
    expected.sort(byBoard),
  )
}

const byBoard = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

const acts = [sendScores, sendScores, sendScores, hideOrShow, banOrUnban, changeCharacter, changeCharacter]

it('agrees with RANK() after any changes, on every page, in every facet', { timeout: 120_000 }, async () => {
  for (let round = 0; round < 12; round++) {
    for (let act = 0; act < 12; act++) await pick(acts)()
    const seasons = await currentSeasons()
    for (const { id } of seasons) expect(await checkBuckets(database, id)).toEqual([])
    await compareBoard(pick(seasons), {})
    await compareBoard(pick(seasons), anyFacet())
    await compareRanks(characterIds.get(pick(everyone)) ?? 0)
  }
  const { buckets } = await database.one<{ buckets: number }>(sql`select max(count) as buckets from (
    select count(*) from board_bucket group by season_id, facet) as counted`)
  expect(buckets).toBeGreaterThan(5)
})

it('buckets that are built anew count the same', async () => {
  for (const { id } of await currentSeasons()) {
    await database.transaction((transaction) => rebuildBuckets(transaction, id))
    expect(await checkBuckets(database, id)).toEqual([])
  }
})

it('reads and splits larger buckets of an earlier version', async () => {
  const { limit, ...sizes } = bucketSizes
  Object.assign(bucketSizes, { target: 20, max: 40, limit: 40 })
  const seasons = await currentSeasons()
  for (const { id } of seasons) await database.transaction((transaction) => rebuildBuckets(transaction, id))
  Object.assign(bucketSizes, sizes)
  for (const act of [async () => {}, sendScores]) {
    await act()
    for (const season of seasons) {
      expect(await checkBuckets(database, season.id)).toEqual([])
      await compareBoard(season, {})
    }
    for (const gameId of everyone.slice(0, 20)) await compareRanks(characterIds.get(gameId) ?? 0)
  }
  bucketSizes.limit = limit
})
