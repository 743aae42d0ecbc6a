import { getUser } from '@olympus/contract/account'
import { getSupport } from '@olympus/contract/support'
import { expect, it } from 'vitest'
import { testMetrics } from '../testing/metric-values.ts'
import { fromElsewhere, newPlayer } from '../testing/test-account.ts'
import { testApp } from '../testing/test-app.ts'
import { withTestDatabase } from '../testing/test-database.ts'

const database = withTestDatabase()

it('counts and times requests by the name of what they call', async () => {
  const { metrics, valueOf } = testMetrics()
  const app = testApp({ database, metrics })
  await app.call(getSupport)
  await app.call(getSupport)
  await app.call(getUser)
  await app.fetch('/login')
  const seriesOf = (endpoint: string, status: string) =>
    valueOf(`olympus_http_requests_total{endpoint="${endpoint}",method="GET",status="${status}"}`)
  expect(await seriesOf('getSupport', '2xx')).toBe(2)
  expect(await seriesOf('getUser', '4xx')).toBe(1)
  expect(await seriesOf('portal', '4xx')).toBe(1)
  expect(await valueOf('olympus_http_request_duration_seconds_count{endpoint="getSupport"}')).toBe(2)
  expect(await valueOf('olympus_http_refusals_total{key="UNAUTHORIZED"}')).toBe(1)
})

it('has no series for a path, an id or a method that clients make up', async () => {
  const { metrics, registry, seriesOf } = testMetrics()
  const app = testApp({ database, metrics })
  for (let number = 0; number < 50; number++) {
    const id = `made-up-${number}`
    await app.fetch(`/api/${id}`)
    await app.fetch(`/api/purchases/${id}`)
    await app.fetch(`/api/account/exports/${id}`)
    await app.fetch(`/pages/${id}`)
    await app.fetch('/api/support', { method: `${'X'.repeat(number + 1)}` })
  }
  expect(await seriesOf('olympus_http_requests_total')).toEqual([
    'olympus_http_requests_total{endpoint="unknown",method="GET",status="4xx"}',
    'olympus_http_requests_total{endpoint="getPurchase",method="GET",status="4xx"}',
    'olympus_http_requests_total{endpoint="dataExport",method="GET",status="4xx"}',
    'olympus_http_requests_total{endpoint="portal",method="GET",status="4xx"}',
    'olympus_http_requests_total{endpoint="unknown",method="other",status="4xx"}',
  ])
  expect(await registry.metrics()).not.toContain('made-up')
})

it('counts what exceeds the limits of one account or network', async () => {
  const { metrics, valueOf } = testMetrics()
  const variables = { REQUESTS_PER_ACCOUNT: '5', REQUESTS_PER_NETWORK: '10' }
  const app = testApp({ database, metrics, variables })
  const player = await newPlayer(testApp({ database }))
  for (let count = 0; count < 3; count++) await app.call(getUser, { as: player, headers: fromElsewhere() })
  const headers = fromElsewhere()
  for (let count = 0; count < 6; count++) await app.call(getSupport, { headers })
  expect(await valueOf('olympus_limits_exceeded_total{limit="requests-of-account"}')).toBe(2)
  expect(await valueOf('olympus_limits_exceeded_total{limit="requests-of-network"}')).toBe(4)
  expect(await valueOf('olympus_http_refusals_total{key="TOO_MANY_REQUESTS"}')).toBe(6)
  const refused = 'olympus_http_requests_total{endpoint="getSupport",method="GET",status="4xx"}'
  expect(await valueOf(refused)).toBe(4)
})
