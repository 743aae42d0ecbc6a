import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'
import { codeOf, errorCatalog } from '../errors.ts'
import { entryRefusals } from './batch.ts'
import { type BridgeEndpoint, bridgeErrorsOf, bridgePath, scopes } from './endpoint.ts'
import { batchEndpointNames, bridgeEndpoints } from './endpoints.ts'
import { bridgeErrorKeys } from './errors.ts'

const table: Record<string, BridgeEndpoint> = bridgeEndpoints
const players: Record<string, Endpoint> = endpoints

describe('the table of endpoints for game servers', () => {
  it('has one endpoint per method and path, below its own version', () => {
    const addresses = Object.values(table).map(
      ({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`,
    )
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.filter((address) => !address.includes(` ${bridgePath}/`))).toEqual([])
    const ofPlayers = Object.values(players).filter(({ path }) => path.startsWith(bridgePath))
    expect(ofPlayers).toEqual([])
  })

  it('shares no name with an endpoint for players', () => {
    expect(Object.keys(table).filter((name) => name in players)).toEqual([])
  })

  it.each(Object.entries(table))('%s declares exactly the parameters of its path', (_, { path, params }) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1])
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath)
  })

  it.each(Object.entries(table))('%s lists no error twice', (_, endpoint) => {
    const errors = bridgeErrorsOf(endpoint)
    expect(errors.filter((key, index) => errors.indexOf(key) !== index)).toEqual([])
  })

  it('uses every scope', () => {
    const used = new Set(Object.values(table).map(({ scope }) => scope))
    expect(scopes.filter((scope) => !used.has(scope))).toEqual([])
  })

  it('names the endpoints that take batches', () => {
    expect(batchEndpointNames).toEqual(
      Object.keys(table).filter((name) => 'entries' in (table[name]?.body?.shape ?? {})),
    )
  })
})

describe('the errors that only game servers receive', () => {
  const used = new Set(Object.values(table).flatMap(bridgeErrorsOf))

  it('are all used by an endpoint', () => {
    expect(bridgeErrorKeys.filter((key) => !used.has(key))).toEqual([])
  })

  it('are used by no endpoint for players, so that the app has no text for them', () => {
    expect(bridgeErrorKeys.filter((key) => key in errorCatalog)).toEqual([])
    const ofPlayers = new Set<string>(Object.values(players).flatMap(({ errors }) => errors))
    expect(bridgeErrorKeys.filter((key) => ofPlayers.has(key))).toEqual([])
  })

  it('have the form of all others, as have the refusals of entries', () => {
    for (const key of [...bridgeErrorKeys, ...entryRefusals]) expect(key).toMatch(/^[A-Z]+(?:_[A-Z]+)*$/)
    for (const key of bridgeErrorKeys) expect(codeOf(key)).toBe(`OGG_${key}`)
  })
})
