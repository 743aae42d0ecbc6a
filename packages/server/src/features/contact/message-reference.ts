/** Crockford's base 32: no letters that look like digits. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The reference of a message, such as `CT-4Q7K-218X`. Eight characters, 40 bits of its hash. */
export function referenceOf(hash: Buffer): string {
  const letters = [...hash.subarray(0, 8)].map((byte) => digits[byte % digits.length]).join('')
  return `CT-${letters.slice(0, 4)}-${letters.slice(4)}`
}
