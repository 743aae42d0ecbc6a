import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openEmbedded } from '../../database/embedded/embedded-database.ts'
import { silentLog } from '../../log.ts'
import { sampleSummary } from '../../testing/character-reports.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter, createItem } from '../../testing/game-data.ts'
import { copyDataDir } from '../../testing/data-dir-template.ts'
import { freePort, startServerProcess } from '../../testing/server-process.ts'
import { createGameServerKey } from '../../testing/test-game-server.ts'

const patienceMs = 300_000
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-adapter-'))
const dataDir = path.join(root, 'portal')
const gameDir = path.join(root, 'game')
const adapter = path.join(import.meta.dirname, '../../../../../docs/examples/game-adapter.mjs')
const children: ChildProcess[] = []
const proxy = createServer()

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  proxy.closeAllConnections()
  proxy.close()
  fs.rmSync(root, { recursive: true, force: true })
})

async function runServer() {
  const port = await freePort()
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: String(port) })
  children.push(server.child)
  await server.ready()
  const stop = async () => {
    server.child.kill('SIGTERM')
    await server.exit
  }
  return { port, stop }
}

/** Works on the database of a stopped server. */
async function inDatabase<Value>(act: (database: Database) => Promise<Value>): Promise<Value> {
  const database = await openEmbedded({ dataDir, log: silentLog })
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}

/** Forwards requests to the portal, but holds those to a path back as long as it should. */
async function openProxy(portalPort: number, heldPath: string) {
  const state = { isHolding: true, held: 0 }
  proxy.on('request', async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    if (request.url?.endsWith(heldPath) && state.isHolding) return void (state.held += 1)
    const { authorization = '', 'content-type': type = '' } = request.headers
    const reply = await fetch(`http://localhost:${portalPort}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { authorization, 'content-type': type },
      body: Buffer.concat(parts),
    }).catch(() => null)
    response.statusCode = reply?.status ?? 502
    response.end(await reply?.text())
  })
  proxy.listen(0)
  await once(proxy, 'listening')
  return { url: `http://localhost:${(proxy.address() as AddressInfo).port}`, state }
}

function startAdapter(url: string, key: string) {
  const child = spawn(process.execPath, [adapter], {
    env: {
      PATH: process.env['PATH'],
      PORTAL_URL: url,
      GAME_SERVER_KEY: key,
      WORLD: 'main',
      GAME_DIR: gameDir,
      LEASE_MS: '1500',
    },
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = once(child, 'close')
  return { child, exit, output: () => output }
}

const mailbox = () => fs.readFileSync(path.join(gameDir, 'mailbox.ndjson'), 'utf8').split('\n').slice(0, -1)

it('the example adapter ends with one line without a key, or with one that the portal refuses', async () => {
  const portal = createServer((_request, response) => {
    response.statusCode = 401
    response.end(JSON.stringify({ status: 401, data: null, message: { key: 'GAME_SERVER_KEY_INVALID' } }))
  }).listen(0)
  await once(portal, 'listening')
  const url = `http://localhost:${(portal.address() as AddressInfo).port}`
  const [missing, invalid] = [startAdapter(url, ''), startAdapter(url, 'olg_wrong')]
  expect([(await missing.exit)[0], (await invalid.exit)[0]]).toEqual([1, 1])
  expect(missing.output()).toBe(
    'GAME_SERVER_KEY is missing: an operator creates it with "game-servers add"\n',
  )
  expect(invalid.output()).toBe('The portal refuses this game server: GAME_SERVER_KEY_INVALID\n')
  portal.close()
})

it(
  'the example adapter hands out once, even if it is killed before it confirms',
  async () => {
    await copyDataDir(dataDir)
    const { key, accountId } = await inDatabase(async (database) => {
      const accountId = await createAccount(database)
      const characterId = await createCharacter(database, accountId, { gameId: 'known' })
      await createItem(database, { id: 'draught' })
      await database.execute(sql`
        insert into task (kind, world, account_id, character_id, item_id, quantity)
        values ('delivery', 'main', ${accountId}, ${characterId}, 'draught', 3),
          ('report-character', 'main', ${accountId}, ${characterId}, null, null)`)
      return { key: await createGameServerKey(database, { name: 'delphi' }), accountId }
    })
    fs.mkdirSync(gameDir, { recursive: true })
    const write = (level: number, online: readonly string[]) => {
      const characters = ['known', 'new'].map((gameId) => ({
        gameId,
        accountId,
        isOnline: online.includes(gameId),
        sections: { summary: sampleSummary({ name: gameId, level }) },
      }))
      fs.writeFileSync(path.join(gameDir, 'characters.json'), JSON.stringify(characters))
    }
    write(7, ['new'])

    const server = await runServer()
    const { url, state } = await openProxy(server.port, '/tasks/confirmations')
    const first = startAdapter(url, key)
    await expect.poll(() => state.held || first.output(), { timeout: patienceMs }).toBe(1)
    expect(mailbox()).toHaveLength(1)
    first.child.kill('SIGKILL')
    await first.exit
    // As if the crash had come while it wrote the next one.
    fs.appendFileSync(path.join(gameDir, 'mailbox.ndjson'), '{"taskId":9')

    state.isHolding = false
    const second = startAdapter(url, key)
    await expect.poll(second.output, { timeout: patienceMs }).toMatch(/task \d+ confirmed: applied/)
    await expect.poll(second.output, { timeout: patienceMs }).toContain('new has entered the game')
    write(8, [])
    await expect.poll(second.output, { timeout: patienceMs }).toContain('new has left the game: ended')
    // From here on the other one changes outside of a session.
    write(9, ['known'])
    await expect.poll(second.output, { timeout: patienceMs }).toContain('known has entered the game')
    second.child.kill('SIGTERM')
    expect(await second.exit).toEqual([0, null])
    expect(second.output()).toContain('known has left the game: ended')
    expect(mailbox()).toHaveLength(1)
    expect(JSON.parse(mailbox()[0] ?? '')).toMatchObject({ gameId: 'known', itemId: 'draught', quantity: 3 })

    await server.stop()
    const stored = await inDatabase(async (database) => ({
      characters: await database.query(sql`select game_id, level from character order by game_id`),
      tasks: await database.query(
        sql`select state, attempts > 1 as is_repeated, game_reference from task order by id`,
      ),
      sessions: await database.query(sql`select state, end_reason from game_session order by started_at`),
    }))
    expect(stored).toEqual({
      characters: [
        { gameId: 'known', level: 9 },
        { gameId: 'new', level: 9 },
      ],
      tasks: [
        { state: 'confirmed', isRepeated: true, gameReference: 'mail-1' },
        { state: 'confirmed', isRepeated: true, gameReference: null },
      ],
      sessions: expect.arrayContaining([{ state: 'ended', endReason: 'logged-out' }]) as unknown,
    })
  },
  patienceMs,
)
