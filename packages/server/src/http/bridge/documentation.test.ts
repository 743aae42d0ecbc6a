import { readFileSync } from 'node:fs'
import path from 'node:path'
import { entryRefusals, entryResults, sectionNames } from '@olympus/contract/bridge/batch'
import * as codes from '@olympus/contract/bridge/codes'
import { scopes } from '@olympus/contract/bridge/endpoint'
import { bridgeEndpoints } from '@olympus/contract/bridge/endpoints'
import { bridgeErrorCatalog } from '@olympus/contract/bridge/errors'
import { greetPortal } from '@olympus/contract/bridge/game-servers'
import { taskKinds } from '@olympus/contract/bridge/tasks'
import { taskFailures } from '@olympus/contract/task-failures'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { importBoards } from '../../testing/boards.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createPlaceholders, documentedSteps } from '../../testing/documented-exchanges.ts'
import { createItem } from '../../testing/game-data.ts'
import { createGameServerKey } from '../../testing/test-game-server.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const page = readFileSync(path.join(import.meta.dirname, '../../../../../docs/bridge.md'), 'utf8')
const steps = documentedSteps(page)
const firstMoment = Date.parse('2026-11-23T14:00:00.000Z')

const { app, database } = withTestApp()
const keys: Record<string, string> = {}
const placeholders = createPlaceholders(Date.now() - firstMoment)
let accountId: number

beforeAll(async () => {
  for (const name of ['delphi', 'argos'])
    keys[name] = await createGameServerKey(database, { name, worlds: ['olympia'] })
  accountId = await createAccount(database)
  placeholders.bind('account', 1042, accountId)
  await createItem(database, { id: 'draught' })
})

/** What happens between the exchanges of the page. */
const events: Readonly<Record<string, () => Promise<unknown>>> = {
  'queue 2 deliveries': () =>
    database.execute(sql`
      insert into task (kind, world, account_id, character_id, item_id, quantity)
      select 'delivery', world, account_id, character.id, 'draught', quantity
      from character, unnest('{3,1}'::int[]) as quantity where account_id = ${accountId}`),
  'queue an item of a deleted character': () =>
    database.execute(sql`
      insert into task (kind, world, account_id, character_id, game_item, quantity)
      select 'delivery', world, account_id, id,
        '{"vnum":1,"name":"Bronze sword","amount":1,"upgrade":3,"rarity":2,"serial":"s-4411"}'::jsonb, 1
      from character where account_id = ${accountId} order by id limit 1`),
  'make delayed tasks due': () =>
    database.execute(sql`update task set due_at = now() where state = 'queued'`),
  'the game data has the board of raids': () =>
    importBoards(database, {
      format: 1,
      bosses: [{ code: 0, name: { en: 'Hydra of Lerna' } }],
      boards: [{ key: 'raids', name: { en: 'Raids' }, scoreName: { en: 'Raids won' }, bosses: [0] }],
    }),
  async 'argos greets'() {
    const body = {
      protocolVersion: 1,
      bootId: 'b0070000-0000-4000-8000-00000000a905',
      build: 'argos 1.0.0',
      taskKinds: [],
      sentAt: new Date().toISOString(),
    }
    await app.callOrFail(greetPortal, { as: { token: keys['argos'] ?? '' }, body })
  },
}

// In the order of the page: each exchange continues the one before.
describe('the exchanges of docs/bridge.md are what the portal does', () => {
  it.each(steps.map((step) => [step.kind === 'event' ? step.what : step.title, step] as const))(
    '%s',
    async (_, step) => {
      if (step.kind === 'event') {
        const act = events[step.what]
        if (!act) throw new Error(`unknown event: ${step.what}`)
        return void (await act())
      }
      const response = await app.fetch(step.path, {
        method: step.method,
        headers: {
          authorization: `Bearer ${keys[step.sender ?? 'delphi']}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(placeholders.fill(step.body)),
      })
      const reply: unknown = await response.json()
      expect(placeholders.document(reply, step.reply)).toEqual(step.reply)
      expect(response.status).toBe(step.status)
    },
  )
})

describe('docs/bridge.md', () => {
  it('shows every call but the list of codes', () => {
    const shown = new Set(
      steps.map((step) => (step.kind === 'exchange' ? `${step.method} ${step.path}` : '')),
    )
    const missing = Object.entries(bridgeEndpoints).filter(([, { method, path: address }]) => {
      const pattern = new RegExp(`^${method} /api${address.replaceAll(/:\w+/g, '[^/]+')}$`)
      return ![...shown].some((exchange) => pattern.test(exchange))
    })
    expect(missing.map(([name]) => name)).toEqual(['listCodes'])
  })

  it.each([
    ['errors', Object.keys(bridgeErrorCatalog)],
    ['errors of calls', Object.values(bridgeEndpoints).flatMap(({ errors }): readonly string[] => errors)],
    ['refusals of entries', entryRefusals],
    ['results', entryResults],
    ['kinds of tasks', taskKinds],
    ['reasons of failures', taskFailures],
    ['sections', sectionNames],
    ['scopes', scopes],
  ] as const)('explains all %s', (_, names: readonly string[]) => {
    const rows = new Set(page.split('\n').flatMap((line) => line.match(/`[^`]+`/g) ?? []))
    expect(names.filter((name) => !rows.has(`\`${name}\``))).toEqual([])
  })

  it('has the status of each error', () => {
    const wrong = Object.entries(bridgeErrorCatalog).filter(
      ([key, status]) => !new RegExp(`^\\| \`${key}\` +\\| ${status} `, 'm').test(page),
    )
    expect(wrong).toEqual([])
  })

  it('lists the codes', () => {
    const { raids, ...tables } = codes
    const lists = [
      ...Object.values(tables).map((table) => Object.entries<number>(table)),
      raids.map((name, code) => [name, code] as const),
    ]
    for (const list of lists)
      expect(page).toContain(list.map(([name, code]) => `${code} \`${name}\``).join(', '))
  })
})
