/** Version of the algorithm below. It never changes: another algorithm gets another name. */
export const wheelAlgorithm = 'olympus-wheel/1'

/**
 * The sets of rewards. Every 30th spin since the last jackpot draws from the jackpot set, and no other does.
 */
export const rewardSets = ['regular', 'jackpot'] as const
export type RewardSet = (typeof rewardSets)[number]

const encoder = new TextEncoder()

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Bytes of a text of hexadecimal digits. */
export const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  )

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export const textHash = async (text: string): Promise<string> => toHex(await sha256(encoder.encode(text)))

/** The hashes of the texts of both sets of a table, in hexadecimal. */
export type TableHashes = Readonly<Record<RewardSet, string>>

/**
 * The fingerprint that is shown before a seed is used: SHA-256 of the algorithm's name, the 32 bytes of the
 * server's seed and the hashes of the tables that it draws from. In hexadecimal.
 */
export const seedHashOf = async (
  serverSeed: Uint8Array,
  { regular, jackpot }: TableHashes,
): Promise<string> =>
  toHex(await sha256(concat(encoder.encode(wheelAlgorithm), serverSeed, fromHex(regular), fromHex(jackpot))))

export interface DrawInput {
  /** 32 bytes. */
  readonly serverSeed: Uint8Array<ArrayBuffer>
  readonly clientSeed: string
  /** Counts the spins of a seed from 0, without gaps. */
  readonly nonce: number
  readonly set: RewardSet
  /** Sum of the weights of the set: 1 to 2^31. */
  readonly weightTotal: number
}

const wordRange = 2 ** 32
const wordBytes = 4

/**
 * The number that a spin draws: 0 to `weightTotal` - 1, each equally likely. Takes the first big-endian word
 * of HMAC-SHA-256(server seed, `clientSeed:nonce:set:block`) that is below the largest multiple of
 * `weightTotal`, in this and the following blocks.
 */
export async function drawNumber({
  serverSeed,
  clientSeed,
  nonce,
  set,
  weightTotal,
}: DrawInput): Promise<number> {
  const key = await crypto.subtle.importKey('raw', serverSeed, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const limit = wordRange - (wordRange % weightTotal)
  for (let block = 0; ; block++) {
    const text = encoder.encode(`${clientSeed}:${nonce}:${set}:${block}`)
    const words = new DataView(await crypto.subtle.sign('HMAC', key, text))
    for (let offset = 0; offset < words.byteLength; offset += wordBytes) {
      const word = words.getUint32(offset)
      if (word < limit) return word % weightTotal
    }
  }
}

/** Index of the row that a number falls on: the first one whose cumulative weight exceeds it. */
export function rowOfDraw(weights: readonly number[], draw: number): number {
  let end = 0
  return weights.findIndex((weight) => {
    end += weight
    return draw < end
  })
}
