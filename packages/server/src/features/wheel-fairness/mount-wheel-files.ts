import fs from 'node:fs/promises'
import path from 'node:path'
import { wheelKeysPath, wheelScriptPath, wheelVectorsPath } from '@olympus/contract/wheel-fairness'
import type { Hono } from 'hono'
import { securityHeaders } from '../../http/security-headers.ts'
import { readWheelKeys } from '../fortune-wheel/wheel-signer.ts'
import type { Ports } from '../ports.ts'

const directory = path.join(import.meta.dirname, '../../../../contract/verify-spin')

const files = [
  { at: wheelScriptPath, name: 'verify-spin.mjs', type: 'text/javascript; charset=utf-8' },
  { at: wheelVectorsPath, name: 'test-vectors.json', type: 'application/json; charset=utf-8' },
]

/** Serves what verifies a spin: the public keys, the script and the test vectors. */
export function mountWheelFiles(app: Hono, { database, publicUrl }: Ports): void {
  const headers = { ...securityHeaders(publicUrl), 'cache-control': 'no-cache' }
  app.get(wheelKeysPath, async () => {
    const keys = await readWheelKeys(database)
    return new Response(JSON.stringify({ keys }), {
      headers: { ...headers, 'content-type': 'application/jwk-set+json' },
    })
  })
  for (const { at, name, type } of files)
    app.get(at, async () => {
      const text = await fs.readFile(path.join(directory, name), 'utf8')
      return new Response(text, { headers: { ...headers, 'content-type': type } })
    })
}
