/** A random UUID (version 4), also outside a secure context, where `crypto.randomUUID` is missing. */
export function randomUuid(
  source: Pick<typeof crypto, 'getRandomValues'> & Partial<Pick<typeof crypto, 'randomUUID'>> = crypto,
): string {
  if (source.randomUUID) return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    if (index === 8) return (byte & 0x3f) | 0x80
    return byte
  }).map((byte) => byte.toString(16).padStart(2, '0'))
  return [4, 6, 8, 10, 16]
    .map((end, part) => hex.slice(part === 0 ? 0 : part * 2 + 2, end).join(''))
    .join('-')
}
