import type { Envelope } from '@olympus/contract/envelope'
import type { Hono } from 'hono'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { Failure } from '../failure.ts'
import { createRequestLimits } from '../limits/request-limits.ts'
import { createLog } from '../log.ts'
import { publicVariables } from '../testing/public-variables.ts'
import { recordedApp } from '../testing/recorded-app.ts'
import { testSecretBox } from '../testing/test-secret-box.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import type { Handlers } from './handlers.ts'
import { serve } from './serve.ts'

const database = withTestDatabase()

const session = {
  sessionId: 'a-session',
  accountId: 48_213,
  generation: 1,
  role: 'PLAYER',
  isSteppedUp: false,
} as const
const authenticate = async (token: string) => (token === 'good' ? session : new Failure('UNAUTHORIZED'))

const handlers = {
  activateAccount: vi.fn<Handlers<'activateAccount'>['activateAccount']>(),
  getPurchase: vi.fn<Handlers<'getPurchase'>['getPurchase']>(),
  listDonationLogs: vi.fn<Handlers<'listDonationLogs'>['listDonationLogs']>(),
  logOut: vi.fn<Handlers<'logOut'>['logOut']>(),
}

let logged = ''
let app: Hono

beforeEach(() => {
  vi.resetAllMocks()
  handlers.activateAccount.mockResolvedValue({ username: 'Theron', wasAlreadyActive: false })
  handlers.listDonationLogs.mockResolvedValue({ entries: [], totalEntries: 0, page: 1, pageSize: 10 })
  handlers.logOut.mockResolvedValue(null)
  logged = ''
  app = recordedApp(createLog('debug', { write: (line) => void (logged += line) }))
  const answerUnknown = serve(app, handlers, {
    config: readConfig(publicVariables),
    database,
    secretBox: testSecretBox,
    holdAccount: async () => null,
    identify: async (token) => (token === 'good' ? session.accountId : null),
    requestLimits: { accounts: createRequestLimits(null), networks: createRequestLimits(null) },
    authenticate,
    refusesExtraFields: true,
  })
  app.notFound(answerUnknown)
})

const json = { 'content-type': 'application/json' }
const good = { authorization: 'Bearer good' }

async function send(pathname: string, init: RequestInit = {}) {
  const response = await app.request(`https://play.example.com/api${pathname}`, init)
  const envelope = (await response.json()) as Envelope
  return { status: response.status, headers: response.headers, envelope, key: envelope.message.key }
}
const activate = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
  send('/activation', { method: 'POST', headers, body })

const valid = JSON.stringify({ token: 'abc' })
const correlationId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

