import {
  connectChat,
  disconnectChat,
  getConnections,
  startChatConnection,
} from '@olympus/contract/connections'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { codeChallengeOf } from '../../chat-account/code-challenge.ts'
import { hashOf, newSecret } from '../../secrets/token-secrets.ts'
import { systemRandom } from '../../random.ts'
import { fromElsewhere, logInAs, type TestPlayer } from '../../testing/test-account.ts'
import { testApp, testOrigin } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer, eventsOf } = withTestApp()

const start = async (player: TestPlayer) =>
  new URL((await app.callOrFail(startChatConnection, { as: player })).url)

const submit = (url: URL, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.fetch(url.pathname + url.search, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: testOrigin, ...headers },
  })

/** Consents on the sandbox's page with a name and returns the code and state of the redirect. */
async function consent(url: URL, name: string) {
  const response = await submit(url, { name, answer: 'allow' })
  expect(response.status).toBe(303)
  const { origin, pathname, searchParams } = new URL(response.headers.get('location') ?? '')
  expect(origin + pathname).toBe('http://localhost:3000/settings/connections')
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
}

const submitAnswer = (player: TestPlayer, body: { code: string; state: string }) =>
  app.call(connectChat, { as: player, body })

const connectAs = async (player: TestPlayer, name: string) =>
  submitAnswer(player, await consent(await start(player), name))

const connection = async (player: TestPlayer) => (await app.callOrFail(getConnections, { as: player })).chat

const securityEvents = async ({ accountId }: TestPlayer) =>
  (await eventsOf(accountId)).filter((kind) => kind.startsWith('connection-'))

const open = { provider: 'Sandbox chat', account: null }
const named = (name: string) => ({
  provider: 'Sandbox chat',
  account: { name, connectedAt: expect.any(String) },
})
const invalid = { status: 410, key: 'CONNECTION_STATE_INVALID' }

it('connects and disconnects a chat account and records both events', async () => {
  const player = await newPlayer()
  expect(await connection(player)).toEqual(open)
  const url = await start(player)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    scope: 'identify',
    redirect_uri: 'http://localhost:3000/settings/connections',
    code_challenge_method: 'S256',
  })
  const page = await app.fetch(url.pathname + url.search, { headers: { 'accept-language': 'de-DE' } })
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(await page.text()).toContain('Mit Olympus verbinden')

  expect(await submitAnswer(player, await consent(url, 'Theron'))).toMatchObject({
    status: 200,
    data: named('Theron'),
  })
  expect(await connection(player)).toEqual(named('Theron'))
  const remove = () => app.call(disconnectChat, { as: player })
  expect(await remove()).toMatchObject({ status: 200, data: open })
  expect(await remove()).toMatchObject({ status: 200, data: open })
  expect(await connection(player)).toEqual(open)
  expect(await securityEvents(player)).toEqual(['connection-added', 'connection-removed'])
})

it('a different chat account replaces the current one, and the same one stays connected', async () => {
  const player = await newPlayer()
  await connectAs(player, 'Ione')
  await connectAs(player, 'Ione')
  expect(await securityEvents(player)).toEqual(['connection-added', 'connection-added'])
  expect(await connectAs(player, 'Ione of Argos')).toMatchObject({ status: 200 })
  expect(await connection(player)).toEqual(named('Ione of Argos'))
  expect((await securityEvents(player)).slice(2)).toEqual(['connection-removed', 'connection-added'])
  expect(await connectAs(await newPlayer(), 'ione')).toMatchObject({ status: 200 })
})

it('a chat account belongs to one account, and a refused account keeps its connection', async () => {
  await connectAs(await newPlayer(), 'Kassandra')
  const late = await newPlayer()
  await connectAs(late, 'Late')
  expect(await connectAs(late, 'KASSANDRA')).toMatchObject({ status: 409, key: 'CONNECTION_TAKEN' })
  expect(await connection(late)).toEqual(named('Late'))
})

it('exactly one of 20 accounts that connect the same chat account at once succeeds', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, newPlayer))
  const consented = await Promise.all(
    players.map(async (player) => ({ player, answer: await consent(await start(player), 'Many') })),
  )
  const replies = await Promise.all(consented.map(({ player, answer }) => submitAnswer(player, answer)))
  const keys = replies.map(({ key }) => key).toSorted()
  expect(keys).toEqual([...Array.from({ length: 19 }, () => 'CONNECTION_TAKEN'), 'SUCCESS'])
})

it('a state can be used once, even by concurrent requests', async () => {
  const player = await newPlayer()
  const answer = await consent(await start(player), 'Once')
  const replies = await Promise.all(Array.from({ length: 20 }, () => submitAnswer(player, answer)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ key }) => key === 'CONNECTION_STATE_INVALID')).toHaveLength(19)
  expect(await securityEvents(player)).toEqual(['connection-added'])
})

