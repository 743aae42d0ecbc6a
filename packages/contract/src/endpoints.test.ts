import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { bridgeEndpoints } from './bridge/endpoints.ts'
import { impliedErrors, type Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { codeOf, errorCatalog, errorKeys } from './errors.ts'
import { openApiDocument } from './openapi.ts'

const table: Record<string, Endpoint> = endpoints
const document = openApiDocument({ ...table, ...bridgeEndpoints }, 'https://portal.example')

describe('the endpoint table', () => {
  it('has one endpoint per method and path', () => {
    const addresses = Object.values(table).map(
      ({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`,
    )
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(Object.entries(table))('%s declares exactly the parameters of its path', (_, { path, params }) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1])
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath)
  })

  it.each(Object.entries(table))('%s does not repeat errors that its kind implies', (_, entry) => {
    const implied = impliedErrors({ ...entry, errors: [] })
    const banned =
      entry.access === 'guest' ? implied : implied.filter((key) => key !== 'UNAUTHORIZED_BANNED_ACCOUNT')
    expect(entry.errors.filter((key) => banned.includes(key))).toEqual([])
  })

  it('uses the paths of the specification', () => {
    expect(endpoints.getUser).toMatchObject({ method: 'GET', path: '/user/v2' })
    expect(endpoints.logOut).toMatchObject({ method: 'POST', path: '/logout' })
    expect(endpoints.refreshSession).toMatchObject({ method: 'POST', path: '/refresh' })
  })
})

describe('the error catalog', () => {
  it('gives every code the prefix of the product', () => {
    for (const key of errorKeys) expect(codeOf(key)).toBe(`OGG_${key}`)
  })

  it('answers 401 only where logging in again helps', () => {
    const keys = errorKeys.filter((key) => errorCatalog[key] === 401)
    expect(keys).toEqual([
      'SESSION_HANDLE_ERROR',
      'SESSION_REFRESH_ERROR',
      'UNKNOWN_CREDENTIALS',
      'UNAUTHORIZED_SESSION_EXPIRED',
      'UNAUTHORIZED',
    ])
  })
})

describe('the OpenAPI document', () => {
  it('passes a public linter', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: JSON.stringify(document), config })
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    ).toEqual([])
  })

  it('names one operation after every endpoint', () => {
    const operations = Object.values(
      document['paths'] as Record<string, Record<string, { operationId: string }>>,
    )
      .flatMap((path) => Object.values(path))
      .map(({ operationId }) => operationId)
    expect(operations.sort()).toEqual([...Object.keys(table), ...Object.keys(bridgeEndpoints)].sort())
  })
})