describe('the envelope', () => {
  it('contains the status and SUCCESS', async () => {
    const { status, headers, envelope } = await activate(valid)
    expect(envelope).toEqual({
      status: 200,
      data: { username: 'Theron', wasAlreadyActive: false },
      message: { key: 'SUCCESS', code: 'OGG_SUCCESS' },
    })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('contains the key and status of a refusal', async () => {
    handlers.activateAccount.mockResolvedValue(new Failure('ACTIVATION_LINK_INVALID'))
    expect((await activate(valid)).envelope).toEqual({
      status: 410,
      data: null,
      message: { key: 'ACTIVATION_LINK_INVALID', code: 'OGG_ACTIVATION_LINK_INVALID' },
    })
  })

  it('contains the wait before a retry', async () => {
    handlers.activateAccount.mockRejectedValue(new Failure('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 }))
    const { status, headers } = await activate(valid)
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  })

  it('hides internal errors and contains the id of the log entry', async () => {
    handlers.activateAccount.mockRejectedValue(new Error('secret detail'))
    const { headers, envelope } = await activate(valid, { ...json, 'x-correlation-id': correlationId })
    const requestId = headers.get('x-request-id')
    expect(envelope).toMatchObject({
      status: 500,
      data: { requestId },
      message: { key: 'INTERNAL_SERVER_ERROR' },
    })
    expect(JSON.stringify(envelope)).not.toContain('secret detail')
    const entry = logged.split('\n').find((line) => line.includes('secret detail')) ?? ''
    expect(JSON.parse(entry)).toMatchObject({ requestId, correlationId })
  })

  it('logs who sent a request', async () => {
    handlers.getPurchase.mockResolvedValue(new Failure('NOT_FOUND'))
    await send('/purchases/1', { headers: good })
    const { accountId } = session
    const sent = { endpoint: 'getPurchase', status: 404, accountId, address: '127.0.0.1' }
    expect(JSON.parse(logged.split('\n').at(-2) ?? '')).toMatchObject(sent)
  })

  it('is a fault if a reply has more fields than its schema', async () => {
    const leaking = { username: 'Theron', wasAlreadyActive: true, passwordHash: 'x' }
    handlers.activateAccount.mockResolvedValue(leaking)
    expect(await activate(valid)).toMatchObject({ status: 500 })
  })

  it('answers unknown paths and methods with the envelope', async () => {
    expect(await send('/nowhere')).toMatchObject({ status: 404, key: 'NOT_FOUND' })
    expect(await send('/nowhere', { method: 'POST' })).toMatchObject({ status: 404, key: 'NOT_FOUND' })
    const { status, key, headers } = await send('/activation')
    expect([status, key, headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', 'POST'])
  })

  it('has the security headers, also on refusals', async () => {
    for (const { headers } of [await activate(valid), await send('/nowhere'), await activate('{')]) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin',
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
      })
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    }
  })
})

describe('bad bodies', () => {
  it.each([
    ['malformed JSON', '{"token":'],
    ['no body', ''],
    ['another type', '"abc"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a wrong type', '{"token": 1}'],
    ['a missing field', '{}'],
    ['an unknown field', '{"token": "abc", "isAdmin": true}'],
    ['a prototype', '{"token": "abc", "__proto__": {"isAdmin": true}}'],
    ['a constructor', '{"token": "abc", "constructor": {"prototype": {}}}'],
    ['an overlong text', JSON.stringify({ token: 'x'.repeat(201) })],
    ['the character NUL', '{"token": "a\\u0000b"}'],
    ['half a surrogate pair', '{"token": "a\\ud800b"}'],
    ['half a surrogate pair in a name', '{"token": "a", "\\uDC00": 1}'],
    ['too deep a nesting', `{"token": ${'['.repeat(30)}${']'.repeat(30)}}`],
    ['no UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
  ])('are refused: %s', async (_, body) => {
    const { status, key, envelope } = await activate(body)
    expect([status, key]).toEqual([400, 'BAD_REQUEST'])
    expect(envelope.data).toMatchObject({
      issues: [expect.objectContaining({ message: expect.any(String) as string })],
    })
    expect(handlers.activateAccount).not.toHaveBeenCalled()
  })

  it('are refused as too large by their declared length, before they are read', async () => {
    const { status, key } = await activate(JSON.stringify({ token: 'x'.repeat(70_000) }), {
      ...json,
      'content-length': '70012',
    })
    expect([status, key]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  it('are refused once they are too large if they declare no length', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384))
      },
    })
    const init = { method: 'POST', headers: json, body: endless, duplex: 'half' } as RequestInit
    expect(await send('/activation', init)).toMatchObject({ status: 413, key: 'PAYLOAD_TOO_LARGE' })
    expect(sent).toBeLessThan(200_000)
  })
})

describe('bad addresses', () => {
  it.each(['?page=0', '?page=x', '?page=1&page=2', '?unknown=1', '?pageSize=1000', '?page=%00'])(
    'are refused: %s',
    async (query) => {
      const reply = await send(`/logs/donations${query}`, { headers: good })
      expect(reply).toMatchObject({ status: 400, key: 'BAD_REQUEST' })
    },
  )

  it('reach the handler with the types of their schema', async () => {
    await send('/logs/donations?page=3', { headers: good })
    expect(handlers.listDonationLogs.mock.lastCall?.[0].query).toEqual({ page: 3, pageSize: 10 })
  })

  it.each(['abc', '0', '-1', '1.5', '9007199254740993', '1%00'])('refuse an id of %s', async (id) => {
    expect(await send(`/purchases/${id}`, { headers: good })).toMatchObject({
      status: 400,
      key: 'BAD_REQUEST',
    })
  })
})

describe('requests from other sites', () => {
  const origins = [
    'https://evil.example',
    'https://play.example.com.evil.example',
    'http://play.example.com',
    'null',
  ]
  const sites = ['cross-site', 'same-site', 'nonsense']

  it.each([
    ...origins.map((origin) => ({ origin })),
    ...sites.map((site) => ({ 'sec-fetch-site': site })),
    { 'sec-fetch-site': 'cross-site', origin: 'https://play.example.com' },
  ])('change nothing: %o', async (headers) => {
    expect(await activate(valid, { ...json, ...headers } as Record<string, string>)).toMatchObject({
      key: 'FORBIDDEN',
    })
    const logOut = await send('/logout', {
      method: 'POST',
      headers: { ...json, ...good, ...(headers as Record<string, string>) },
    })
    expect(logOut).toMatchObject({ status: 403, key: 'FORBIDDEN' })
    expect(handlers.activateAccount).not.toHaveBeenCalled()
    expect(handlers.logOut).not.toHaveBeenCalled()
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('change nothing through a form with content type %s', async (type) => {
    expect(await activate(valid, { 'content-type': type })).toMatchObject({ status: 415 })
    const logOut = await send('/logout', { method: 'POST', headers: { ...good, 'content-type': type } })
    expect(logOut).toMatchObject({ status: 415, key: 'UNSUPPORTED_MEDIA_TYPE' })
  })

  it.each([
    {},
    { origin: 'https://play.example.com' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { 'content-type': 'application/json; charset=utf-8' },
  ])('do not include our own: %o', async (headers) => {
    expect(await activate(valid, { ...json, ...headers } as Record<string, string>)).toMatchObject({
      status: 200,
    })
  })
})

describe('sessions', () => {
  it.each([
    {},
    { authorization: 'Bearer bad' },
    { authorization: 'Basic Z29vZA==' },
    { authorization: 'good' },
  ])('are required before anything else is checked: %o', async (headers) => {
    const reply = await send('/logs/donations?page=x', { headers: headers as Record<string, string> })
    expect(reply).toMatchObject({ status: 401, key: 'UNAUTHORIZED' })
  })

  it('of another account than the page shows are refused for mutations', async () => {
    const headers = (account: string) => ({ ...json, ...good, 'x-account-id': account })
    expect(await send('/logout', { method: 'POST', headers: headers('1') })).toMatchObject({
      status: 409,
      key: 'ACCOUNT_CHANGED',
    })
    expect(await send('/logout', { method: 'POST', headers: headers('48213') })).toMatchObject({
      status: 200,
    })
  })
})

describe('the log', () => {
  it('contains the endpoint, but never the input', async () => {
    await activate(JSON.stringify({ token: 'a-very-secret-token' }))
    expect(logged).toContain('"endpoint":"activateAccount"')
    expect(logged).not.toContain('a-very-secret-token')
  })
})
