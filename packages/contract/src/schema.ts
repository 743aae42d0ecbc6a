import * as z from 'zod/mini'

// Zod compiles parsers with `new Function`, which the portal's Content-Security-Policy forbids in a browser.
if ('document' in globalThis) z.config({ jitless: true })

/** Names under which schemas appear as components of the OpenAPI document. */
export const componentSchemas = z.registry<{ id: string }>()

/** Gives a schema its component name in the OpenAPI document. */
export function named<S extends z.ZodMiniType>(id: string, schema: S): S {
  componentSchemas.add(schema, { id })
  return schema
}

/** ID assigned by the database: a positive safe integer. */
export const Id = z.int().check(z.positive())

/** Moment in time, ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime()

/** SHA-256 in hexadecimal. */
export const HexHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** Amount of Olympus Coins: integer, never negative. */
export const Coins = z.int().check(z.nonnegative())

/** Amount of money in minor units of its currency. */
export const AmountCents = z.int().check(z.nonnegative())

/** ISO 4217 currency code. */
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/))

export { z }
