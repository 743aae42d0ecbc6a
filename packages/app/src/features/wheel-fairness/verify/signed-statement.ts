import { z } from '@olympus/contract/schema'

/** The public keys, as the server publishes them: a JSON Web Key Set with keys for Ed25519. */
export const WheelKeys = z.object({
  keys: z.array(
    z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), kid: z.string(), x: z.string() }),
  ),
})
export type WheelKeys = z.output<typeof WheelKeys>

const Header = z.object({ alg: z.enum(['EdDSA', 'Ed25519']), kid: z.string() })

/** A signed statement that was read but not checked. */
export interface SignedStatement<Statement> {
  readonly keyId: string
  readonly statement: Statement
  /** What the signature is of. */
  readonly signedText: string
  readonly signature: Uint8Array<ArrayBuffer>
}

/** Null if the text is no base64url, or another spelling of the same bytes, which has another hash. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
    const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
    return again === base64url ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : null
  } catch {
    return null
  }
}

function jsonOf(bytes: Uint8Array | null): unknown {
  try {
    return bytes && JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

/** Reads a compact JWS. Null if it is none, or if its payload is not what is wanted. */
export function readStatement<Schema extends z.ZodMiniType>(
  schema: Schema,
  jws: string,
): SignedStatement<z.output<Schema>> | null {
  const [header = '', payload = '', signature = '', ...rest] = jws.split('.')
  const read = z.safeParse(Header, jsonOf(bytesOf(header)))
  const statement = z.safeParse(schema, jsonOf(bytesOf(payload)))
  const signatureBytes = bytesOf(signature)
  if (rest.length > 0 || !read.success || !statement.success || !signatureBytes) return null
  return {
    keyId: read.data.kid,
    statement: statement.data,
    signedText: `${header}.${payload}`,
    signature: signatureBytes,
  }
}

export type SignatureState = 'valid' | 'invalid' | 'unknown-key' | 'unsupported'

/** Whether one of our keys made the signature. `unsupported` if the browser has no Ed25519. */
export async function checkSignature(
  { keyId, signedText, signature }: Omit<SignedStatement<unknown>, 'statement'>,
  { keys }: WheelKeys,
): Promise<SignatureState> {
  const key = keys.find(({ kid }) => kid === keyId)
  if (!key) return 'unknown-key'
  const { kty, crv, x } = key
  let publicKey
  try {
    publicKey = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify'])
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return 'unsupported'
    return 'unknown-key'
  }
  const text = new TextEncoder().encode(signedText)
  return (await crypto.subtle.verify('Ed25519', publicKey, signature, text)) ? 'valid' : 'invalid'
}
