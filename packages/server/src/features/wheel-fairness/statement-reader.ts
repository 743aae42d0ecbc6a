import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { Queries } from '../../database/database.ts'
import { readWheelKeys } from '../fortune-wheel/wheel-signer.ts'

/** The payload of a compact JWS; null unless one of the keys of the wheel signed it. */
export type ReadStatement = (statement: string) => unknown

const textOf = (part: string | undefined) => Buffer.from(part ?? '', 'base64url').toString()

/** Verifies at once, because there are many: promises would take longer than the signatures. */
export async function createStatementReader(queries: Queries): Promise<ReadStatement> {
  const keys = new Map<unknown, KeyObject>()
  for (const { kid, kty = '', crv = '', x = '' } of await readWheelKeys(queries))
    keys.set(kid, createPublicKey({ key: { kty, crv, x }, format: 'jwk' }))
  return (statement) => {
    try {
      const [header, payload, signature] = statement.split('.')
      const { kid } = JSON.parse(textOf(header)) as { kid?: unknown }
      const key = keys.get(kid)
      const signed = Buffer.from(`${header}.${payload}`)
      const isSigned = key && verify(null, signed, key, Buffer.from(signature ?? '', 'base64url'))
      return isSigned ? (JSON.parse(textOf(payload)) as unknown) : null
    } catch {
      return null
    }
  }
}