it('a state is valid for ten minutes and only in the session that started the connection', async () => {
  const player = await newPlayer()
  const stranger = await newPlayer()
  const elsewhere = await logInAs(app, player)
  const answer = await consent(await start(player), 'Mine')
  expect(await submitAnswer(stranger, answer)).toMatchObject(invalid)
  expect(await submitAnswer(elsewhere, answer)).toMatchObject(invalid)
  expect(await submitAnswer(player, { ...answer, state: newSecret(systemRandom) })).toMatchObject(invalid)
  await database.execute(
    sql`update chat_connection_attempt set expires_at = now() where state_hash = ${hashOf(answer.state)}`,
  )
  expect(await submitAnswer(player, answer)).toMatchObject(invalid)
  expect(await connection(player)).toEqual(open)
})

it('refuses the code of another attempt, because the code verifier differs', async () => {
  const player = await newPlayer()
  const thief = await newPlayer()
  const stolen = await consent(await start(player), 'Victim')
  const own = await consent(await start(thief), 'Thief')
  expect(await submitAnswer(thief, { code: stolen.code, state: own.state })).toMatchObject(invalid)
  expect(await connection(thief)).toEqual(open)
  // The provider refused, which spends both the state and the code.
  expect(await submitAnswer(thief, own)).toMatchObject(invalid)
  expect(await submitAnswer(player, stolen)).toMatchObject(invalid)
})

it('the sandbox redirects a denial without a code, and requires a name', async () => {
  const url = await start(await newPlayer())
  const denied = await submit(url, { answer: 'deny' })
  expect(denied.headers.get('location')).toBe(
    `http://localhost:3000/settings/connections?error=access_denied&state=${url.searchParams.get('state')}`,
  )
  const nameless = await submit(url, { answer: 'allow', name: ' \u0000 ' })
  expect(nameless.status).toBe(422)
  expect(await nameless.text()).toContain('Enter a name.')
})

it.each([
  ['another redirect URI', { redirect_uri: 'https://evil.example/settings/connections' }],
  ['no challenge', { code_challenge: '' }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ['another client', { client_id: 'other' }],
  ['no state', { state: '' }],
])('the sandbox does not redirect a request with %s', async (_name, changes) => {
  const url = await start(await newPlayer())
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value)
  for (const response of [await app.fetch(url.pathname + url.search), await submit(url, { answer: 'deny' })])
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
})

it('the sandbox refuses consent from another site, and an expired code', async () => {
  const player = await newPlayer()
  const url = await start(player)
  const foreign = await submit(url, { answer: 'allow', name: 'X' }, { 'sec-fetch-site': 'cross-site' })
  expect(foreign.status).toBe(400)
  const { code, state } = await consent(url, 'Slow')
  await database.execute(
    sql`update sandbox_chat_code set expires_at = now() where code_hash = ${hashOf(code)}`,
  )
  expect(await submitAnswer(player, { code, state })).toMatchObject(invalid)
})

it('stores states as hashes and removes control characters from names', async () => {
  const player = await newPlayer()
  const url = await start(player)
  const state = url.searchParams.get('state') ?? ''
  const { codeVerifier } = await database.one<{ codeVerifier: string }>(
    sql`select code_verifier from chat_connection_attempt where state_hash = ${hashOf(state)}`,
  )
  expect(codeChallengeOf(codeVerifier)).toBe(url.searchParams.get('code_challenge'))
  await submitAnswer(player, await consent(url, '\u202E<b>Zoë</b> 🏺\u0007'))
  expect(await connection(player)).toEqual(named('<b>Zoë</b> 🏺'))
})

it('without a chat provider nothing can be connected and the sandbox is not mounted', async () => {
  const player = await newPlayer()
  const bare = testApp({
    database,
    variables: { NODE_ENV: 'production', PAYMENTS: 'sandbox', PUBLIC_URL: testOrigin },
  })
  expect(await bare.call(startChatConnection, { as: player })).toMatchObject({
    status: 503,
    key: 'CONNECTION_PROVIDER_UNAVAILABLE',
  })
  expect(await bare.callOrFail(getConnections, { as: player })).toEqual({
    chat: { provider: 'Discord', account: null },
  })
  expect((await bare.fetch('/sandbox/chat/authorize')).status).toBe(404)
})

it('requires a session and limits attempts', async () => {
  expect(await app.call(getConnections)).toMatchObject({ status: 401 })
  const player = await newPlayer()
  const statuses = []
  for (let time = 0; time < 21; time++)
    statuses.push((await app.call(startChatConnection, { as: player, headers: fromElsewhere() })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})
