import { connectChat, startChatConnection } from '@olympus/contract/connections'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OAuthServer, openOAuthServer } from '../../testing/oauth-server.ts'
import { newPlayer, type TestPlayer } from '../../testing/test-account.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const database = withTestDatabase()
const client = { clientId: '1198230051234567890', clientSecret: 'a secret' }
let oauth: OAuthServer
let app: TestApp
let player: TestPlayer

beforeAll(async () => {
  const redirectUri = 'http://localhost:3000/settings/connections'
  oauth = await openOAuthServer({ ...client, redirectUri, me: { username: 'theron', global_name: null } })
  app = appAt(oauth.address)
  player = await newPlayer(app)
})
afterAll(() => oauth.close())

const appAt = (address: string) =>
  testApp({
    database,
    variables: {
      DISCORD_CLIENT_ID: client.clientId,
      DISCORD_CLIENT_SECRET: client.clientSecret,
      DISCORD_API_BASE: address,
    },
  })

async function consent() {
  const { url } = await app.callOrFail(startChatConnection, { as: player })
  const { searchParams } = await oauth.consent(url)
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
}

const submitAnswer = (through: TestApp, body: { code: string; state: string }) =>
  through.call(connectChat, { as: player, body })

it('connects through OAuth 2 and revokes the access token', async () => {
  const connected = { provider: 'Discord', account: { name: 'theron', connectedAt: expect.any(String) } }
  expect(await submitAnswer(app, await consent())).toMatchObject({ status: 200, data: connected })
  expect(await oauth.liveTokens()).toBe(0)
  expect(await database.one(sql`select external_id, name from chat_connection`)).toEqual({
    externalId: '80351110224678912',
    name: 'theron',
  })
})

it('a state survives an outage of the provider, but not a refusal', async () => {
  const answer = await consent()
  const unavailable = { status: 503, key: 'CONNECTION_PROVIDER_UNAVAILABLE' }
  const nowhere = appAt('http://127.0.0.1:9')
  expect(await submitAnswer(nowhere, answer)).toMatchObject(unavailable)
  expect(await submitAnswer(nowhere, answer)).toMatchObject(unavailable)
  expect(await submitAnswer(app, answer)).toMatchObject({ status: 200 })
  const other = await consent()
  const invalid = { status: 410, key: 'CONNECTION_STATE_INVALID' }
  expect(await submitAnswer(app, { ...other, code: 'made up' })).toMatchObject(invalid)
  expect(await submitAnswer(app, other)).toMatchObject(invalid)
})

it('swapped codes of two attempts connect nothing', async () => {
  const [first, second] = [await consent(), await consent()]
  expect(await submitAnswer(app, { code: first.code, state: second.state })).toMatchObject({ status: 410 })
})

it('the sandbox is not mounted', async () => {
  expect((await app.fetch('/sandbox/chat/authorize')).status).toBe(404)
})
