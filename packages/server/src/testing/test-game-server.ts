import { randomUUID } from 'node:crypto'
import type { BatchAnswer } from '@olympus/contract/bridge/batch'
import { type BridgeEndpoint, type Scope, scopes } from '@olympus/contract/bridge/endpoint'
import { greetPortal } from '@olympus/contract/bridge/game-servers'
import { taskKinds } from '@olympus/contract/bridge/tasks'
import type { DataOf, InputOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'
import { newGameServerKey } from '../features/game-servers/game-server-key.ts'
import { systemRandom } from '../random.ts'
import { hashOf } from '../secrets/token-secrets.ts'
import type { TestApp, TestReply } from './test-app.ts'

interface GameServerOptions {
  readonly name?: string
  readonly worlds?: readonly string[]
  readonly scopes?: readonly Scope[]
}

/** Adds a game server and returns its key. */
export async function createGameServerKey(
  queries: Queries,
  {
    name = `server-${randomUUID().slice(0, 8)}`,
    worlds = ['main'],
    scopes: granted = scopes,
  }: GameServerOptions = {},
): Promise<string> {
  const key = newGameServerKey(systemRandom)
  await queries.execute(sql`
    with added as (
      insert into game_server (name, worlds, scopes) values (${name}, ${[...worlds]}, ${[...granted]})
      on conflict (name) do update set worlds = excluded.worlds returning id
    )
    insert into game_server_key (game_server_id, hash) select id, ${hashOf(key)} from added`)
  return key
}

type BatchEndpoint = BridgeEndpoint & {
  readonly body: NonNullable<BridgeEndpoint['body']>
  readonly entry: NonNullable<BridgeEndpoint['entry']>
}
type EntriesOf<E extends BatchEndpoint> =
  InputOf<E> extends { readonly body: { entries: infer Entries } } ? Entries : never

/** A game server that has greeted the portal. */
export interface TestGameServer {
  readonly key: string
  readonly bootId: string
  readonly epoch: number
  call<E extends BridgeEndpoint>(endpoint: E, input: InputOf<E>): Promise<TestReply<E>>
  callOrFail<E extends BridgeEndpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>>
  /** Sends a batch for the world `main`, or for none if its entries belong to none. */
  sendBatch<E extends BatchEndpoint>(
    endpoint: E,
    entries: EntriesOf<E>,
    more?: { readonly batchId?: string; readonly world?: string },
  ): Promise<BatchAnswer>
}

/** Adds a game server, unless its key is given, and lets it greet the portal. */
export async function newGameServer(
  app: Pick<TestApp, 'callOrFail' | 'callUnchecked' | 'database'>,
  {
    key: givenKey,
    bootId = randomUUID(),
    ...options
  }: GameServerOptions & { key?: string; bootId?: string } = {},
): Promise<TestGameServer> {
  const key = givenKey ?? (await createGameServerKey(app.database, options))
  const as = { token: key }
  const { epoch } = await app.callOrFail(greetPortal, {
    as,
    body: {
      protocolVersion: 1,
      bootId,
      build: 'test',
      taskKinds: [...taskKinds],
      sentAt: new Date().toISOString(),
    },
  })
  return {
    key,
    bootId,
    epoch,
    call: (endpoint, input) => app.callUnchecked(endpoint, { ...input, as }),
    async callOrFail(endpoint, input) {
      const reply = await app.callUnchecked(endpoint, { ...input, as })
      if (reply.key === 'SUCCESS') return reply.data
      throw new Error(`${reply.key}: ${JSON.stringify(reply.data)}`)
    },
    async sendBatch(endpoint, entries, { batchId = randomUUID(), world = 'main' } = {}) {
      const body = {
        bootId,
        batchId,
        sentAt: new Date().toISOString(),
        entries,
        ...('world' in endpoint.body.shape && { world }),
      }
      const reply = await app.callUnchecked(endpoint, { body, as })
      if (reply.key !== 'SUCCESS') throw new Error(`${reply.key}: ${JSON.stringify(reply.data)}`)
      return reply.data as BatchAnswer
    },
  }
}
