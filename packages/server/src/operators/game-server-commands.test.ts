import { listCodes } from '@olympus/contract/bridge/game-servers'
import { reportPresence } from '@olympus/contract/bridge/game-sessions'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { hashOf } from '../secrets/token-secrets.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { testApp } from '../testing/test-app.ts'
import { newGameServer } from '../testing/test-game-server.ts'
import { withTestApp } from '../testing/with-test-app.ts'

const { app, database } = withTestApp()

const run = (words: string) => act(database, words.split(' '))
const keyIn = ({ lines }: { readonly lines: readonly string[] }) => lines[0]?.split(' ').at(-1) ?? 'none'
const keyIdIn = ({ lines }: { readonly lines: readonly string[] }) =>
  Number(/^Key (\d+)/.exec(lines[0] ?? '')?.[1])
const statusOf = async (key: string, through = app) =>
  (await through.call(listCodes, { as: { token: key } })).status

const linesOf = async (name: string) =>
  (await operate(database, ['game-servers', 'list'])).lines.filter((line) => line.startsWith(`${name}  `))

it('adds a game server with a key that is shown once, stored as a hash and recorded by its ID', async () => {
  const added = await run('game-servers add delphi --worlds olympia,arkadia --scopes tasks,characters')
  const key = keyIn(added)
  expect(added.code).toBe(0)
  expect(key).toMatch(/^olg_[\w-]{43}$/)
  expect((await actsOf(database)).at(-1)).toEqual({
    who: 'iris',
    why: 'ticket 7',
    command: 'game-servers add',
    details: {
      gameServer: 'delphi',
      keyId: keyIdIn(added),
      worlds: ['olympia', 'arkadia'],
      scopes: ['characters', 'tasks'],
    },
  })
  const { stored } = await database.one<{ stored: string }>(sql`
    select concat((select jsonb_agg(game_server) from game_server), (select jsonb_agg(game_server_key) from game_server_key),
      (select jsonb_agg(operator_act) from operator_act), (select jsonb_agg(operator_reading) from operator_reading)) as stored`)
  expect(stored).toContain(hashOf(key).toString('hex'))
  expect(stored).not.toContain(key.slice('olg_'.length))
  expect(await statusOf(key)).toBe(200)
  expect(await linesOf('delphi')).toEqual([
    expect.stringMatching(
      /^delphi {2}worlds olympia,arkadia {2}scopes characters,tasks {2}added \S+Z {2}key \d+ of \S+Z, last used \S+Z {2}has not greeted the portal$/,
    ),
  ])
})

it.each([
  ['Delphi', 'olympia', 'tasks'],
  ['d', 'olympia', 'tasks'],
  ['dodona', 'Olympia', 'tasks'],
  ['dodona', 'olympia,', 'tasks'],
  ['dodona', 'olympia', 'coins'],
  ['dodona', 'olympia', 'tasks,,'],
])('refuses the game server %j with worlds %j and scopes %j', async (name, worlds, scopes) => {
  const before = await actsOf(database)
  const refused = await run(`game-servers add ${name} --worlds ${worlds} --scopes ${scopes}`)
  expect(refused).toMatchObject({ code: 2, lines: [] })
  expect(await actsOf(database)).toEqual(before)
})

it('rotates: two keys at once, and the first is refused from the next request in every process', async () => {
  const first = await run('game-servers add klaros --worlds main')
  const second = await run('game-servers add-key klaros')
  const [old, renewed] = [keyIn(first), keyIn(second)]
  expect(await run('game-servers add-key klaros')).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('klaros has 2 keys')],
  })
  const otherProcess = testApp({ database })
  for (const key of [old, renewed])
    expect(await Promise.all([statusOf(key), statusOf(key, otherProcess)])).toEqual([200, 200])
  expect(await run(`game-servers revoke-key ${keyIdIn(first)}`)).toMatchObject({
    code: 0,
    lines: [`Key ${keyIdIn(first)} is revoked`],
  })
  expect(await Promise.all([statusOf(old), statusOf(old, otherProcess)])).toEqual([401, 401])
  expect(await statusOf(renewed)).toBe(200)
  expect(await run(`game-servers revoke-key ${keyIdIn(first)}`)).toMatchObject({ code: 1 })
  expect(await run(`game-servers revoke-key ${keyIdIn(second)}`)).toMatchObject({
    code: 0,
    lines: [expect.anything(), expect.stringContaining('klaros has no other key')],
  })
  expect((await actsOf(database)).at(-1)).toMatchObject({
    command: 'game-servers revoke-key',
    details: { gameServer: 'klaros', keyId: keyIdIn(second) },
  })
  expect(await linesOf('klaros')).toEqual([expect.stringContaining('NO KEY')])
})

it('adds two keys at most, also at the same moment', async () => {
  await run('game-servers add ammon --worlds main')
  const added = await Promise.all([run('game-servers add-key ammon'), run('game-servers add-key ammon')])
  expect(added.map(({ code }) => code).sort()).toEqual([0, 1])
})

it('changes worlds and scopes from the next request on', async () => {
  const server = await newGameServer(app, { name: 'dodona' })
  const report = (sequence: number) =>
    server.call(reportPresence, {
      body: {
        bootId: server.bootId,
        sequence,
        sentAt: new Date().toISOString(),
        full: false,
        sessions: [],
      },
    })
  expect(await report(1)).toMatchObject({ status: 200 })
  expect(await run('game-servers set-scopes dodona characters')).toMatchObject({ code: 0 })
  expect(await report(2)).toMatchObject({ status: 403, key: 'SCOPE_MISSING' })
  expect(await run('game-servers set-worlds dodona arkadia,olympia')).toMatchObject({ code: 0 })
  expect(await linesOf('dodona')).toEqual([
    expect.stringContaining('worlds arkadia,olympia  scopes characters'),
  ])
  expect((await actsOf(database)).slice(-2).map(({ details }) => details)).toEqual([
    { gameServer: 'dodona', scopes: ['characters'] },
    { gameServer: 'dodona', worlds: ['arkadia', 'olympia'] },
  ])
  expect(await run('game-servers set-worlds unknown arkadia')).toMatchObject({
    code: 1,
    complaints: ['There is no game server unknown'],
  })
})

it('revokes a game server with all keys at once, and never gives its name again', async () => {
  const added = await run('game-servers add trophonios --worlds main')
  const second = await run('game-servers add-key trophonios')
  expect(await run('game-servers revoke trophonios')).toMatchObject({ code: 0 })
  expect(await statusOf(keyIn(added))).toBe(401)
  expect(await statusOf(keyIn(second))).toBe(401)
  for (const words of ['add-key trophonios', 'revoke trophonios', 'add trophonios --worlds main'])
    expect(await run(`game-servers ${words}`)).toMatchObject({ code: 1 })
  expect((await actsOf(database)).at(-1)).toMatchObject({
    command: 'game-servers revoke',
    details: { gameServer: 'trophonios', revokedKeys: 2, openSessions: 0 },
  })
  expect(await linesOf('trophonios')).toEqual([expect.stringMatching(/ {2}revoked \S+Z$/)])
})
