import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { systemRandom } from '../../random.ts'
import { newSecret } from '../../secrets/token-secrets.ts'
import type { ChatAccountProvider } from '../chat-account-provider.ts'
import { codeChallengeOf } from '../code-challenge.ts'
import { createDiscordProvider } from './discord-provider.ts'
import { type OAuthServer, openOAuthServer } from '../../testing/oauth-server.ts'

const client = { clientId: '1198230051234567890', clientSecret: 'a secret: with + signs' }
const redirectUri = 'http://localhost:3000/settings/connections'
const unavailable = { key: 'CONNECTION_PROVIDER_UNAVAILABLE' }
const refused = { key: 'CONNECTION_STATE_INVALID' }
let oauth: OAuthServer

beforeAll(async () => {
  oauth = await openOAuthServer({
    ...client,
    redirectUri,
    me: { username: 'theron.of.olympus', global_name: 'Theron ⚡' },
  })
})
afterAll(() => oauth.close())

const providerAt = (apiBase: string, changes: Partial<typeof client> = {}) =>
  createDiscordProvider({ ...client, ...changes, apiBase, log: silentLog, timeoutMs: 2000 })

function urlOf(provider: ChatAccountProvider, codeVerifier: string, state: string = newSecret(systemRandom)) {
  const url = provider.authorizationUrl({ state, codeChallenge: codeChallengeOf(codeVerifier), redirectUri })
  if (typeof url !== 'string') throw url
  return url
}

async function consented() {
  const codeVerifier = newSecret(systemRandom)
  const back = await oauth.consent(urlOf(providerAt(oauth.address), codeVerifier, 'of this session'))
  return { back, exchange: { code: back.searchParams.get('code') ?? '', codeVerifier, redirectUri } }
}

it('sends players to Discord itself', () => {
  const url = new URL(urlOf(createDiscordProvider({ ...client, apiBase: null, log: silentLog }), 'verifier'))
  expect(url.origin + url.pathname).toBe('https://discord.com/oauth2/authorize')
  expect(url.href).not.toContain(client.clientSecret)
})

it('identifies the player at a real server that requires PKCE, then revokes the access', async () => {
  const { back, exchange } = await consented()
  expect(back.origin + back.pathname).toBe(redirectUri)
  expect(back.searchParams.get('state')).toBe('of this session')
  expect(await providerAt(oauth.address).exchange(exchange)).toEqual({
    externalId: '80351110224678912',
    name: 'Theron ⚡',
  })
  expect(oauth.requests.slice(-3)).toEqual([
    'POST /api/oauth2/token',
    'GET /api/v10/users/@me',
    'POST /api/oauth2/token/revoke',
  ])
  expect(await oauth.liveTokens()).toBe(0)
})

it('refuses a used code, the verifier of another code, and another redirect address', async () => {
  const provider = providerAt(oauth.address)
  const { exchange } = await consented()
  expect(await provider.exchange(exchange)).toMatchObject({ name: 'Theron ⚡' })
  expect(await provider.exchange(exchange)).toMatchObject(refused)
  const first = await consented()
  const second = await consented()
  const swapped = { ...first.exchange, codeVerifier: second.exchange.codeVerifier }
  expect(await provider.exchange(swapped)).toMatchObject(refused)
  const elsewhere = { ...second.exchange, redirectUri: 'http://localhost:3000/settings' }
  expect(await provider.exchange(elsewhere)).toMatchObject(refused)
  expect(await provider.exchange({ ...second.exchange, code: 'made up' })).toMatchObject(refused)
  expect(await oauth.liveTokens()).toBe(0)
})

it('does not blame the player for a wrong client secret', async () => {
  const { exchange } = await consented()
  const provider = providerAt(oauth.address, { clientSecret: 'another secret' })
  expect(await provider.exchange(exchange)).toMatchObject(unavailable)
})

const standIns: Server[] = []
afterEach(() => {
  for (const server of standIns.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A server with replies that Discord should never send. */
async function standIn(answers: Record<string, Answer>) {
  const seen: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    seen.push(path)
    const answer = answers[path]
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  standIns.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

const json =
  (status: number, body: unknown): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const hang: Answer = () => {}
const tokenPath = '/api/oauth2/token'
const mePath = '/api/v10/users/@me'
const revokePath = '/api/oauth2/token/revoke'
const token = json(200, { access_token: 'access', token_type: 'Bearer', expires_in: 604_800 })
const exchange = { code: 'code', codeVerifier: 'verifier', redirectUri }

it.each<[string, Record<string, Answer>]>([
  ['does not answer', { [tokenPath]: hang }],
  ['replies 500', { [tokenPath]: json(500, { error: 'server_error' }) }],
  ['replies 429', { [tokenPath]: json(429, { message: 'You are being rate limited.' }) }],
  ['answers with a page', { [tokenPath]: (_request, response) => response.end('<html>') }],
  ['answers without a token', { [tokenPath]: json(200, { token_type: 'Bearer' }) }],
  ['never identifies the player', { [tokenPath]: token, [mePath]: hang, [revokePath]: json(200, {}) }],
  ['identifies nobody', { [tokenPath]: token, [mePath]: json(200, { id: '' }), [revokePath]: json(200, {}) }],
])('is unavailable when Discord %s', async (_name, answers) => {
  const { address, seen } = await standIn(answers)
  expect(await providerAt(address).exchange(exchange)).toMatchObject(unavailable)
  expect(seen.includes(revokePath)).toBe(mePath in answers)
})

it('is unavailable when the connection is refused', async () => {
  const { address } = await standIn({})
  for (const server of standIns.splice(0)) await new Promise((resolve) => server.close(resolve))
  expect(await providerAt(address).exchange(exchange)).toMatchObject(unavailable)
})

// A failed revocation must not fail the connection of the player.
it.each([
  [tokenPath, unavailable],
  [mePath, unavailable],
  [revokePath, { externalId: '1', name: 'theron' }],
])('follows no redirect from %s', async (path, answer) => {
  const other = await standIn({})
  const moved: Answer = (_request, response) =>
    response.writeHead(307, { location: `${other.address}${path}` }).end()
  const { address } = await standIn({
    [tokenPath]: token,
    [mePath]: json(200, { id: '1', username: 'theron', global_name: null }),
    [revokePath]: json(200, {}),
    [path]: moved,
  })
  expect(await providerAt(address).exchange(exchange)).toMatchObject(answer)
  expect(other.seen).toEqual([])
})
