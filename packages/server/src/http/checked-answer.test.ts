import type { Envelope } from '@olympus/contract/envelope'
import { beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { createRequestLimits } from '../limits/request-limits.ts'
import { createLog } from '../log.ts'
import { publicVariables } from '../testing/public-variables.ts'
import { recordedApp } from '../testing/recorded-app.ts'
import { testSecretBox } from '../testing/test-secret-box.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import type { Handlers } from './handlers.ts'
import { serve } from './serve.ts'
import type { Session } from './session.ts'

const database = withTestDatabase()

const session: Session = {
  sessionId: 'a-session',
  accountId: 48_213,
  generation: 1,
  role: 'PLAYER',
  isSteppedUp: false,
}
const handlers = { listDonationLogs: vi.fn<Handlers<'listDonationLogs'>['listDonationLogs']>() }
const entry = {
  id: 1,
  createdAt: '2026-01-02T00:00:00.000Z',
  coins: 5000,
  bonusCoins: 750,
  amountCents: 4999,
  currency: 'EUR',
  method: 'card',
  returnedAmountCents: 0,
  withdrawableUntil: null,
  withdrawalEndsAt: null,
  state: 'succeeded',
  failure: null,
} as const
const page = { entries: [entry], totalEntries: 1, page: 1, pageSize: 10 }

let logged = ''
beforeEach(() => {
  vi.resetAllMocks()
  logged = ''
})

/** As in production: `refusesExtraFields` is not set. */
async function read() {
  const app = recordedApp(createLog('info', { write: (line) => void (logged += line) }))
  serve(app, handlers, {
    config: readConfig(publicVariables),
    database,
    secretBox: testSecretBox,
    holdAccount: async () => null,
    identify: async () => session.accountId,
    requestLimits: { accounts: createRequestLimits(null), networks: createRequestLimits(null) },
    authenticate: async () => session,
  })
  const response = await app.request('https://play.example.com/api/logs/donations', {
    headers: { authorization: 'Bearer good' },
  })
  const { data } = (await response.json()) as Envelope
  return { status: response.status, data, requestId: response.headers.get('x-request-id') }
}

it.each([
  ['at the top', { ...page, passwordHash: 'a-hash' }, 'passwordHash'],
  [
    'of an entry',
    { ...page, entries: [entry, { ...entry, id: 2, clientAddress: 'a-hash' }] },
    'entries.1.clientAddress',
  ],
])('a field that the schema does not know stays here and is logged: %s', async (_, reply, extraField) => {
  handlers.listDonationLogs.mockResolvedValue(reply)
  const { status, data, requestId } = await read()
  expect(status).toBe(200)
  expect(data).toEqual({ ...page, entries: reply.entries.map(({ id }) => ({ ...entry, id })) })
  expect(JSON.parse(logged)).toMatchObject({
    level: 'error',
    requestId,
    endpoint: 'listDonationLogs',
    extraField,
  })
  expect(logged).not.toContain('a-hash')
})

it.each([
  { entries: [], totalEntries: 0, page: 1 },
  { ...page, totalEntries: '0' },
])('a reply that does not fit its schema is a fault: %o', async (reply) => {
  handlers.listDonationLogs.mockResolvedValue(reply as unknown as typeof page)
  expect(await read()).toMatchObject({ status: 500, data: { requestId: expect.any(String) as string } })
})
